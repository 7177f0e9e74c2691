/// A set of grouped names that makes duplicates unique by appending ` (2)`, ` (3)` and so on.
struct UniqueNames {
  private struct Key: Hashable {
    var group: String
    var name: String
  }
  private var taken: Set<Key> = []

  /// Returns the given name; if it is taken, appends the lowest number that makes it unique.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - group: The group in which it must be unique.
  ///   - suffix: A closure that returns what to append for a number.
  /// - Returns: The unique name.
  mutating func unique(
    _ name: String, in group: String, suffix: (Int) -> String = { " (\($0))" }
  ) -> String {
    var candidate = name
    var number = 1
    while !taken.insert(Key(group: group, name: candidate)).inserted {
      number += 1
      candidate = name + suffix(number)
    }
    return candidate
  }
}
