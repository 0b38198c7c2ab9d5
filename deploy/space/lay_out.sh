#!/bin/sh
# Lay out a Space: copy what its image is built from into a folder. Usage: sh deploy/space/lay_out.sh FOLDER
set -eu
to=${1:?"Name the folder of the Space: sh deploy/space/lay_out.sh FOLDER"}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$to"
rm -rf "$to/src"
cp "$here/README.md" "$here/Dockerfile" "$root/requirements.txt" "$root/pyproject.toml" "$root/LICENSE" "$to/"
cp -R "$root/src" "$to/src"
find "$to/src" -name __pycache__ -type d -prune -exec rm -rf {} +
