import Glibc

/// The file that a linker's client has moved a program's symbols and debug information to.
enum DebugFile {
  /// Finds the debug file of a program or a library by its build ID.
  ///
  /// It is looked for where Debian's packages have it, `/usr/lib/debug/.build-id/ab/cdef….debug`,
  /// and at the same place in the folder that contains the file's `bin`, for a program that is
  /// installed elsewhere.
  ///
  /// - Parameters:
  ///   - file: The program or the library.
  ///   - path: Its path.
  /// - Returns: The debug file; nil if there is none with the same build ID.
  static func of(_ file: ELFFile, path: String) -> ELFFile? {
    guard let id = file.buildID, id.count > 1 else { return nil }
    let digits = id.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    let name = "lib/debug/.build-id/\(digits[0])/\(digits[1...].joined()).debug"
    for prefix in [prefix(of: path), "/usr"].compactMap(\.self) {
      if let found = ELFFile(path: "\(prefix)/\(name)"), found.buildID == id { return found }
    }
    return nil
  }

  /// Returns the folder in which a program's folder is; nil if the path leads to no file.
  private static func prefix(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let parts = String(cString: real).utf8.split(separator: UInt8(ascii: "/"))
    guard parts.count > 1 else { return nil }
    return parts.dropLast(2).map { "/" + String(Substring($0)) }.joined()
  }
}
