"""Long measurements of a running server and of its web client; `scripts/soak` starts them."""
