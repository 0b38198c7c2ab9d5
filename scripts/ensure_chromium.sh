#!/bin/sh
# The browser tests need a Chromium. Where there is none and we may install one (Debian, root), do; else say so.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing Chromium for the browser tests..."
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >/dev/null && exit 0
fi
echo "There is no Chromium: the browser tests are left out. Install it to run them (Debian: apt-get install chromium)."
