/// A purpose of the editor, and the keys that serve it.
package nonisolated struct KeyBinding: Equatable, Sendable {
  /// The keys, such as `Ctrl-P` and `Up`.
  package let keys: [String]
  /// The purpose of the keys, without a period.
  package let action: String

  /// The purposes of the editor's functions, with the keys that they have unless `.editrc` changes
  /// them.
  ///
  /// Several functions may do the same, one in emacs's keys and one in those of vi.
  private static let functions: [(names: [String], action: String, keys: [String])] = [
    (["ed-newline"], "run the line", ["Ctrl-J", "Enter"]),
    (["flow-complete"], "complete the word, or list what can follow", ["Tab"]),
    (["em-inc-search-prev"], "search the history backward", ["Ctrl-R"]),
    (["ed-prev-history"], "go to the previous line", ["Ctrl-P", "Up"]),
    (["flow-next-history", "ed-next-history"], "go to the next line", ["Ctrl-N", "Down"]),
    (
      ["ed-search-prev-history"], "go to the previous line that begins as this one does",
      ["Alt-P"]
    ),
    (["ed-move-to-beg"], "go to the beginning of the line", ["Ctrl-A", "Home"]),
    (["ed-move-to-end"], "go to the end of the line", ["Ctrl-E", "End"]),
    (["ed-prev-word"], "go back by a word", ["Ctrl-Left", "Alt-B"]),
    (["em-next-word"], "go forward by a word", ["Ctrl-Right", "Alt-F"]),
    (["ed-delete-prev-word"], "delete the word before the cursor", ["Ctrl-W"]),
    (["em-delete-next-word"], "delete the word after the cursor", ["Ctrl-Delete", "Alt-D"]),
    (["ed-kill-line"], "cut the rest of the line", ["Ctrl-K"]),
    (["em-kill-line", "vi-kill-line-prev"], "cut the line", ["Ctrl-U"]),
    (["em-yank"], "paste what was cut", ["Ctrl-Y"]),
    (["ed-clear-screen"], "clear the screen", ["Ctrl-L"]),
    (["vi-command-mode"], "enter vi's command mode", []),
    (["flow-interrupt"], "discard the line; stop a running command", ["Ctrl-C"]),
    (["flow-suspend"], "suspend flowsh", ["Ctrl-Z"]),
    (["em-delete-or-list", "vi-list-or-eof"], "leave, on an empty line", ["Ctrl-D"]),
  ]

  /// The keys that the editor has unless `.editrc` changes them.
  package static let standard = functions.filter { !$0.keys.isEmpty }.map {
    KeyBinding(keys: $0.keys, action: $0.action)
  }

  /// Reads the bindings from libedit's own list.
  ///
  /// - Parameter list: The output of libedit's command `bind`. Bindings of vi's command mode and of
  ///   functions that the table above doesn't name are left out.
  /// - Returns: The functions that have a key, in the order of the table.
  static func bindings(in list: String) -> [KeyBinding] {
    var keys: [String: [String]] = [:]
    var isAlternative = false
    for line in list.split(separator: "\n") {
      if line.hasSuffix("key bindings") || line.hasSuffix("character bindings") {
        isAlternative = line.hasPrefix("Alternative")
      }
      guard !isAlternative, let arrow = line.firstRange(of: "->") else { continue }
      let function = String(line[arrow.upperBound...].drop { $0 == " " })
      let name = line[..<arrow.lowerBound].split(separator: " ").joined(separator: " ")
      guard let key = Self.key(name), keys[function]?.contains(key) != true else { continue }
      keys[function, default: []].append(key)
    }
    return functions.compactMap { function in
      let keys = function.names.flatMap { keys[$0] ?? [] }
      return keys.isEmpty ? nil : KeyBinding(keys: keys, action: function.action)
    }
  }

  /// Reads the sequences of several characters that begin with Escape from the output of libedit's
  /// command `bind`, with the function or the text of each.
  static func sequences(in list: String) -> [String: String] {
    let escape = "^["
    var sequences: [String: String] = [:]
    for line in list.split(separator: "\n") where line.hasPrefix("\"" + escape) {
      guard let arrow = line.firstRange(of: "->") else { continue }
      let key = line[..<arrow.lowerBound].dropFirst().prefix { $0 != "\"" }.dropFirst(escape.count)
      guard !key.isEmpty else { continue }
      sequences["\u{1B}" + key.replacing(escape, with: "\u{1B}")] =
        String(line[arrow.upperBound...].drop { $0 == " " })
    }
    return sequences
  }

  /// Returns a key's name as people write it; `nil` for a sequence that isn't a single key.
  private static func key(_ listed: String) -> String? {
    guard listed.hasPrefix("\""), listed.hasSuffix("\"") else {
      // An arrow key, or another key with a name.
      return listed.allSatisfy(\.isLetter)
        ? listed.prefix(1).uppercased() + listed.dropFirst() : nil
    }
    let key = listed.dropFirst().dropLast()
    switch key {
    case "^I": return "Tab"
    case "^M": return "Enter"
    case "^[": return "Escape"
    case "^?", "^H": return "Backspace"
    default: break
    }
    if let own = EditingKey.allCases.first(where: { $0.listed == key }) { return own.name }
    if key.hasPrefix("^["), key.count == 3, key.last?.isLetter == true {
      return "Alt-" + key.suffix(1).uppercased()
    }
    guard key.hasPrefix("^"), key.count == 2, key.last?.isASCII == true else { return nil }
    return "Ctrl-" + key.suffix(1)
  }
}
