#!/bin/sh
# Builds and runs all tests: those of flowsh, and of its packages Adapter, Combine and Workbench. The packages share
# a build folder, so that nothing is compiled twice. A target may import only what its package declares for it.
# Arguments go to "swift test".
set -eu
cd "$(dirname "$0")/.."
for package in . Sources/Adapter Sources/Combine Sources/Workbench; do
  # Without this plan of the last build, SwiftPM doesn't take one package for another.
  rm -f .build/debug.yaml
  swift test --package-path "$package" --scratch-path .build \
    --explicit-target-dependency-import-check error "$@"
done
