extension AppProject {
  /// Returns a path relative to the project's folder; one outside of it stays as it is.
  package func shownPath(of path: String) -> String {
    path.hasPrefix("/") && Path.isInside(path, folder) ? Path.relative(path, to: folder) : path
  }

  /// Returns the path of the project's file as the user would name it.
  ///
  /// - Parameters:
  ///   - path: The path that the user named.
  ///   - folder: The folder that the path is relative to.
  /// - Returns: The path, or that of a file in it.
  package func shownFile(foundAt path: String, in folder: String) -> String {
    Self.shown(file, foundAt: path, in: folder)
  }

  /// Returns the paths of the other projects as the user would name them.
  ///
  /// - Parameters:
  ///   - path: The path that the user named.
  ///   - folder: The folder that the path is relative to.
  /// - Returns: The paths.
  package func shownOthers(foundAt path: String, in folder: String) -> [String] {
    others.map { Self.shown($0, foundAt: path, in: folder) }
  }

  private static func shown(_ file: String, foundAt path: String, in folder: String) -> String {
    guard let real = Path.real(Path.joined(folder, path)), Path.isInside(file, real) else {
      return file
    }
    return Path.normalized(path + "/" + Path.relative(file, to: real))
  }
}
