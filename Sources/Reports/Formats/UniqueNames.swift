/// Names given out, each once in its group: the second of a name ends in ` (2)`.
struct UniqueNames {
  private struct Key: Hashable {
    var group: String
    var name: String
  }
  private var taken: Set<Key> = []

  /// The name, or the next of it that nobody has.
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
