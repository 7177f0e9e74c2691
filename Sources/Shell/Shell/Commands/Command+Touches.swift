import AppDriver
import Script

extension Command {
  static var touches: [Command] { [touch] }

  private static let touch = Command(
    "touch", .navigate,
    arguments: "\(ElementQuery.arguments) [--times N | --long] [within 2s]",
    summary: "Tap whatever shows a text",
    details: [
      "Unlike \"select\" and \"tap\", it doesn't matter whether that is a row, a button, a field, a",
      "switch, a segment, a tab or the Back button. A tap on a text that doesn't react does nothing.",
    ] + ElementQuery.help + [
      "--long presses long, which is a tap where nothing is offered; --times 2 (to 10) taps quickly.",
      "\"within 2s\" waits for the element.",
    ],
    complete: { request in
      ElementQuery.candidates(
        request, after: request.words[...], options: ["--long"]) + times(request)
    }
  ) { invocation throws(CommandError) in
    let touch = try Touch(invocation)
    return .onScreen { shell throws(CommandError) in
      .actWhenFound(within: touch.seconds) { () throws(CommandError) in try touch.actions(shell) }
    }
  }
}

/// The words of a `touch`.
struct Touch {
  private static let mostTaps = 10

  private let query: ElementQuery
  private let invocation: Invocation
  private var times = 1
  private var isLong = false
  let seconds: Double

  init(_ invocation: Invocation) throws(CommandError) {
    self.invocation = invocation
    var words = invocation.words[...]
    seconds = try TimeLimit.take(from: &words, needsName: true, of: invocation)
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
    guard !isLong || times == 1 else {
      throw invocation.misuse("takes --times or --long, not both")
    }
  }

  /// Returns whether the element is on the screen.
  func isMet(_ shell: ShellState) throws(CommandError) -> Bool { try query.isMet(shell) }

  /// Returns the actions of the touch; none if nothing reacts to it.
  func actions(_ shell: ShellState) throws(CommandError) -> [UserAction] {
    _ = try shell.finder()
    guard let first = try query.found(shell).first else { throw try query.failure(shell) }
    if first.isBack, isLong || times > 1 {
      throw invocation.misuse(
        "the Back button takes neither --times nor --long; \"back 2\" goes back two screens")
    }
    // A long press that nothing takes ends as a tap.
    if isLong, let target = first.target,
      !shell.session.actions(of: target, by: .press).isEmpty
    {
      return [.press(target, action: nil)]
    }
    return first.actions(times: times)
  }
}
