import AppDriver
import CallStacks
import Script
import Shell

extension Subject {
  static var lastStep: [Subject] { [call, event, output] }

  private static let call = Subject(
    "call",
    arguments: "NAME: a call in the last step, as \"why\" shows it; labels are optional",
    there: { _, shell in calls(shell) }
  ) { name, _, shell in calls(shell).contains { isCall($0, named: name) } }

  private static let event = Subject(
    "event", arguments: "NAME [CLASS]: an event of the last step, as \"events\" lists it",
    problem: { name in
      let kind = String(name.prefix { $0 != " " })
      let kinds = SessionEvent.Kind.allCases.map(\.rawValue)
      guard !kinds.contains(where: { LabelMatch.isWhole(kind, $0) }) else { return nil }
      return "unknown event \"\(SafeText.escaped(kind))\""
        + Nearest.hint(
          to: kind, among: kinds, otherwise: "; \"events\" lists those of the last step")
    },
    there: { _, shell in
      Set(events(shell).map { "\($0.name)\($0.controller.map { " " + $0 } ?? "")" }).sorted()
    }
  ) { name, _, shell in
    events(shell).contains { event in
      LabelMatch.isWhole(name, event.name)
        || LabelMatch.isWhole(name, "\(event.name) \(event.controller ?? "")")
    }
  }

  private static let output = Subject(
    "output", arguments: "TEXT | /REGEX/: in the output of the last command that isn't a check",
    matchesPart: true, hasStars: true, matched: { _, shell in [shell.lastOutput] },
    names: { _, shell in
      shell.lastOutput.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    },
    there: { _, shell in shell.lastOutput.split(separator: "\n").map(String.init) }
  ) { name, _, shell in shell.lastOutput.contains(name) }

  /// Returns the calls that the app made during the last step, without duplicates.
  private static func calls(_ shell: ShellState) -> [String] {
    var names: [String] = []
    for case .call(let call) in shell.session.trace(of: shell.lastEvents)
    where !names.contains(call.name) {
      names.append(call.name)
    }
    return names
  }

  /// Returns whether a name refers to a call.
  ///
  /// The name may omit the argument labels or the protocol.
  private static func isCall(_ call: String, named name: String) -> Bool {
    // A closure isn't a call of the function that contains it.
    let closure = "closure in "
    if call.hasPrefix(closure) {
      guard LabelMatch.begins(closure, name) else { return false }
      return isCall(
        String(call.dropFirst(closure.count)), named: String(name.dropFirst(closure.count)))
    }
    let plain = String(call.prefix { $0 != "(" })
    let method = plain.split(separator: ".").last.map(String.init) ?? plain
    return LabelMatch.isWhole(name, call) || LabelMatch.isWhole(name, plain)
      || LabelMatch.isWhole(name, method)
      || LabelMatch.isWhole(name, method + call.dropFirst(plain.count))
  }

  private static func events(_ shell: ShellState) -> [SessionEvent] {
    shell.session.events(in: shell.lastEvents)
  }
}
