import Glibc

extension FileDescriptor {
  /// Appends bytes to a file, which is created if it doesn't exist.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let number = open(
      StartFolder.resolve(path), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK,
      0o666)
    guard number >= 0 else {
      throw FileError(.write, path, errno == ENXIO ? .noReader : .system(errno))
    }
    defer { close(number) }
    try FileDescriptor(number, path: path).writeAll(bytes)
  }
}
