extension Content {
  /// A change that a person makes to the text of a field with the keyboard.
  package nonisolated enum Edit: Sendable, Hashable {
    /// A text that takes the place of the one that is there.
    case replace(String)
    /// Letters after the text.
    case append(String)
    /// The Delete key, pressed so many times; if the number is `nil`, once, with the whole text
    /// selected.
    case delete(Int?)
  }
}

nonisolated extension Content.Edit {
  /// The letters that are typed.
  package var letters: String {
    switch self {
    case .replace(let text), .append(let text): text
    case .delete: ""
    }
  }

  /// Whether the whole text is deleted first.
  var deletesAll: Bool {
    switch self {
    case .replace, .delete(nil): true
    case .append, .delete: false
    }
  }

  /// Returns the text after the change, if nothing interferes.
  package func result(of text: String) -> String {
    switch self {
    case .replace(let new): new
    case .append(let more): text + more
    case .delete(let count): String(text.dropLast(count ?? text.count))
    }
  }

  /// Returns the keys that follow the deletion of the whole text: letters, or `nil` for Delete.
  func keys(in text: String) -> [Character?] {
    guard case .delete(let count?) = self else { return letters.map { $0 } }
    return Array(repeating: nil, count: min(count, text.count))
  }
}
