import Files
import Glibc
import Script
import Shell

/// The file that a recording creates.
struct RecordingFile {
  /// The path, as the user has written it.
  let name: String
  /// The path at which the file is written.
  let path: String
  /// The file as the recording has written it last, and its contents; `nil` for contents that
  /// aren't known.
  private var draft: (status: FileStatus, text: String?)?
  /// Whether somebody else has changed or replaced the file.
  private var isDisplaced = false

  /// Creates a file that hasn't been written, whose relative path starts at the script's folder or,
  /// without a script, at the one in which the shell was started.
  init(_ name: String, of script: String?) {
    self.name = name
    path = ScriptFile.resolve(name, against: script)
  }

  /// The path of the folder.
  var folder: String { PathParts.folder(of: path) }

  /// Throws an error if the file already exists or can't be created.
  func requireWritable() throws(CommandError) {
    guard access(StartFolder.resolve(path), F_OK) != 0 else { throw isThere }
    do throws(FileError) { try WholeFile(path).requireWritable() } catch {
      throw unwritable(error)
    }
  }

  /// Writes what has been recorded so far, which stays if the process is killed.
  ///
  /// This does nothing after somebody else has changed or replaced the file. An error isn't
  /// reported, because `write` throws the same one as long as its cause lasts.
  ///
  /// - Complexity: One write of the new lines if the others haven't changed.
  mutating func save(_ text: String) {
    guard !isDisplaced else { return }
    let whole = WholeFile(path)
    guard draft == nil ? !whole.exists : isDraft(path) else {
      isDisplaced = true
      return
    }
    let appends = draft?.text.map { text.utf8.starts(with: $0.utf8) } ?? false
    do throws(FileError) {
      if appends, let known = draft?.text {
        try FileDescriptor.append(Array(text.utf8.dropFirst(known.utf8.count)), to: path)
      } else {
        try whole.write(isFlushed: false) { file throws(FileError) in
          try file.writeAll(Array(text.utf8))
        }
      }
    } catch {
      // A part of the lines may have been appended.
      if appends { draft = FileStatus(at: path).map { ($0, nil) } }
      return
    }
    draft = FileStatus(at: path).map { ($0, text) }
  }

  /// Returns whether the file at a path is as the recording has written it.
  private func isDraft(_ path: String) -> Bool {
    draft != nil && FileStatus(at: path) == draft?.status
  }

  /// Writes the complete file, following symbolic links.
  ///
  /// If another file has appeared at the path since `requireWritable` was called, the recording is
  /// written to an unused path in the same folder.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - shown: The path in which secrets are hidden, which couldn't be found in a path with a
  ///     number.
  /// - Returns: The path of the file, as the user would write it, with secrets hidden.
  /// - Throws: `CommandError.unwritable`.
  func write(_ text: String, as shown: String) throws(CommandError) -> String {
    var number = 1
    while true {
      let file = WholeFile(Self.path(path, number: number))
      do throws(FileError) {
        if !file.exists || isDraft(file.path) {
          try file.write(Array(text.utf8))
          return Self.path(shown, number: number)
        }
      } catch {
        guard error.problem == .changed else { throw unwritable(error) }
      }
      number += 1
    }
  }

  /// Returns a path with a number before the extension of the file's name, unless the number is 1.
  private static func path(_ path: String, number: Int) -> String {
    if number == 1 { return path }
    let bytes = path.utf8
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    guard let dot, dot > name ?? bytes.startIndex else { return "\(path)-\(number)" }
    return "\(Substring(bytes[..<dot]))-\(number)\(Substring(bytes[dot...]))"
  }

  private var isThere: CommandError {
    .unwritable(path: name, reason: "it already exists; record to another file")
  }

  private func unwritable(_ error: FileError) -> CommandError {
    .unwritable(path: name, reason: error.descriptionWithoutFolder)
  }
}
