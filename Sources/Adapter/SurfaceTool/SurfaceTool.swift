import Foundation

/// Writes the files that are derived from the declarations of UIKit's surface.
///
/// With `--check`, it writes nothing, and fails if a file is out of date or a declaration breaks a
/// rule.
@main struct SurfaceTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.isEmpty || arguments.elementsEqual(["--check"]) else {
      fail("usage: .ci/surface [--check], in the repository")
    }
    do {
      try run(isCheck: !arguments.isEmpty)
    } catch {
      fail("\(error)")
    }
  }

  private static func run(isCheck: Bool) throws {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let surface = try Surface(
      ["Sources/Model/CoreTypes", "Sources/Model/HeadlessUIKit", "Sources/Apple/SafariServices"]
        .flatMap { try SourceFile.all(in: $0, of: root) })
    let stale = try DerivedFile.formatted(DerivedFile.all(of: surface), in: root).filter { file in
      let path = root.appendingPathComponent(file.path)
      return (try? String(contentsOf: path, encoding: .utf8)) != file.text
    }
    for file in stale where !isCheck {
      try file.text.write(
        to: root.appendingPathComponent(file.path), atomically: true, encoding: .utf8)
    }
    for file in stale { print(isCheck ? "out of date: \(file.path)" : "wrote \(file.path)") }
    let violations =
      OverridingRule.violations(in: surface) + ConformanceRule.violations(in: surface)
    for violation in violations { print(violation) }
    if isCheck, !stale.isEmpty { print("run .ci/surface, and commit what it writes") }
    if !violations.isEmpty || isCheck && !stale.isEmpty { exit(1) }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
