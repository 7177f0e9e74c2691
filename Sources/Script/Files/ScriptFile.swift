import Glibc

/// Reads scripts and other files of a script.
package enum ScriptFile {
  /// The timeout of one wait for a pipe, in milliseconds, before `beforeRead` is called again.
  private static let wait: Int32 = 100

  /// The maximum depth of scripts that source each other.
  private static let deepestSource = 64

  /// Throws if a script can't be sourced from the open scripts.
  ///
  /// - Parameters:
  ///   - path: The script.
  ///   - chain: The open scripts, the outermost first.
  ///   - sourced: The number of open scripts that were sourced.
  /// - Throws: `ScriptMistake.sourceCycle` or `sourceTooDeep`.
  package static func requireOpenable(
    _ path: String, from chain: [String], sourced: Int
  ) throws(ScriptMistake) {
    if let start = chain.firstIndex(where: { isSame($0, path) }) {
      throw .sourceCycle(chain[start...] + [path])
    }
    guard sourced < deepestSource else { throw .sourceTooDeep(bound: deepestSource) }
  }

  /// Returns the lines of a file, read as needed.
  ///
  /// - Parameters:
  ///   - path: A file, a named pipe or a device.
  ///   - beforeRead: Called before each read and repeatedly while waiting for data. If it throws,
  ///     reading ends with that error.
  /// - Returns: The lines; reading them can throw, too.
  /// - Throws: `ScriptMistake.unreadable` if the file can't be opened.
  package static func lines(
    of path: String, beforeRead: @escaping () throws -> Void = {}
  ) throws(ScriptMistake) -> ScriptLines {
    let file = try opened(path)
    return ScriptLines { try read(from: file.number, into: $0, beforeRead) }
  }

  /// Returns the content of a file, or nil if it is larger than `bound`.
  ///
  /// - Throws: `ScriptMistake.unreadable` if it can't be read.
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

  /// Returns the size of a regular file, or nil for a pipe or a device, without opening it.
  ///
  /// - Throws: `ScriptMistake.unreadable` if there is no such file or it is a directory.
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
    // Don't block here for the writer of a named pipe: `read` waits for it and can be interrupted.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason()) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
      close(descriptor)
      throw .unreadable(path: path, reason: "it is a directory")
    }
    return Descriptor(descriptor)
  }

  /// Resolves a path in a script: a relative path starts at the folder of that script.
  package static func resolve(_ path: String, against file: String?) -> String {
    guard !path.hasPrefix("/"), let file, let slash = file.lastIndex(of: "/") else { return path }
    return String(file[...slash]) + path
  }

  /// Returns whether two paths lead to the same file.
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
      // Read only after `poll` reports data: a pipe without a writer would read as at its end.
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

  /// An open file that is closed when it is released.
  private final class Descriptor {
    let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { close(number) }
  }
}
