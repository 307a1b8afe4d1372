"""What lies on the table and acts by itself: continuous values, triggers, targets."""
