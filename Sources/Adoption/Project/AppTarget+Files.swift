extension AppTarget {
  /// Returns the absolute paths of all files, sorted.
  ///
  /// - Parameters:
  ///   - patterns: The patterns of files that are left out.
  ///   - folder: The folder that the patterns are relative to.
  /// - Returns: The paths.
  package func allFiles(excluding patterns: [GlobPattern], in folder: String) -> [String] {
    var found: Set<String> = []
    for place in files {
      found.formUnion(SourceFolder.files(in: place, excluding: exclusions + wholeFolders))
    }
    guard !patterns.isEmpty else { return found.sorted() }
    return found.filter { file in
      let name = Path.relative(file, to: folder)
      return !patterns.contains { $0.matches(name) }
    }.sorted()
  }
}
