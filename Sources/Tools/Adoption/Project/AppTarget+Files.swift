extension AppTarget {
  /// Returns the absolute paths of all files, sorted.
  ///
  /// - Parameters:
  ///   - exclusions: The patterns of files that are left out.
  ///   - folder: The folder that the patterns are relative to.
  /// - Returns: The paths.
  /// - Throws: An error if a folder can't be read that isn't left out.
  func allFiles(
    excluding exclusions: Exclusions, in folder: String
  ) throws(AdoptionError) -> [String] {
    try contents(excluding: exclusions, in: folder).files
  }

  private func contents(
    excluding exclusions: Exclusions, in folder: String
  ) throws(AdoptionError) -> SourceFolder.Contents {
    let own = Set(self.exclusions + wholeFolders)
    func isExcluded(_ path: String) -> Bool {
      own.contains(path) || exclusions.contain(path, of: folder)
    }
    var files: Set<String> = []
    var oddities: Set<SourceFolder.Oddity> = []
    for place in self.files {
      let found = try SourceFolder.adopted(place, excluding: isExcluded)
      files.formUnion(found.files)
      oddities.formUnion(found.oddities)
    }
    return SourceFolder.Contents(
      files: files.sorted(), oddities: oddities.sorted { $0.path < $1.path })
  }

  /// Adds the files in C to those that the project lists singly, and checks that no two Swift files
  /// have the same name, which the compiler can't build.
  ///
  /// - Parameters:
  ///   - exclusions: The patterns of files that are left out.
  ///   - folder: The folder that the patterns are relative to.
  /// - Returns: The items among the files that can't be files.
  /// - Throws: An error that names two files of the same name, or a folder that can't be read.
  mutating func complete(
    excluding exclusions: Exclusions, in folder: String
  ) throws(AdoptionError) -> [SkippedItem] {
    var names: [String: String] = [:]
    var inC = Set(filesInC)
    let contents = try contents(excluding: exclusions, in: folder)
    for file in contents.files {
      let suffix = Path.suffix(of: file)
      if SourceFolder.suffixesOfC.contains(suffix) { inC.insert(file) }
      guard suffix == "swift" else { continue }
      if let other = names.updateValue(file, forKey: Path.name(of: file)) {
        throw .sameName(file: file, other: other, module: name)
      }
    }
    filesInC = inC.sorted()
    return contents.oddities.map(SkippedItem.init)
  }
}
