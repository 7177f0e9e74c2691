extension AdoptedPackage {
  /// Returns the path of the package from a folder; it is absolute if that is far away.
  package func shownFolder(from start: String) -> String {
    let path = Path.relative(folder, to: Path.normalized(start))
    return path.hasPrefix("../../") ? folder : path
  }
}
