"""Where cases come from: the shipped ones, local files; reading them safely, and saying clearly what is wrong."""
