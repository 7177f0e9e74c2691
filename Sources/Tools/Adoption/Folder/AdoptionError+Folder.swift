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
