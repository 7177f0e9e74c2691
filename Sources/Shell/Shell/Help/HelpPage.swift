/// What `help` answers: lines of text, and what they describe.
struct HelpPage {
  let lines: [String]
  /// The commands that the lines describe.
  var commands: [Command] = []
  /// The beginning of the verbs of the buttons that the lines describe; `nil` for none.
  var verb: String?
}
