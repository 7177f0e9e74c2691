import Files

extension SourceFolder {
  /// Returns the items of a folder and of those below, for an adoption.
  static func adopted(
    _ folder: String, excluding isExcluded: @escaping (String) -> Bool = { _ in false }
  ) throws(AdoptionError) -> Contents {
    do throws(FolderError) {
      return try contents(of: folder, excluding: isExcluded)
    } catch {
      throw AdoptionError(error)
    }
  }
}

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
