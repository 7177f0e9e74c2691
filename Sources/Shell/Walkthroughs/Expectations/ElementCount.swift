import AppDriver
import Script
import Shell

/// The expected number of elements of a kind, such as `4 rows`.
struct ElementCount {
  private static let kinds: [(String, ElementKind?)] = [
    ("row", .row), ("button", .button), ("field", .field), ("toggle", .toggle),
    ("choice", .choice), ("text", .text), ("tab", nil), ("pane", nil),
  ]

  /// Returns a description of the problem with a number and a noun; `nil` if they are valid.
  static func problem(_ name: String) -> String? {
    guard ElementCount(name) == nil else { return nil }
    let words = name.split(separator: " ").map(String.init)
    if words.count == 2, let number = Int(words[0]), number < 0 {
      return "\"count\" needs a number of at least 0, not \"\(number)\""
    }
    if words.count == 2, Int(words[0]) != nil,
      let nearest = Nearest.name(to: words[1], among: kinds.map { $0.0 + "s" })
    {
      return "no kind of element \"\(SafeText.escaped(words[1]))\"; did you mean \"\(nearest)\"?"
    }
    return "\"count\" needs a number and a kind of element, as in \"count 4 rows\""
  }

  /// Returns the actual number of elements of each kind, such as `3 rows`.
  static func all(on screen: ScreenSnapshot) -> [String] {
    kinds.compactMap { ElementCount("0 \($0.0)s")?.there(on: screen) }
  }

  let number: Int
  private let noun: String

  /// Parses a number and a noun; returns `nil` for any other text.
  init?(_ name: String) {
    let words = name.lowercased().split(separator: " ")
    guard words.count == 2, let number = Int(words[0]), number >= 0,
      let kind = Self.kinds.first(where: { $0.0 == words[1] || $0.0 + "s" == words[1] })
    else { return nil }
    self.number = number
    noun = kind.0
  }

  /// Returns the actual number of elements, followed by the noun, as in `3 rows`.
  func there(on screen: ScreenSnapshot) -> String {
    counted(count(on: screen), noun)
  }

  /// Whether the elements may be in rows, so that all rows must be read to count them.
  var isOfRows: Bool { !["row", "tab", "pane"].contains(noun) }

  /// Returns the actual number of elements, including rows that aren't shown.
  func count(on screen: ScreenSnapshot) -> Int {
    switch noun {
    case "row": screen.panes.reduce(0) { $0 + $1.rowCount }
    case "tab": screen.tabs?.titles.count ?? 0
    case "pane": screen.panes.count
    default:
      screen.elements.count { element in
        Self.kinds.contains { $0.0 == noun && $0.1 == element.kind }
      }
    }
  }
}
