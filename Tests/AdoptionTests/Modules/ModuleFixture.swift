import Foundation
import TestSupport

@testable import Adoption

/// A project with packages, and programs that compile by copying files.
///
/// A line `needs iOS` is an error that the source adapter mends, `needs UIGlass` one that it leaves
/// out, `needs luck` one that stays, and `needs memory` the end of a compiler that is killed.
struct ModuleFixture {
  let project: ProjectFixture
  private let sdks: SDKFixture
  private var tools: TemporaryFolder { sdks.folder }
  let sdk: SDK
  let cache: ModuleCache

  init() throws {
    project = try ProjectFixture()
    sdks = try SDKFixture()
    sdk = try sdks.write("sdk")
    cache = ModuleCache(sdks.folder.file("cache/packages"))
    try program(
      "usr/bin/swiftc",
      """
      if [ "$1" = -print-target-info ]; then
        echo '{"compilerVersion": "Swift 7", "target": {"triple": "arm64-linux"},'
        echo '"paths": {"runtimeResourcePath": "\(tools.file("usr/lib/swift"))"}}'
        exit
      fi
      echo "$*" >> "\(tools.path)/log"
      files=
      while [ $# -gt 0 ]; do
        case $1 in
          -emit-module-path) module=$2; shift ;;
          -o) object=$2; shift ;;
          *.swift) files="$files $1" ;;
        esac
        shift
      done
      for file in $files; do
        if grep -q '^needs memory' "$file"; then
          echo "error: compile command failed due to signal 9 (use -v to see invocation)"
          exit 1
        fi
        if grep -q '^needs' "$file"; then
          echo "$file:1:1: error: cannot find '$(sed -n 's/^needs //p' "$file")' in scope"
          exit 1
        fi
      done
      cat $files > "$module"; cat $files > "$object"
      """)
    try program(
      "usr/bin/clang",
      "echo \"clang $*\" >> \"\(tools.path)/log\"\nfor last; do :; done; echo > \"$last\"")
    try program("usr/bin/llvm-ar", "cp \"$3\" \"$2\"")
    // An object ends with the content of its new section.
    try program("usr/bin/llvm-objcopy", "cat \"${2#*=}\" >> \"$3\"")
    try program(
      "usr/bin/swift",
      """
      folder=$3
      case $4 in
        dump-package) cat "$folder/manifest.json" || exit 1 ;;
        resolve)
          name=$(sed -n 's,.*https://x.y/\\([A-Za-z]*\\).*,\\1,p' "$folder/Package.swift")
          echo "fetch $name" >> "\(tools.path)/log"
          if [ ! -d "\(tools.path)/remote/$name" ]; then
            echo "error: Failed to clone repository https://x.y/$name"; exit 1
          fi
          mkdir -p "$folder/.build"; cp -r "\(tools.path)/remote/$name" "$folder/.build/checkouts"
          mv "$folder/.build/checkouts/workspace-state.json" "$folder/.build" 2> /dev/null || : ;;
      esac
      """)
    try program(
      "sdk/" + SDK.tool,
      """
      if [ "$1" = settle ]; then
        list=$(sed -n 's/.*"pieces" : "\\(.*\\)",*$/\\1/p' "$2")
        cat > "$list" <<'END'
      {"sdk": "x", "texts": "y", "files": {"A": {"digest": "", "edits": [], "pieces": [
        {"kind": "statement", "path": "", "line": 1, "owner": "", "api": "UIGlass", "message": "",
          "effect": "silent"},
        {"kind": "moduleImport", "path": "", "line": 1, "owner": "", "api": "AppKit", "message": "",
          "effect": "silent"}
      ]}}}
      END
        echo '{"module": "X", "rounds": 1, "errors": [], "hasPieces": true}'
        exit
      fi
      if grep -q '"isForLinux" : true' "$1"; then mode=' for Linux'; fi
      echo "adapt$mode" >> "\(tools.path)/log"
      if grep -q leftOut "$1"; then rest='/^needs UIGlass/d'; fi
      sed -n 's/.*"input" : "\\(.*\\)",$/\\1/p' "$1" | while read -r input; do
        name=${input##*/}
        output="${1%/*}/texts/${name%.swift}.adapted.swift"
        sed -e '/^needs iOS/d' -e "$rest" "$input" > "$output"
      done
      echo > "${1%/*}/texts/BuiltBundle.swift"
      place=$(sed -n 's/.*"place" : "\\(.*\\)",*$/\\1/p' "$1")
      mkdir -p "${1%/*}/texts/${place##*/}"
      sed -n 's,^ *".*/\\(.*\\.json\\)"\\,*$,\\1,p' "$1" > "${1%/*}/texts/${place##*/}/made of"
      """)
  }

  private func program(_ name: String, _ script: String) throws {
    try tools.write(name, "#!/bin/sh\n" + script + "\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: tools.file(name))
  }

  /// Writes a file of a package that can be fetched from `https://x.y`, with those it depends on.
  func writeRemote(_ name: String, _ file: String, _ text: String) throws {
    try tools.write("remote/\(name)/\(file)", text)
  }

  /// Adds a module to those that the toolchain has for Linux.
  func addModuleOfToolchain(_ name: String) throws {
    try tools.write("usr/lib/swift/linux/\(name).swiftmodule/arm64-linux.swiftmodule", "")
  }

  /// The commands that have run since the last call, without the folders.
  func commands() throws -> [String] {
    let text = (try? tools.read("log")) ?? ""
    try tools.write("log", "")
    return text.split(separator: "\n").map(String.init)
  }

  /// Provides modules for the project.
  func provide(_ names: String...) throws -> ProvidedModules {
    var events: [PackageBuild.Event] = []
    return try provide(names, &events)
  }

  func provide(_ names: [String], _ events: inout [PackageBuild.Event]) throws -> ProvidedModules {
    var seen: [PackageBuild.Event] = []
    let found = try withoutActuallyEscaping({ seen.append($0) }) { notify in
      var provider = try ModuleProvider(
        for: try project.read(),
        with: ModuleTools(
          sdk: sdk, toolchain: try Toolchain(path: tools.file("usr/bin")), cache: cache,
          isCancelled: { false }), notify: notify)
      try provider.provide(names)
      return provider.result
    }
    events = seen
    return found
  }

  /// The text of what a module was compiled from, as its library.
  func library(_ module: BuiltModule) -> String? {
    Contents.text(module.path + "/" + BuiltModule.library(of: module.name))
  }
}
