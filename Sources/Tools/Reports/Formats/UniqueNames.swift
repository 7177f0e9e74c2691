/// A set of grouped names that makes duplicates unique by appending ` (2)`, ` (3)` and so on.
struct UniqueNames {
  private struct Key: Hashable {
    var group: String
    var name: String
  }
  private var taken: Set<Key> = []

  /// Returns a name that is unique in its group: with the suffix of the lowest possible number if
  /// it is taken.
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
