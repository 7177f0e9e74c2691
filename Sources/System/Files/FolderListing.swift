import Glibc

/// The names in a folder.
package enum FolderListing {
  /// Returns the names of a folder's entries as bytes, sorted, without `.` and `..`.
  ///
  /// On Linux, a name may consist of any bytes; it need not be UTF-8.
  package static func names(in path: String) throws(FileError) -> [[UInt8]] {
    guard let folder = opendir(StartFolder.resolve(path)) else {
      throw FileError(.read, path, .system(errno))
    }
    defer { closedir(folder) }
    var names: [[UInt8]] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
