/// The user's aliases.
final class Aliases {
  private var texts: [String: String] = [:]

  /// The aliases, sorted by name.
  var all: [Alias] {
    texts.sorted { $0.key < $1.key }.map { Alias(name: $0.key, text: $0.value) }
  }

  /// Returns the alias with the given name; `nil` if there is none.
  subscript(name: String) -> Alias? { texts[name].map { Alias(name: name, text: $0) } }

  /// Defines an alias, or removes it if the text is empty.
  ///
  /// - Throws: An error if the name is a command's, or if there is no alias to remove.
  func define(_ name: String, _ text: String, _ table: CommandTable) throws(CommandError) {
    let command = table[name] ?? ForeignNames.command(named: name).flatMap { table[$0] }
    guard command == nil else { throw .cannotAlias(name, .isCommand) }
    guard text.isEmpty else { return texts[name] = text }
    guard texts.removeValue(forKey: name) != nil else { throw unknown(name) }
  }

  /// Returns the error for an alias that doesn't exist.
  func unknown(_ name: String) -> CommandError {
    .cannotAlias(name, .unknown(nearest: Nearest.name(to: name, among: texts.keys.sorted())))
  }
}
