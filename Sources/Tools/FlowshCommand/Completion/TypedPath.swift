/// A path as a user has typed it in bash or zsh, read as those shells read it.
///
/// Variables aren't replaced. The last quote may still be open.
nonisolated struct TypedPath {
  /// The path, without quotes and escapes.
  let text: String

  /// Reads a word of a command line.
  ///
  /// - Parameters:
  ///   - typed: The word, with its quotes.
  ///   - home: The folder that `~` stands for.
  init(_ typed: String, home: String?) {
    var text = ""
    var rest = typed[...]
    if let home, typed == "~" || typed.hasPrefix("~/") {
      text = home
      rest.removeFirst()
    }
    var quote: Quote?
    while let character = rest.popFirst() {
      switch (quote, character) {
      case (nil, "'"): quote = .single
      case (nil, "\""): quote = .double
      case (nil, "$") where rest.first == "'":
        rest.removeFirst()
        quote = .escaping
      case (.single, "'"), (.double, "\""), (.escaping, "'"): quote = nil
      case (nil, "\\"): if let next = rest.popFirst() { text.append(next) }
      case (.double, "\\"):
        if let next = rest.first, "\"\\$`".contains(next) {
          text.append(rest.removeFirst())
        } else {
          text.append(character)
        }
      case (.escaping, "\\"):
        switch rest.popFirst() {
        case "n": text += "\n"
        case "t": text += "\t"
        case let next?: text.append(next)
        case nil: break
        }
      default: text.append(character)
      }
    }
    self.text = text
  }

  private enum Quote {
    case single
    case double
    /// `$'…'`, in which `\n` is a newline.
    case escaping
  }
}
