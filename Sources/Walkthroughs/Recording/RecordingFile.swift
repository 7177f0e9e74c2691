import Files
import Glibc
import Shell

/// The file that a recording creates.
struct RecordingFile {
  let path: String

  /// Returns the absolute form of a path.
  static func absolute(_ path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Throws an error if the file already exists or can't be created.
  func requireWritable() throws(CommandError) {
    guard access(path, F_OK) != 0 else { throw isThere }
    do throws(FileError) { try WholeFile(path).requireWritable() } catch { throw unwritable(error) }
  }

  /// Writes the file, following symbolic links, unless it is a device or a pipe.
  func write(_ text: String) throws(CommandError) {
    let file = WholeFile(path)
    guard !file.isWrittenInPlace else { throw isThere }
    do throws(FileError) { try file.write(Array(text.utf8)) } catch { throw unwritable(error) }
  }

  private var isThere: CommandError {
    .unwritable(path: path, reason: "it already exists; record to another file")
  }

  private func unwritable(_ error: FileError) -> CommandError {
    .unwritable(path: path, reason: "\(error)")
  }
}
