"""From a request to an open session, and on from one that was held before."""
