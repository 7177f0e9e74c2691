import Files
import Glibc

/// A file, folder, link, or something else in a folder, such as a named pipe.
struct FolderEntry {
  enum Kind { case file, folder, link, other }

  let name: String
  let kind: Kind

  /// Returns the entries of a folder in the order of their names, without hidden ones.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Returns: The entries.
  /// - Throws: The system's error if the folder can't be read.
  static func all(in folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw FileError(.read, folder, .system(errno)) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileError(.read, folder, .system(errno)) }
        return entries.sorted { $0.name < $1.name }
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix(".") else { continue }
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
    default: .other
    }
  }

  private static func kind(of path: String) -> Kind {
    Path.isLink(path) ? .link : Path.isFolder(path) ? .folder : Path.isFile(path) ? .file : .other
  }
}
