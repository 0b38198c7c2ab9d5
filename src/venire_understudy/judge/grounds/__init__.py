"""What a judge looks at under each ground but hearsay, from compound questions to personal knowledge."""
