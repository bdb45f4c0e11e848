// A verdict becomes a failure.
