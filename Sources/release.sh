#!/bin/sh
# Makes a release of the current commit, as an archive and as a Debian package, in a folder, by default
# the current one:
#
#   sh Sources/release.sh ~/releases
#
# Both contain the static program, its debug data, the SDK for this machine's Swift, the sources for an
# SDK of another one, the manual pages and the completion scripts. The same commit and the same
# toolchain give the same bytes on every machine. The build takes half an hour on two cores. If FLOWSH
# is set to the path of a built program, and SDK to the folder of an SDK, it packs those.
set -eu
umask 022
export LC_ALL=C TZ=UTC

case ${1:-} in
  -*) echo "usage: sh Sources/release.sh [FOLDER]" >&2; exit 64 ;;
esac
for tool in dpkg-deb git gzip swiftc xz; do
  command -v $tool > /dev/null || { echo "release.sh needs $tool" >&2; exit 69; }
done
mkdir -p "${1:-.}"
output=$(cd "${1:-.}" && pwd)
cd "$(dirname "$0")/.."
changes=$(git status --porcelain -- Package.swift Sources)
if [ -n "$changes" ]; then
  echo "a release is made of a commit; commit or stash these changes first:" >&2
  echo "$changes" >&2
  exit 65
fi
# The branch may move in the meantime.
commit=$(git rev-parse HEAD)
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct "$commit")
export SOURCE_DATE_EPOCH

if [ -n "${FLOWSH:-}" ] && [ -n "${SDK:-}" ]; then
  work=$(mktemp -d)
else
  # A path that all machines have, because some places in a program name the path of its sources.
  work=/tmp/flowsh-release
  mkdir "$work" || { echo "another release is being made; if not, remove $work" >&2; exit 75; }
fi
trap 'rm -rf "$work"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
root=$work/root
source=$root/usr/share/flowsh/source
mkdir -p "$source" "$work/build"
git -c tar.umask=0022 archive "$commit" Package.swift Sources | tar -x -C "$source"
cp -R "$source/." "$work/build"

