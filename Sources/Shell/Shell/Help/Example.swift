/// An example of a command, which works in an app that has just been launched.
package struct Example {
  /// The commands, as they are typed; several lines for a block.
  package let text: String
  /// The effect of the commands, without a period.
  package let meaning: String
  /// The name of the demo app that the example is for; `nil` if it needs something that no demo app
  /// has.
  package let app: String?

  package init(_ text: String, _ meaning: String, app: String? = "storefront") {
    self.text = text
    self.meaning = meaning
    self.app = app
  }
}

extension CommandTable {
  /// Returns the examples of a command.
  package func examples(of command: Command) -> [Example] {
    exampleLists.flatMap { $0()[command.name] ?? [] }
  }
}
