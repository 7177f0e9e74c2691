import Foundation
import PseudoTerminal
import Testing

@Suite(.blocking) struct `The release script` {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources").standardized.path

  /// A program that answers as flowsh does what the script asks, and is packed in no time.
  private static let standIn = """
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    int main(int count, char **arguments) {
      char path[4096];
      if (strcmp(arguments[1], "sdk") == 0) return getenv("UNFIT") != NULL;
      if (strcmp(arguments[1], "--version") == 0) puts("flowsh 1.2.3");
      else if (strcmp(arguments[1], "--generate-manual") != 0) puts("completion");
      else for (int page = 0; page < 2; page++) {
        snprintf(path, sizeof path, "%s/%s", arguments[2], page ? "flowsh-walk.5" : "flowsh.1");
        FILE *file = fopen(path, "w");
        fputs("page", file);
        fclose(file);
      }
      return 0;
    }

    """

  /// Commands that make a repository with the script, the stand-in, and an SDK of one file.
  private static func setUp(in folder: Directory) -> String {
    folder.write(standIn, to: "program.c")
    return """
      set -e; cd '\(folder.path)'; PATH='\(String(cString: getenv("PATH")))'
      export HOME=$PWD GIT_CONFIG_NOSYSTEM=1
      mkdir -p repository/Sources sdk/modules
      cp '\(sources)/install.sh' '\(sources)/release.sh' repository/Sources
      echo '// the manifest' > repository/Package.swift
      echo '{}' > sdk/sdk.json
      cd repository; git init -q; git config user.name 'A. Author'; git config user.email a@b.example
      git add .; git commit -q -m one; cd ..
      clang -g -Wl,--build-id=sha1 -o program program.c
      export FLOWSH=$PWD/program SDK=$PWD/sdk

      """
  }

  @Test func `packs the same files into an archive and a Debian package, twice the same bytes`()
    throws
  {
    let folder = try Directory()
    let run = try Program.shell(
      Self.setUp(in: folder) + """
        sh repository/Sources/release.sh one > made
        touch sdk/sdk.json; (umask 077; sh repository/Sources/release.sh two >> made)
        sed "s|$PWD/||; s/x86_64/ARCH/g; s/amd64/ARCH/g" made
        diff -r one two
        cd one; sha256sum --check --quiet *.sha256
        tar --list -f *.tar.xz | grep -v '/$' | sed 's/x86_64/ARCH/; s|/[^/]*/[^/]*.debug$|/ID|'
        echo; dpkg-deb --fsys-tarfile *.deb | tar --list | grep usr/bin/
        dpkg-deb --field *.deb Version Maintainer Depends | sed 's/>= [0-9.]*/>= GLIBC/'
        mkdir x; tar -x -C x --strip-components=1 -f *.tar.xz
        x/bin/flowsh --version; gzip -dc x/share/man/man1/flowsh.1.gz; echo
        llvm-objcopy --dump-section .debug_line=line x/lib/debug/.build-id/*/*.debug; test -s line
        ! llvm-objcopy --dump-section .debug_line=none x/bin/flowsh 2> /dev/null
        """)
    let prefix = "flowsh-1.2.3-linux-ARCH"
    #expect(
      run.output == """
        one/\(prefix).tar.xz
        one/flowsh_1.2.3_ARCH.deb
        one/flowsh-1.2.3-ARCH.sha256
        two/\(prefix).tar.xz
        two/flowsh_1.2.3_ARCH.deb
        two/flowsh-1.2.3-ARCH.sha256
        \(prefix)/bin/flowsh
        \(prefix)/lib/debug/.build-id/ID
        \(prefix)/lib/flowsh/sdk/sdk.json
        \(prefix)/share/bash-completion/completions/flowsh
        \(prefix)/share/doc/flowsh/changelog.gz
        \(prefix)/share/doc/flowsh/copyright
        \(prefix)/share/fish/vendor_completions.d/flowsh.fish
        \(prefix)/share/flowsh/source/Package.swift
        \(prefix)/share/flowsh/source/Sources/install.sh
        \(prefix)/share/flowsh/source/Sources/release.sh
        \(prefix)/share/man/man1/flowsh.1.gz
        \(prefix)/share/man/man5/flowsh-walk.5.gz
        \(prefix)/share/zsh/site-functions/_flowsh

        ./usr/bin/
        ./usr/bin/flowsh
        Version: 1.2.3
        Maintainer: A. Author <a@b.example>
        Depends: libc6 (>= GLIBC), libedit2, libgcc-s1, libstdc++6
        flowsh 1.2.3
        page

        """, "\(run)")
    #expect(run.status == .exited(0))
  }

  @Test func `packs no SDK that doesn't fit`() throws {
    let folder = try Directory()
    let run = try Program.shell(
      Self.setUp(in: folder) + """
        UNFIT=1 sh repository/Sources/release.sh made || { status=$?; ls made; exit $status; }
        """)
    #expect(run.output == "" && run.status == .exited(1), "\(run)")
  }

  @Test func `refuses sources that aren't committed, before it builds anything`() throws {
    let folder = try Directory()
    let run = try Program.shell(
      Self.setUp(in: folder) + """
        echo changed >> repository/Package.swift; touch repository/Sources/new.swift
        sh repository/Sources/release.sh made || { status=$?; ls made; exit $status; }
        """)
    #expect(run.output == "" && run.status == .exited(65))
    #expect(
      run.errors == """
        a release is made of a commit; commit or stash these changes first:
         M Package.swift
        ?? Sources/new.swift

        """)
  }
}
