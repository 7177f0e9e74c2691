import Glibc

/// Scripts as files.
package enum ScriptFile {
  /// How long one wait for a pipe takes, in milliseconds, before `beforeRead` is asked again.
  private static let wait: Int32 = 100

  /// How many scripts may source one another.
  private static let deepestSource = 64

  /// Throws where a script can't be sourced from those that are open.
  ///
  /// - Parameters:
  ///   - path: The script.
  ///   - chain: The scripts that are open, the outermost first.
  ///   - sourced: How many of them were sourced.
  /// - Throws: `ScriptMistake.sourceCircle` or `sourceTooDeep`.
  package static func requireOpenable(
    _ path: String, from chain: [String], sourced: Int
  ) throws(ScriptMistake) {
    if let start = chain.firstIndex(where: { isSame($0, path) }) {
      throw .sourceCircle(chain[start...] + [path])
    }
    guard sourced < deepestSource else { throw .sourceTooDeep(bound: deepestSource) }
  }

  /// The lines of a file, read as they are needed.
  ///
  /// - Parameters:
  ///   - path: a file, a named pipe or a device.
  ///   - beforeRead: called before each read, and again and again while there is nothing to be read;
  ///     what it throws ends the reading.
  /// - Returns: the lines; reading them throws too.
  /// - Throws: `ScriptMistake.unreadable` where the file can't be opened.
  package static func lines(
    of path: String, beforeRead: @escaping () throws -> Void = {}
  ) throws(ScriptMistake) -> ScriptLines {
    let file = try opened(path)
    return ScriptLines { try read(from: file.number, into: $0, beforeRead) }
  }

  /// The whole of a file; nil where it is larger than a bound.
  ///
  /// - Throws: `ScriptMistake.unreadable` where it can't be read.
  static func bytes(of path: String, atMost bound: Int) throws(ScriptMistake) -> [UInt8]? {
    let file = try opened(path)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int
      do {
        count = try buffer.withUnsafeMutableBytes { try read(from: file.number, into: $0) {} }
      } catch {
        throw .unreadable(path: path, reason: "\(error)")
      }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= bound else { return nil }
    }
  }

  /// How many bytes a regular file has; nil for a pipe or a device, which is not opened.
  ///
  /// - Throws: `ScriptMistake.unreadable` where there is nothing, or a folder.
  package static func size(of path: String) throws(ScriptMistake) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(path: path, reason: reason()) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_size
    case S_IFDIR: throw .unreadable(path: path, reason: "it is a directory")
    default: return nil
    }
  }

  private static func opened(_ path: String) throws(ScriptMistake) -> Descriptor {
    // A named pipe that nobody has opened to write is waited for where the wait can be stopped.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is a directory")
    }
    return Descriptor(descriptor)
  }

  /// A path in a script: from the root, or from the folder of the script that names it.
  package static func resolve(_ path: String, against file: String?) -> String {
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

  private static func read(
    from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer,
    _ beforeRead: () throws -> Void
  ) throws -> Int {
    while true {
      try beforeRead()
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, wait)
      // A pipe that nobody has opened to write seems to be at its end where it is read all the same.
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR, errno != EAGAIN { throw ReadError(reason: reason()) }
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
