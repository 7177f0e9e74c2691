import Glibc
import Script
import Shell

/// Scripts that can be read before they run: regular files that are not large.
enum ReadAhead {
  /// The most bytes of such a script, some thousand lines; a larger one is looked at line by line as it
  /// runs, for a person waits.
  private static let bound = 1 << 16

  /// The lines of a file, or of standard input for `-`; nil where they can't be read ahead.
  static func lines(of path: String) -> ScriptLines? {
    let isInput = path == "-"
    // Not waiting for the writer of a named pipe.
    let descriptor = isInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { if !isInput { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var place = isInput ? max(0, lseek(descriptor, 0, SEEK_CUR)) : 0
    guard status.st_size - place <= bound else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(max(0, status.st_size - place)))
    var count = 0
    while count < bytes.count {
      let read = bytes.withUnsafeMutableBytes { all in
        let free = UnsafeMutableRawBufferPointer(rebasing: all[count...])
        return pread(descriptor, free.baseAddress, free.count, place)
      }
      guard read > 0 else { break }
      count += read
      place += read
    }
    // What was read is not read again, also by what shares the input.
    if isInput { lseek(descriptor, place, SEEK_SET) }
    var rest = bytes[..<count]
    return ScriptLines { target in
      let piece = rest.prefix(target.count)
      target.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }
}
