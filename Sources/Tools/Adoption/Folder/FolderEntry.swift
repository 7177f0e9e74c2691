import Glibc

/// A file, folder, link, or something else in a folder, such as a named pipe.
///
/// The build plugin is compiled with this file, too.
struct FolderEntry {
  enum Kind {
    case file, folder, link
    /// A named pipe, a socket or a device.
    case special
    /// Something whose name no text can have, because it isn't UTF-8.
    case unnameable
  }

  let name: String
  let kind: Kind

  /// Returns the entries of a folder in the order of their names, without hidden ones.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Returns: The entries.
  /// - Throws: An error if the folder can't be read.
  static func entries(of folder: String) throws(FolderError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw .unreadable(folder, errno) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .unreadable(folder, errno) }
        return entries.sorted { $0.name < $1.name }
      }
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard bytes.first != UInt8(ascii: ".") else { continue }
      guard let name = String(validating: bytes, as: UTF8.self) else {
        entries.append(
          FolderEntry(name: String(decoding: bytes, as: UTF8.self), kind: .unnameable))
        continue
      }
      let path = folder + "/" + name
      entries.append(
        FolderEntry(name: name, kind: kind(Int(entry.pointee.d_type)) ?? kind(of: path)))
    }
  }

  /// Returns the kind that the folder itself says; `nil` if its file system doesn't know it.
  private static func kind(_ type: Int) -> Kind? {
    switch type {
    case DT_UNKNOWN: nil
    case DT_DIR: .folder
    case DT_LNK: .link
    case DT_REG: .file
    default: .special
    }
  }

  private static func kind(of path: String) -> Kind {
    Path.isLink(path) ? .link : Path.isFolder(path) ? .folder : Path.isFile(path) ? .file : .special
  }
}
