import Files
import Script
package import Shell

/// The walkthroughs in a folder.
///
/// A walkthrough is a file whose name ends in `.walk`, or one in another format that the program's
/// translator takes for a test.
package nonisolated struct WalkthroughFolder {
  /// The paths of the walkthroughs, sorted by name.
  package private(set) var files: [String] = []
  /// The walkthroughs and subfolders that can't be read because of their names or permissions.
  package private(set) var problems: [CommandError] = []
  private var reasonForNone: String?

  /// Finds the file itself, or all walkthroughs in a folder and its subfolders.
  ///
  /// The search skips subfolders with their own `Package.swift` or Xcode project, because they
  /// belong to other programs. It also skips hidden folders, symbolic links to folders, and named
  /// pipes and devices.
  /// - Throws: `CommandError.unreadable` if the path doesn't exist, or if it is a folder that can't
  ///   be listed or has no walkthroughs.
  package init(_ path: String) throws(CommandError) {
    guard let status = FileStatus(at: path) else {
      throw .unreadable(
        path: path, reason: "No such file or directory" + Nearest.hint(toPath: path))
    }
    guard status.kind == .folder else {
      files = [path]
      return
    }
    try collect(path, isRoot: true)
    guard !files.isEmpty || !problems.isEmpty else {
      throw .unreadable(
        path: path,
        reason: "the folder has no walkthroughs; their names end in \(ScriptFile.suffix)"
          + (ScriptFiles.translator == nil ? "" : ", or they are Maestro flows")
          + (reasonForNone.map { "; \($0)" } ?? ""))
    }
  }

  /// Returns whether a folder with the given names in it belongs to another program.
  package static func isOfAnotherProgram(_ names: [[UInt8]]) -> Bool {
    names.contains {
      $0.elementsEqual("Package.swift".utf8)
        || $0.reversed().starts(with: ".xcodeproj".utf8.reversed())
    }
  }

  private mutating func collect(_ folder: String, isRoot: Bool) throws(CommandError) {
    let names: [[UInt8]]
    do throws(FileError) {
      names = try FolderListing.names(in: folder)
    } catch {
      throw .unreadable(path: folder, reason: "the folder can't be listed: \(error)")
    }
    guard isRoot || !Self.isOfAnotherProgram(names) else { return }
    let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : "\(folder)/"
    defer { addForeign(in: folder, names, isRoot: isRoot) }
    for name in names where name.first != UInt8(ascii: ".") {
      guard let text = String(validating: name, as: UTF8.self) else {
        if name.suffix(ScriptFile.suffix.utf8.count).elementsEqual(ScriptFile.suffix.utf8) {
          problems.append(
            .unreadable(
              path: prefix + Self.escaped(name), reason: "its name is not UTF-8; rename it"))
        }
        continue
      }
      collect(text, at: prefix + text)
    }
  }

  /// Adds the tests in another format.
  private mutating func addForeign(in folder: String, _ names: [[UInt8]], isRoot: Bool) {
    guard let translator = ScriptFiles.translator else { return }
    let tests = translator.tests(
      in: folder, names.compactMap { String(validating: $0, as: UTF8.self) }, isNamed: isRoot)
    files += tests.files
    if isRoot { reasonForNone = tests.reasonForNone }
    problems += tests.mistakes.map { path, mistake in
      .unreadable(path: path, reason: "line \(mistake.line): \(mistake.problem)")
    }
  }

  private mutating func collect(_ name: String, at path: String) {
    let kind = FileStatus(at: path, followsLinks: false)?.kind
    if kind == .folder {
      do throws(CommandError) { try collect(path, isRoot: false) } catch { problems.append(error) }
    } else if name.hasSuffix(ScriptFile.suffix), Self.isReadable(path) {
      files.append(path)
    }
  }

  /// Returns whether a path leads to a regular file or to nothing, in which case reading it fails.
  ///
  /// Reading a named pipe would wait for a writer.
  private static func isReadable(_ path: String) -> Bool {
    FileStatus(at: path).map { $0.kind == .regular } ?? true
  }

  /// Returns a name with `\\xNN` for each byte that isn't part of a character.
  private static func escaped(_ name: [UInt8]) -> String {
    var text = ""
    var bytes = name.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = name[...]
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
      case .error(let count):
        for byte in rest.prefix(count) { text += "\\x" + String(byte, radix: 16) }
        rest = rest.dropFirst(count)
      case .emptyInput: return text
      }
    }
  }
}
