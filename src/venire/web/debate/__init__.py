"""The pages and the JSON interface of debates."""
