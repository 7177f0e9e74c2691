extension RunReport {
  /// The identity of an undivided run's cases, so that shards of different runs aren't merged.
  package struct Plan: Sendable, Hashable, Decodable {
    /// The number of cases.
    @NaturalNumber package private(set) var count: Int
    /// A hash value of the files, titles and variants in 16 hexadecimal digits.
    let hash: String

    /// Identifies cases.
    ///
    /// Their paths count from the folder that contains all files, because each shard may run on
    /// another machine.
    ///
    /// - Parameters:
    ///   - cases: The cases in the order of the run.
    ///   - folder: The folder from which relative paths count.
    package init(_ cases: [(file: String, title: String, variant: CaseVariant)], in folder: String)
    {
      let paths = cases.map { Self.components(of: $0.file, in: folder) }
      var common = Array(paths.first?.dropLast() ?? [])
      for path in paths {
        common.removeLast(
          common.count - zip(common, path.dropLast()).prefix { $0.elementsEqual($1) }.count)
      }
      count = cases.count
      var words: [String] = []
      for (item, path) in zip(cases, paths) {
        for name in path.dropFirst(common.count) { words.append(String(Substring(name))) }
        words += ["", item.title, item.variant.name]
      }
      hash = StableHash(words).digits
    }

    /// Returns the names in an absolute path, without `.` and `..`.
    private static func components(of path: String, in folder: String) -> [Substring.UTF8View] {
      let isAbsolute = path.utf8.first == UInt8(ascii: "/")
      var names: [Substring.UTF8View] = []
      for name in (isAbsolute ? path : folder + "/" + path).utf8.split(separator: UInt8(ascii: "/"))
      {
        if name.elementsEqual("..".utf8) {
          _ = names.popLast()
        } else if !name.elementsEqual(".".utf8) {
          names.append(name)
        }
      }
      return names
    }
  }
}