DESTDIR=$root sh "$work/build/Sources/install.sh" /usr >&2
program=$root/usr/bin/flowsh
version=$("$program" --version)
version=${version##* }
if [ -z "${SDK:-}" ]; then
  # From the copy, because SwiftPM writes beside the manifests.
  XDG_CACHE_HOME=$work/cache "$program" sdk build --configuration release --flowsh "$work/build" \
    --into "$root/usr/lib/flowsh/sdk"
else
  mkdir -p "$root/usr/lib/flowsh"
  cp -R "$SDK" "$root/usr/lib/flowsh/sdk"
fi
"$program" sdk check --sdk "$root/usr/lib/flowsh/sdk" --flowsh "$source" > "$work/checked"

# The debug data goes to the file where debuggers, and flowsh itself, look for it. The symbols stay in
# the program, which can name calls without that file.
objcopy=$(swiftc -print-target-info | sed -n 's|.*"runtimeResourcePath": "\(.*\)/lib/swift".*|\1/bin/llvm-objcopy|p')
"$objcopy" --dump-section ".note.gnu.build-id=$work/id" "$program"
id=$(od -An -v -tx1 -j16 "$work/id" | tr -d ' \n')
debug=$root/usr/lib/debug/.build-id/${id%"${id#??}"}/${id#??}.debug
mkdir -p "$(dirname "$debug")"
"$objcopy" --only-keep-debug "$program" "$work/debug"
"$objcopy" --remove-section .symtab --remove-section .strtab "$work/debug" "$debug"
chmod 644 "$debug"
"$objcopy" --strip-debug "$program"

gzip -9n "$root"/usr/share/man/man*/*
documents=$root/usr/share/doc/flowsh
mkdir -p "$documents" "$root/usr/share/lintian/overrides" "$work/DEBIAN"
maintainer=$(git log -1 --format='%an <%ae>' "$commit")
cat > "$documents/copyright" << END
This package was made from commit $commit of flowsh.

Copyright $(date -u -d "@$SOURCE_DATE_EPOCH" +%Y) the authors of flowsh, who have not stated a license. The program contains parts of other works, each under its
own license: the runtime and Foundation of Swift and swift-argument-parser (Apache License 2.0 with
Runtime Library Exception), Yams with libyaml (MIT licenses), swift-syntax (likewise, in lib/flowsh/sdk), OpenCombine (MIT license, in
lib/flowsh/sdk), ICU (Unicode License), libedit, libbsd and libmd (BSD licenses), ncurses (MIT license),
and the GNU C library (GNU Lesser General Public License 2.1 or later). The Apache License and the GNU
licenses are in /usr/share/common-licenses.
END
gzip -9n > "$documents/changelog.gz" << END
flowsh ($version) unstable; urgency=medium

  * Commit $commit.

 -- $maintainer  $(date -u -d "@$SOURCE_DATE_EPOCH" '+%a, %d %b %Y %H:%M:%S +0000')
END
cat > "$root/usr/share/lintian/overrides/flowsh" << END
# The program runs on machines of other distributions, too.
flowsh: statically-linked-binary [usr/bin/flowsh]
flowsh: embedded-library ncurses [usr/bin/flowsh]
# Yams is made of this library, which is no package of its own there.
flowsh: embedded-library libyaml [usr/bin/flowsh]
# flowsh names calls by its own symbols, and with lines by its debug data.
flowsh: unstripped-binary-or-object [usr/bin/flowsh]
flowsh: unstripped-binary-or-object [usr/lib/flowsh/sdk/bin/flowsh-adapt]
# The build plugin has the adapter find the toolchain's libraries wherever they are.
flowsh: custom-library-search-path * [usr/lib/flowsh/sdk/bin/flowsh-adapt]
flowsh: debug-suffix-not-dbg [usr/lib/debug/.build-id/]
# The argument parser writes this line.
flowsh: bash-completion-with-hashbang *
# Sources as they are in the repository, run by "sh".
flowsh: script-not-executable [usr/share/flowsh/source/*]
END

# In the order of their names, with the time of the commit.
find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
machine=$(uname -m)
folder=flowsh-$version-linux-$machine
tar --create --format=gnu --sort=name --owner=0 --group=0 --numeric-owner --directory="$root" \
  --exclude=usr/share/lintian --transform="flags=r;s|^usr|$folder|" usr > "$work/archive.tar"
# The number of threads decides how the data is divided.
xz -6 -T2 < "$work/archive.tar" > "$work/$folder.tar.xz"

architecture=$(dpkg --print-architecture)
package=flowsh_${version}_$architecture.deb
size=$(find "$root" -printf '%y %s\n' |
  awk '{ kilobytes += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print kilobytes }')
mkdir "$root/DEBIAN"
cat > "$root/DEBIAN/control" << END
Package: flowsh
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $size
Depends: libc6 (>= $(getconf GNU_LIBC_VERSION | cut -d ' ' -f 2)), libedit2, libgcc-s1, libstdc++6
Section: devel
Priority: optional
Description: shell for the navigation of iOS apps
 flowsh runs an app's own coordinators and view controllers on a faithful
 model of UIKit, without a Mac or a simulator. You drive the app from a
 prompt, a pipe, a script or a Swift test.
 .
 An app of your own also needs a Swift toolchain, from https://swift.org.
END
(cd "$root" && find usr -type f | sort | xargs -d '\n' md5sum > DEBIAN/md5sums)
find "$root/DEBIAN" -exec touch -d "@$SOURCE_DATE_EPOCH" {} +
# With more threads, the bytes depend on how many cores the machine has.
dpkg-deb --root-owner-group --threads-max=1 -Zxz --build "$root" "$work/$package" > "$work/packed"

(cd "$work" && sha256sum "$folder.tar.xz" "$package" > "flowsh-$version-$machine.sha256")
for file in "$folder.tar.xz" "$package" "flowsh-$version-$machine.sha256"; do
  mv -f "$work/$file" "$output/$file"
  echo "$output/$file"
done
