import AppDriver
import Script

extension Invocation {
  /// Whether the words are `--here` and a text.
  var typesHere: Bool { hasOption("--here") }
  /// Whether the words are `--delete`, alone or with a number, so that they hold no password.
  var onlyDeletes: Bool {
    hasOption("--delete") && words.count <= 2
      && words.dropFirst().allSatisfy { Int($0.text) != nil }
  }

  private func hasOption(_ name: String) -> Bool {
    words.first.map { $0.text == name && !$0.isQuoted } ?? false
  }

  /// Reads `--here TEXT` or `--delete [N]`; returns `nil` for other words.
  ///
  /// - Throws: A usage error for a wrong value.
  func textEdit() throws(CommandError) -> TextEdit? {
    if typesHere {
      try requireArguments("--here needs text", count: 2)
      return .append(words.dropFirst().map(\.text).joined(separator: " "))
    }
    guard hasOption("--delete") else { return nil }
    try allowArguments(2)
    guard let number = words.dropFirst().first?.text else { return .delete(nil) }
    guard let count = Int(number), count > 0 else {
      throw misuse("--delete needs a number of characters, not \"\(SafeText.escaped(number))\"")
    }
    return .delete(count)
  }
}

extension ShellState {
  /// Returns the field that has the focus.
  ///
  /// - Throws: An error if there is none.
  func focusedField() throws(CommandError) -> LocatedElement {
    let screen = try finder().screen
    if let field = focus(on: screen) { return field }
    let field = screen.locatedElements(of: [.field, .search]).first?.element.label
    throw .notFound(
      .editedField, label: "", on: screen.name, there: [], meant: field.map { "touch \($0)" })
  }
}
