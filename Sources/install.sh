#!/bin/sh
# Installs flowsh with its manual pages and completion scripts below a prefix, /usr/local by default:
#
#   sh Sources/install.sh ~/.local
#
# It builds a static executable, which needs no Swift on the machine where it runs. If FLOWSH is set to
# the path of a built program, it installs that one. DESTDIR is put before the prefix, for packages:
# the program then names its sources at the place where release.sh installs them.
set -eu

prefix=${1:-/usr/local}
case $prefix in
  -*) echo "usage: sh Sources/install.sh [PREFIX]" >&2; exit 64 ;;
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac
case ${DESTDIR:-} in
  '' | /*) root=${DESTDIR:-}$prefix ;;
  *) root=$PWD/$DESTDIR$prefix ;;
esac

# Before the build, which takes minutes.
mkdir -p "$root/bin"
test -w "$root/bin" || { echo "$root/bin: no permission to write" >&2; exit 74; }

if [ -z "${FLOWSH:-}" ]; then
  cd "$(dirname "$0")/.."
  # A command takes 10 % less time without the checks of exclusive access, with functions specialized
  # for other modules, and where lld puts the code; lld also links in 1 s instead of 3.5.
  set -- -c release --product flowsh --static-swift-stdlib -Xswiftc -static-executable \
    -Xlinker -lbsd -Xlinker -lmd -Xlinker -ltinfo -Xswiftc -use-ld=lld \
    -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -cross-module-optimization \
    -Xlinker --build-id=sha1
  if [ -n "${DESTDIR:-}" ]; then
    toolchain=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1|p')
    # Otherwise, objects depend on the times of headers.
    set -- "$@" -Xswiftc -DFLOWSH_RELEASE -Xcc -Xclang -Xcc -fno-pch-timestamp
    for map in "$toolchain=/usr" "$PWD=$prefix/share/flowsh/source"; do
      set -- "$@" -Xswiftc -file-prefix-map -Xswiftc "$map" -Xcc "-ffile-prefix-map=$map"
    done
  fi
  swift build "$@"
  FLOWSH=$(swift build "$@" --show-bin-path)/flowsh
fi

place() {
  mkdir -p "$(dirname "$2")"
  # Not over the old file, which may be running. Each is a command of its own, so that the first that
  # fails ends the script.
  new=$2.new
  cp "$1" "$new"
  chmod "$3" "$new"
  mv -f "$new" "$2"
  new=
  echo "$2"
}

made=$(mktemp -d)
new=
trap 'rm -rf "$made" ${new:+"$new"}' EXIT
cp "$FLOWSH" "$made/flowsh"
for shell in bash zsh fish; do
  "$made/flowsh" --generate-completion-script "$shell" > "$made/$shell"
done
"$made/flowsh" --generate-manual "$made" > "$made/pages"

share=$root/share
place "$made/flowsh" "$root/bin/flowsh" 755
place "$made/flowsh.1" "$share/man/man1/flowsh.1" 644
place "$made/flowsh-walk.5" "$share/man/man5/flowsh-walk.5" 644
place "$made/bash" "$share/bash-completion/completions/flowsh" 644
place "$made/zsh" "$share/zsh/site-functions/_flowsh" 644
place "$made/fish" "$share/fish/vendor_completions.d/flowsh.fish" 644
echo "\"flowsh doctor\" says what else it needs"
