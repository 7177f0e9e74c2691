import Glibc

/// A temporary directory for a single test.
///
/// It is removed when this object is released.
public final class Directory {
  /// The path of the directory.
  public let path: String

  /// Creates an empty directory that only the current user can access.
  public init() throws {
    var template = Array("/tmp/flowsh-tests.XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else {
      throw PseudoTerminalError.noDirectory(errno: errno)
    }
    self.path = String(cString: path)
  }

  deinit {
    Self.remove(Array(path.utf8CString))
  }

  /// The sorted names of the directory's contents.
  public var names: [String] { Self.names(in: path) }

  /// Returns the path of a file in the directory.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates or overwrites a file with the given text.
  public func write(_ text: String, to name: String) {
    let file = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    var text = text
    text.withUTF8 { _ = Glibc.write(file, $0.baseAddress, $0.count) }
  }

  /// Returns the text of a file, or an empty string if the file doesn't exist.
  public func read(_ name: String) -> String {
    let file = open(file(name), O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer.prefix(count)
    }
  }

  /// Waits until a file exists, or until only a hang explains that it doesn't.
  public func wait(for name: String) {
    Patience.wait { access(file(name), F_OK) == 0 }
  }

  /// Returns the permissions of a file, as used by chmod(2).
  public func mode(of name: String) -> UInt32 {
    var status = stat()
    return stat(file(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private static func names(in path: String) -> [String] {
    rawNames(in: Array(path.utf8CString)).map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// The names as they are, as they need not be Unicode.
  private static func rawNames(in path: [CChar]) -> [[UInt8]] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [[UInt8]] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }

  private static func remove(_ path: [CChar]) {
    if Glibc.remove(path) == 0 { return }
    for name in rawNames(in: path) {
      remove(path.dropLast() + (Array("/".utf8) + name + [0]).map(CChar.init(bitPattern:)))
    }
    _ = Glibc.remove(path)
  }
}
