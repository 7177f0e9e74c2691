/// A set of grouped names that makes duplicates unique by appending ` (2)`, ` (3)` and so on.
struct UniqueNames {
  private struct Key: Hashable {
    var group: String
    var name: String
  }
  private var taken: Set<Key> = []

  /// Returns the given name; if it is taken, appends the lowest number that makes it unique.
  mutating func unique(_ name: String, in group: String) -> String {
    var candidate = name
    var number = 1
    while !taken.insert(Key(group: group, name: candidate)).inserted {
      number += 1
      candidate = "\(name) (\(number))"
    }
    return candidate
  }
}
