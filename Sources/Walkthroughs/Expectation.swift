import AppDriver
import Shell

/// A check: a subject, the name that it is expected to have, and how long it may take.
struct Expectation {
  let subject: Subject
  let name: String
  let isNegated: Bool
  let seconds: Double

  /// Reads `[not | no] SUBJECT NAME [within SECONDS]`.
  init(_ invocation: Invocation) throws(CommandError) {
    var words = invocation.words[...]
    isNegated = ["not", "no"].contains(words.first?.text)
    if isNegated { words.removeFirst() }
    guard let first = words.popFirst()?.text else { throw invocation.misuse("needs a subject") }
    guard let subject = Subject(rawValue: first) else {
      let nearest = Nearest.name(to: first, among: Subject.allCases.map(\.rawValue))
      throw invocation.misuse(
        "no subject \(SafeText.escaped(first))" + (nearest.map { ", did you mean \($0)?" } ?? ""))
    }
    self.subject = subject
    seconds = try Self.takeSeconds(from: &words, invocation)
    name = words.map(\.text).joined(separator: " ")
    guard !subject.needsName || !subject.isBlank(name) else {
      throw invocation.misuse("\(first) needs a name")
    }
  }

  /// Throws what was expected and what is there, where it doesn't hold.
  func check(_ shell: Interpreter) throws(CommandError) {
    guard shell.session.isRunning else { throw .notRunning }
    guard let screen = shell.screen else { throw .nothingOnScreen }
    guard subject.holds(name, on: screen, shell.session) == isNegated else { return }
    let there = subject.there(on: screen, shell.session)
    throw .unmet(
      expected: (isNegated ? "no \(subject.rawValue)" : subject.rawValue)
        + (name.isEmpty ? "" : " \"\(SafeText.escaped(name))\""),
      found: there.isEmpty
        ? "none" : there.prefix(12).map { "\"\(SafeText.escaped($0))\"" }.joined(separator: ", "),
      hint: isNegated
        ? nil : Nearest.name(to: name, among: there).map { "did you mean \"\($0)\"?" })
  }

  private static func takeSeconds(
    from words: inout ArraySlice<Word>, _ invocation: Invocation
  ) throws(CommandError) -> Double {
    guard let place = words.lastIndex(where: { $0.text == "within" && !$0.isQuoted }),
      place >= words.endIndex - 2
    else { return 0 }
    guard place == words.endIndex - 2, let last = words.last?.text else {
      throw invocation.misuse("within needs seconds, as in within 2s; quote a name that ends so")
    }
    let number = last.hasSuffix("s") ? String(last.dropLast()) : last
    guard let seconds = Seconds.parse(number), seconds <= 3_600 else {
      throw invocation.misuse("within needs seconds, as in 2s, not \(SafeText.escaped(last))")
    }
    words.removeLast(2)
    return seconds
  }
}
