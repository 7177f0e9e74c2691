/// One row of an `each`, or one round of another loop, which has no names.
package nonisolated struct LoopRow: Sendable, Equatable {
  /// The maximum number of characters of a value in a case's title.
  private static let longestValue = 24
  /// The approximate maximum length of all values in a case's title, in bytes.
  private static let longestTitle = 100

  /// The number of the row, starting from 1.
  let number: Int
  let names: [String]
  let values: [String]
  /// Whether it is the round of an `attempt`.
  var isAttempt = false

  package init(number: Int, names: [String], values: [String]) {
    self.number = number
    self.names = names
    self.values = values
  }

  /// The row as part of a message, such as `row 2: name = Fred, role = Manager` or `round 2`.
  var words: String {
    guard !names.isEmpty else {
      return "round \(number)" + (isAttempt ? " of attempt" : "")
    }
    let pairs = zip(names, values).map { name, value in
      "\(name) = \(Self.shortened(value, to: 40))"
    }
    return "row \(number): \(pairs.joined(separator: ", "))"
  }

  /// Returns the title of the case that consists of this row, such as
  /// `sign in [2: name=Barney mail=barney@example.c…]`.
  package func title(of title: String) -> String {
    var words = ""
    for (name, value) in zip(names, values) {
      guard words.utf8.count < Self.longestTitle else {
        words += " …"
        break
      }
      words += " \(name)=\(SafeText.escaped(Self.shortened(value, to: Self.longestValue)))"
    }
    return "\(title) [\(number):\(words)]"
  }

  static func shortened(_ value: String, to length: Int) -> String {
    // Counting characters is slow.
    value.utf8.count > length && value.count > length ? value.prefix(length - 1) + "…" : value
  }
}
