extension AppProject {
  /// Returns the path of the project's file as the user would name it.
  ///
  /// - Parameters:
  ///   - path: The path that the user named.
  ///   - folder: The folder that the path is relative to.
  /// - Returns: The path, or that of a file in it.
  package func shownFile(foundAt path: String, in folder: String) -> String {
    guard let real = Path.real(Path.joined(folder, path)), Path.isInside(file, real) else {
      return file
    }
    return Path.normalized(path + "/" + Path.relative(file, to: real))
  }
}
