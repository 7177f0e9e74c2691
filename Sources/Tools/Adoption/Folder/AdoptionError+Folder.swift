import Files

extension AdoptionError {
  /// Creates the error of an adoption that ends for this reason.
  init(_ error: FolderError) {
    self =
      switch error {
      case .unreadable(let path, let number):
        .unreadableFolder(path: path, reason: String(errorNumber: number))
      case .tooManyFolders(let path, let bound): .tooManyFolders(path: path, bound: bound)
      }
  }
}

extension FolderEntry {
  /// Returns the entries of a folder in the order of their names, without hidden ones.
  ///
  /// - Throws: The system's error if the folder can't be read.
  static func all(in folder: String) throws(FileError) -> [FolderEntry] {
    do throws(FolderError) {
      return try entries(of: folder)
    } catch .unreadable(let path, let number) {
      throw FileError(.read, path, .system(number))
    } catch {
      preconditionFailure("a folder alone isn't too many")
    }
  }
}
