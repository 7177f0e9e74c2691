import Glibc

/// A directory for one test, gone afterwards.
public final class Directory {
  /// Its path.
  public let path: String

  /// Makes an empty one that only this user may enter.
  public init() throws {
    var template = Array("/tmp/flowsh-tests.XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else {
      throw PseudoTerminalError.noDirectory(errno: errno)
    }
    self.path = String(cString: path)
  }

  deinit {
    Self.remove(path)
  }

  /// The names of what is in it, sorted.
  public var names: [String] { Self.names(in: path) }

  /// The path of something in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a file, or gives it another text.
  public func write(_ text: String, to name: String) {
    let file = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(file) }
    var text = text
    text.withUTF8 { _ = Glibc.write(file, $0.baseAddress, $0.count) }
  }

  /// The text of a file; empty if there is none.
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

  /// Who may do what with a file, as chmod(2) takes it.
  public func mode(of name: String) -> UInt32 {
    var status = stat()
    return stat(file(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func remove(_ path: String) {
    if Glibc.remove(path) == 0 { return }
    for name in names(in: path) { remove("\(path)/\(name)") }
    _ = Glibc.remove(path)
  }
}
