import Reports
import Script
import Shell

extension LanguageServer {
  /// The kinds of the protocol for what completion offers.
  private enum Kind {
    static let function = 3
    static let value = 12
    static let folder = 19
    static let event = 23
  }

  /// The maximum number of moves that are offered.
  private static let mostMoves = 200

  /// Returns the completions at a place: those of the prompt, and the commands that the map of the
  /// app has, those of the screen at this line first.
  func completions(at position: Position, in document: Document) -> CompletionList {
    let (line, byte) = document.place(of: position)
    let text = document.lines[line].prefix(bytes: byte)
    let language = language(of: document)
    let secrets = secrets
    let offered = language.complete(text, in: document.path)
    let moves = moves(for: text, line: line, in: document, secrets)
    let start = byte - offered.replaced.utf8.count
    let range = document.range(line: line, bytes: start..<byte)
    let quote = offered.replaced.first.flatMap { "\"'".contains($0) ? String($0) : nil }
    let known = Set(moves.filter { $0.textEdit.range == range }.map(\.label))
    let isName = text.drop { $0 == " " || $0 == "\t" } == offered.replaced
    let items = offered.offers.enumerated().compactMap { place, offer in
      let kind = offer.continues ? Kind.folder : isName ? Kind.function : Kind.value
      return secrets.finds(in: offer.insertion) || known.contains(offer.insertion)
        ? nil
        : CompletionList.Item(
          label: offer.name, kind: kind,
          detail: offer.summary.isEmpty ? nil : secrets.redacted(offer.summary),
          filterText: quote.map { $0 + offer.name }, sortText: Self.order(1_000 + place),
          textEdit: TextEdit(range: range, newText: offer.insertion))
    }
    return CompletionList(isIncomplete: offered.omitted > 0, items: moves + items)
  }

  /// Returns the commands of the map that begin with what is typed.
  private func moves(
    for text: String, line: Int, in document: Document, _ secrets: SecretFilter
  ) -> [CompletionList.Item] {
    let start: Int
    switch UnfinishedLine(text, LineForm.kinds) {
    case .commandName(_, let range): start = range.lowerBound
    case .arguments(_, _, let offset): start = offset
    default: return []
    }
    let typed = text.suffix(fromByte: start)
    let app = language(of: document).app
    let screen = language(of: document).trail(document, before: line).screen
    // Without a screen or a letter, everything would be offered.
    guard screen != nil || !typed.isEmpty else { return [] }
    var seen: Set<String> = []
    let here = app.moves(from: screen)
    let others = screen == nil || typed.isEmpty ? [] : app.moves(from: nil)
    let found = (here + others).filter {
      LabelMatch.begins(typed, $0.label) && !secrets.finds(in: $0.label)
        && seen.insert($0.label).inserted
    }
    let range = document.range(line: line, bytes: start..<text.utf8.count)
    return found.prefix(Self.mostMoves).enumerated().map { place, move in
      let target = move.from == move.to ? nil : app.screens[move.to]?.name
      return CompletionList.Item(
        label: move.label, kind: Kind.event,
        detail: target.map { secrets.redacted("→ \($0)") }, filterText: nil,
        sortText: Self.order(place), textEdit: TextEdit(range: range, newText: move.label))
    }
  }

  /// Returns a text that sorts as a number does.
  private static func order(_ place: Int) -> String {
    let digits = String(place)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
