import Foundation

/// A file whose text is derived from the declarations, in whole or in part.
struct DerivedFile {
  /// The path, relative to the repository.
  let path: String
  let text: String

  /// All derived files of a surface.
  static func all(of surface: Surface) throws -> [DerivedFile] {
    try [
      .defaultImplementations(of: surface), .tables(of: surface),
      .delegateForwarding(of: surface),
    ]
      + openMembers(of: surface)
  }

  /// Lays out files as `swift format` does, so that no rule of layout is written twice.
  static func formatted(_ files: [DerivedFile], in root: URL) throws -> [DerivedFile] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowsh-surface-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copies = files.indices.map { folder.appendingPathComponent("\($0).swift") }
    for (file, copy) in zip(files, copies) {
      try file.text.write(to: copy, atomically: false, encoding: .utf8)
    }
    let formatter = Process()
    formatter.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    formatter.arguments =
      ["swift", "format", "--in-place", "--configuration", root.path + "/.swift-format"]
      + copies.map(\.path)
    try formatter.run()
    formatter.waitUntilExit()
    guard formatter.terminationStatus == 0 else {
      throw SurfaceError("swift format failed with status \(formatter.terminationStatus)")
    }
    return try zip(files, copies).map { file, copy in
      try DerivedFile(path: file.path, text: String(contentsOf: copy, encoding: .utf8))
    }
  }
}
