public import AppDriver

/// A command's words on their way to it, and what it may look at.
public struct Invocation {
  /// The command's name.
  public let name: String
  /// The words after the name.
  public let words: [Word]
  /// All that follows the name, as it stands in the line.
  public let text: String
  /// The line, or its part with values for variables, that the words were read from.
  private let line: String
  /// The command itself.
  let command: Command?
  /// The shell that runs it.
  public let shell: Interpreter

  init(_ parsed: ParsedCommand, shell: Interpreter) {
    name = parsed.name
    words = parsed.words
    text = parsed.text
    line = parsed.source
    command = parsed.command
    self.shell = shell
  }

  /// Of a command that is only looked at: its words, as they stand in a line.
  init(_ command: Command, _ words: [Word], in line: String, shell: Interpreter) {
    name = command.name
    self.words = words
    text = ""
    self.line = line
    self.command = command
    self.shell = shell
  }

  private init(_ other: Invocation, words: [Word]) {
    name = other.name
    self.words = words
    text = other.text
    line = other.line
    command = other.command
    shell = other.shell
  }

  /// The words after the name, with single blanks between: a label needs no quotes.
  public var label: String {
    guard words.count != 1 else { return words[0].text }
    return words.map(\.text).joined(separator: " ")
  }

  /// What stands in the line at the bytes of some words, quotes and all.
  public func source(_ range: Range<Int>) -> String { line.utf8[from: range] }

  /// What a person sees.
  ///
  /// - Throws: where the app has crashed or shows nothing.
  public func screen() throws(CommandError) -> ScreenSnapshot { try shell.screenOrError() }

  /// Finds things on the screen by what a person calls them.
  ///
  /// - Throws: where the app has crashed or shows nothing.
  func finder() throws(CommandError) -> ElementFinder {
    let screen = try screen()
    guard !shell.session.isInBackground else {
      throw .refused(.inBackground, ways: WaysOut(shell).ways(after: .inBackground))
    }
    return ElementFinder(
      session: shell.session, screen: screen, wholeOnly: shell.options.wholeLabelsOnly)
  }

  /// Throws where there are fewer arguments than a number.
  public func requireArguments(_ problem: String, count: Int = 1) throws(CommandError) {
    guard words.count < count else { return }
    throw misuse(problem)
  }

  /// Throws where there are more arguments than a number.
  public func allowArguments(_ count: Int) throws(CommandError) {
    guard words.count > count else { return }
    throw misuse(
      count == 0 ? "takes no arguments" : "\(SafeText.escaped(words[count].text)) is too much")
  }

  /// An error of usage.
  public func misuse(_ problem: String) -> CommandError {
    .usage(command: name, arguments: command?.arguments ?? "", problem: problem)
  }

  /// Takes out options, words that begin with `--` and are not quoted.
  ///
  /// - Throws: where one is none of those that are allowed.
  public func options(
    _ allowed: [String]
  ) throws(CommandError) -> (given: Set<String>, rest: Invocation) {
    var given: Set<String> = []
    var rest: [Word] = []
    for word in words {
      guard word.text.hasPrefix("--"), !word.isQuoted else {
        rest.append(word)
        continue
      }
      guard allowed.contains(word.text) else {
        let nearest = Nearest.name(to: word.text, among: allowed)
        throw misuse(
          "no option \(SafeText.escaped(word.text))"
            + (nearest.map { ", did you mean \($0)?" } ?? ""))
      }
      given.insert(word.text)
    }
    return (given, Invocation(self, words: rest))
  }
}
