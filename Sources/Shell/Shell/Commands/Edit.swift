import AppDriver
import Script

/// A change to the text of the field that is being edited.
enum Edit {
  /// Text after the other.
  case append(String)
  /// The last characters, whose number is given, go; all if it is `nil`.
  case delete(Int?)

  /// Reads `--here TEXT` or `--delete [N]`; returns `nil` for other words.
  ///
  /// - Throws: A usage error for a wrong value.
  init?(_ invocation: Invocation) throws(CommandError) {
    guard let first = invocation.words.first, !first.isQuoted else { return nil }
    switch first.text {
    case "--here":
      try invocation.requireArguments("--here needs text", count: 2)
      self = .append(invocation.words.dropFirst().map(\.text).joined(separator: " "))
    case "--delete":
      try invocation.allowArguments(2)
      guard let number = invocation.words.dropFirst().first?.text else {
        self = .delete(nil)
        return
      }
      guard let count = Int(number), count > 0 else {
        throw invocation.misuse(
          "--delete needs a number of characters, not \"\(SafeText.escaped(number))\"")
      }
      self = .delete(count)
    default: return nil
    }
  }

  /// Returns the action that changes the field.
  ///
  /// The text of a secure field isn't known. As on a device, what is typed replaces it.
  ///
  /// - Throws: An error if no field is being edited.
  func action(_ finder: ElementFinder) throws(CommandError) -> UserAction {
    guard let field = finder.edited else {
      throw .notFound(.editedField, label: "", on: finder.screen.name, there: [])
    }
    let text = field.element.value ?? ""
    switch self {
    case .append(let more): return .type(field.target, text: text + more)
    case .delete(let count):
      return .type(field.target, text: count.map { String(text.dropLast($0)) } ?? "")
    }
  }
}

extension ElementFinder {
  /// The field that is being edited or, on a screen that doesn't say so, was last tapped; `nil` if
  /// there is none.
  var edited: LocatedElement? {
    let fields = screen.locatedElements(of: [.field, .search])
    return fields.first(where: \.element.isEditing) ?? fields.first { $0.target == lastField }
  }
}

extension Invocation {
  /// Whether the words are `--here` and a text.
  var typesHere: Bool { words.first.map { $0.text == "--here" && !$0.isQuoted } ?? false }
}
