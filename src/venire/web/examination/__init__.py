"""The pages and the JSON interface of examinations, trials and drills."""
