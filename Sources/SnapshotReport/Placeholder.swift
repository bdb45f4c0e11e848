// Verdicts as pages and files.
