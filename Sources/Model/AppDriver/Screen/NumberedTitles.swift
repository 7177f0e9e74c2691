/// Titles in a list, some of which don't identify what they name, so that their numbers do.
package nonisolated enum NumberedTitles {
  /// Returns the indices of the titles that only their numbers stand for.
  ///
  /// Besides those that don't identify anything, these are titles that are the number of such a
  /// one: the number stands for its place then.
  ///
  /// - Parameters:
  ///   - titles: The titles.
  ///   - numbers: The number of each; by default, these count from 1.
  ///   - identifies: A closure that returns whether a title identifies what it names.
  /// - Returns: The indices.
  package static func places(
    of titles: [String], numbers: [String]? = nil, identifies: (String) -> Bool
  ) -> Set<Int> {
    var found = Set(titles.indices.filter { !identifies(titles[$0]) })
    let numeric = titles.indices.filter { mayBeNumber(titles[$0]) }
    guard !found.isEmpty, !numeric.isEmpty else { return found }
    var byNumber: [String: Int] = [:]
    for place in titles.indices { byNumber[numbers?[place] ?? String(place + 1)] = place }
    var isChanging = true
    while isChanging {
      isChanging = false
      for place in numeric where !found.contains(place) {
        guard let other = byNumber[normalized(titles[place])], other != place,
          found.contains(other)
        else { continue }
        found.insert(place)
        isChanging = true
      }
    }
    return found
  }

  /// Returns whether a number stands for the title with that number, even if it is another's title,
  /// in a list in which equal titles differ in no letter.
  static func isPlace(_ number: String, among titles: [String]) -> Bool {
    guard let place = Int(number), titles.indices.contains(place &- 1) else { return false }
    var counts: [String: Int] = [:]
    for title in titles { counts[title, default: 0] += 1 }
    return places(of: titles) { counts[$0] == 1 && isPrintable($0) }.contains(place - 1)
  }

  /// Returns whether a title may be the number of another.
  package static func mayBeNumber(_ title: String) -> Bool {
    guard let first = title.utf8.first else { return false }
    return 0x30...0x39 ~= first || first == UInt8(ascii: "+")
  }

  /// Returns a number as it is counted, such as `1` for `01`; any other text stays as it is.
  package static func normalized(_ number: String) -> String {
    Int(number).map { String($0) } ?? number
  }

  private static func isPrintable(_ title: String) -> Bool {
    !title.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
