import Glibc

/// Scripts as files.
public nonisolated enum ScriptFile {
  /// The lines of a file, read as they are needed.
  ///
  /// - Throws: `CommandError.unreadable` where the file can't be opened.
  public static func lines(of path: String) throws(CommandError) -> ScriptLines {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is a directory")
    }
    return lines(of: Descriptor(descriptor))
  }

  /// The lines that come through a descriptor, which stays open; `beforeRead` is called before
  /// each read, which may block.
  public static func lines(
    through descriptor: Int32, beforeRead: @escaping () -> Void
  ) -> ScriptLines {
    ScriptLines { buffer in
      beforeRead()
      return try read(from: descriptor, into: buffer)
    }
  }

  /// A path in a script: from the root, or from the folder of the script that names it.
  static func resolve(_ path: String, against file: String?) -> String {
    guard !path.hasPrefix("/"), let file, let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// Whether two paths name the same file.
  static func isSame(_ left: String, _ right: String) -> Bool {
    var one = stat()
    var other = stat()
    guard stat(left, &one) == 0, stat(right, &other) == 0 else { return left == right }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  private static func lines(of file: Descriptor) -> ScriptLines {
    ScriptLines { try read(from: file.number, into: $0) }
  }

  private static func read(
    from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws -> Int {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw ReadError(reason: reason()) }
    }
  }

  private static func reason() -> String { String(cString: strerror(errno)) }

  private struct ReadError: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
  }

  /// An open file that is closed when nobody reads it any more.
  private final class Descriptor {
    let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { close(number) }
  }
}
