extension RunReport {
  /// What identifies the cases of an undivided run, so that shards of different runs aren't merged.
  package struct Plan: Sendable, Hashable {
    /// The number of cases.
    package let count: Int
    /// A hash value of the files, titles and sizes in 16 hexadecimal digits.
    let hash: String

    init(count: Int, hash: String) {
      self.count = count
      self.hash = hash
    }

    /// Identifies cases.
    ///
    /// Their paths count from the folder that contains all files, because each shard may run on
    /// another machine.
    ///
    /// - Parameter cases: The cases in the order of the run.
    package init(_ cases: [(file: String, title: String, size: String?)]) {
      let paths = cases.map { $0.file.utf8.split(separator: UInt8(ascii: "/")) }
      var common = Array(paths.first?.dropLast() ?? [])
      for path in paths {
        common.removeLast(
          common.count - zip(common, path.dropLast()).prefix { $0.elementsEqual($1) }.count)
      }
      count = cases.count
      hash =
        StableHash(
          zip(cases, paths).lazy.flatMap { item, path in
            path.dropFirst(common.count).map { String(Substring($0)) }
              + ["", item.title, item.size ?? ""]
          }
        ).digits
    }
  }
}
