#!/bin/sh
# snapshots.sh: what Bazel runs, once for each shard.
set -eu

# A test's files are links into the checkout.
cd "$(dirname "$(readlink -f "$0")")"
# Bazel keeps what lies there as test.outputs.
export SNAPSHOT_ARTIFACTS="$TEST_UNDECLARED_OUTPUTS_DIR/snapshots"
export CI=true
swift package --scratch-path ".build/shard-$TEST_SHARD_INDEX" \
  --allow-writing-to-package-directory quarterturn verify
# Bazel takes JUnit's XML where it says.
if [ -n "${XML_OUTPUT_FILE:-}" ] && [ -f "$SNAPSHOT_ARTIFACTS/junit.xml" ]; then
  cp "$SNAPSHOT_ARTIFACTS/junit.xml" "$XML_OUTPUT_FILE"
fi
