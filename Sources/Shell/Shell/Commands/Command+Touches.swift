import AppDriver
import Script

extension Command {
  static var touches: [Command] { [touch] }

  private static let touch = Command(
    "touch", .navigate,
    arguments: "\(ElementQuery.arguments) [within SECONDS]",
    summary: "Tap whatever shows a text",
    details: [
      "Unlike \"select\" and \"tap\", it doesn't matter whether that is a row, a button, a field, a",
      "switch, a segment, a tab or the Back button. A tap on a text that doesn't react does nothing.",
    ] + ElementQuery.help + [
      "--long presses long; --times 2 (to 10) taps quickly. \"within 2s\" waits for the element."
    ],
    complete: { request in
      guard let screen = request.screen else { return [] }
      if request.typed.hasPrefix("-") {
        return Candidates(ElementQuery.options + ["--times", "--long"])
      }
      return request.words.isEmpty
        ? Candidates(ShownElement.all(on: screen).flatMap(\.texts), as: .label) : []
    }
  ) { invocation throws(CommandError) in
    let touch = try Touch(invocation)
    return .onScreen { shell throws(CommandError) in
      .actWhenFound(within: touch.seconds) { () throws(CommandError) in try touch.actions(shell) }
    }
  }
}

/// The words of a `touch`.
private struct Touch {
  private static let mostTaps = 10
  private static let longestWait = 3_600.0

  private let query: ElementQuery
  private var times = 1
  private var isLong = false
  private(set) var seconds = 0.0

  init(_ invocation: Invocation) throws(CommandError) {
    var words = invocation.words[...]
    if words.count > 1, words[words.endIndex - 2].text == "within",
      !words[words.endIndex - 2].isQuoted
    {
      guard let text = words.popLast()?.text, let seconds = Seconds.parse(withUnit: text),
        seconds <= Self.longestWait
      else {
        throw invocation.misuse("\"within\" needs a number of seconds, such as 2s")
      }
      self.seconds = seconds
      words.removeLast()
    }
    if let place = words.firstIndex(where: { $0.text == "--long" && !$0.isQuoted }) {
      isLong = true
      words.remove(at: place)
    }
    if let place = words.firstIndex(where: { $0.text == "--times" && !$0.isQuoted }) {
      guard place + 1 < words.endIndex, let times = Int(words[place + 1].text),
        1...Self.mostTaps ~= times
      else { throw invocation.misuse("--times needs a number from 1 to \(Self.mostTaps)") }
      self.times = times
      words.removeSubrange(place...place + 1)
    }
    query = try ElementQuery(words, of: invocation)
  }

  func actions(_ shell: ShellState) throws(CommandError) -> [UserAction] {
    let finder = try shell.finder()
    let found = try query.found(shell)
    guard let first = found.first else {
      throw .notFound(
        .anything, label: query.label, on: finder.screen.name,
        there: ShownElement.all(on: finder.screen).compactMap(\.texts.first))
    }
    guard isLong else { return first.actions(times: times) }
    let target = found.lazy.compactMap(\.pressTarget).first
    return target.map { [.press($0, action: nil)] } ?? []
  }
}
