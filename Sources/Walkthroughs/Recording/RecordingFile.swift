import Files
import Glibc
import Shell

/// The file that a recording creates.
struct RecordingFile {
  let path: String

  /// The path of the folder.
  var folder: String { PathParts.folder(of: path) }

  /// Throws an error if the file already exists or can't be created.
  func requireWritable() throws(CommandError) {
    guard access(StartFolder.resolve(path), F_OK) != 0 else { throw isThere }
    do throws(FileError) { try WholeFile(path).requireWritable() } catch {
      throw unwritable(error)
    }
  }

  /// Writes the file, following symbolic links.
  ///
  /// If a file has appeared at the path since `requireWritable` was called, the recording is
  /// written to an unused path in the same folder.
  ///
  /// - Returns: The path of the file.
  func write(_ text: String) throws(CommandError) -> String {
    var place = path
    var number = 1
    while true {
      let file = WholeFile(place)
      do throws(FileError) {
        if !file.exists {
          try file.write(Array(text.utf8))
          return place
        }
      } catch {
        guard error.problem == .changed else { throw unwritable(error) }
      }
      number += 1
      place = Self.path(path, number: number)
    }
  }

  /// Returns a path with a number before the extension of the file's name.
  private static func path(_ path: String, number: Int) -> String {
    let bytes = path.utf8
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    let dot = bytes.lastIndex(of: UInt8(ascii: "."))
    guard let dot, dot > name ?? bytes.startIndex else { return "\(path)-\(number)" }
    return "\(Substring(bytes[..<dot]))-\(number)\(Substring(bytes[dot...]))"
  }

  private var isThere: CommandError {
    .unwritable(path: path, reason: "it already exists; record to another file")
  }

  private func unwritable(_ error: FileError) -> CommandError {
    .unwritable(path: path, reason: "\(error)")
  }
}
