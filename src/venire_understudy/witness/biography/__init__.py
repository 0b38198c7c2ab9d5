"""What any witness is asked about itself: name, calling, career, whom it knows."""
