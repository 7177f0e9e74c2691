/// A pattern for paths: `*` and `?` match inside a name, `**` also across folders, and `\` takes
/// away the meaning of the character after it.
///
/// A pattern without special characters is a file, or a folder with all that is in it. The adapter
/// is compiled with this file, too, for the patterns in flowsh.json.
struct GlobPattern {
  private enum Sign {
    case any, one
    case letter(Character)
  }

  /// The signs of each name; `nil` for `**`.
  private let names: [[Sign]?]

  init(_ text: String) {
    names = text.split(separator: "/").map { $0 == "**" ? nil : Self.signs(of: $0) }
  }

  private static func signs(of name: Substring) -> [Sign] {
    var signs: [Sign] = []
    var rest = name
    while let first = rest.popFirst() {
      switch first {
      case "*": signs.append(.any)
      case "?": signs.append(.one)
      case "\\": signs.append(.letter(rest.popFirst() ?? first))
      default: signs.append(.letter(first))
      }
    }
    return signs
  }

  /// Returns the text of the pattern that matches a path, and what is in it, but no other.
  static func text(of path: String) -> String {
    path.map { "*?\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Returns whether a path, or a folder around it, matches.
  ///
  /// - Complexity: For each folder, the product of the lengths of the pattern and the path.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(Array.init)
    return (1...max(1, parts.count)).contains { count in
      Self.matches(names, parts.prefix(count), isStar: { $0 == nil }) { name, part in
        Self.matches(name ?? [], part[...], isStar: { if case .any = $0 { true } else { false } }) {
          if case .letter(let letter) = $0 { letter == $1 } else { true }
        }
      }
    }
  }

  /// Returns whether items fit a pattern in which stars stand for any number of them.
  ///
  /// Only the last star is tried again with one item more: what an earlier one could take, it can
  /// take as well.
  private static func matches<Part, Item>(
    _ pattern: [Part], _ items: ArraySlice<Item>, isStar: (Part) -> Bool, fits: (Part, Item) -> Bool
  ) -> Bool {
    var part = 0
    var item = items.startIndex
    var star: (part: Int, item: Int)?
    while item < items.endIndex {
      if part < pattern.count, isStar(pattern[part]) {
        star = (part, item)
        part += 1
      } else if part < pattern.count, fits(pattern[part], items[item]) {
        part += 1
        item += 1
      } else if let last = star {
        star = (last.part, last.item + 1)
        part = last.part + 1
        item = last.item + 1
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy(isStar)
  }
}
