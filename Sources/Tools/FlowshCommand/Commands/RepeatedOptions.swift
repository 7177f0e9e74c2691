import ArgumentParser

/// A check for options that are given twice although only one value can count.
nonisolated enum RepeatedOptions {
  /// Throws an error if an option with a single value is given twice.
  ///
  /// The parser would ignore all values except the last.
  static func reject(_ arguments: [String], of command: any ParsableCommand.Type) throws {
    // `-c` can be repeated, and has no other name.
    let given = arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") && $0 != "-c" }
      .map { String($0.prefix { $0 != "=" }) }
    guard given.count > 1, Set(given).count < given.count || given.contains(where: isShort)
    else { return }
    for option in try OptionDescription.all(of: command) {
      let places = given.filter(option.names.contains)
      guard option.kind == "option", !option.isRepeating, places.count > 1 else { continue }
      throw ValidationError("\(places[1]) is given twice; specify one value")
    }
  }

  private static func isShort(_ option: String) -> Bool { option.utf8.count == 2 }
}
