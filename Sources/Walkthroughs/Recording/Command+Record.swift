import Script
import Shell

extension Command {
  static let record = Command(
    "record", .walkthrough, arguments: "[--expect] FILE | stop",
    summary: "Write what is done from now on as a walkthrough",
    details: [
      "What was done since the launch is done again first, so that the walkthrough begins there.",
      "Labels are written out whole, secrets as ${variables} of the environment; a command that",
      "failed is left out, and undo takes one out. --expect adds checks of the screen and the stack.",
      "The file is written by record stop, or when the shell ends, even by a trap or by SIGHUP,",
      "SIGTERM, SIGQUIT or a second Ctrl-C, though the app may hang; not by SIGKILL.",
    ],
    complete: { $0.words.isEmpty ? ["stop", "--expect"] : [] }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--expect"])
    try invocation.requireArguments("needs a file, or stop")
    try invocation.allowArguments(1)
    let word = invocation.words[0].text
    if word == "stop" { return .effect(.stopRecording) }
    return .effect(.record(Recording(path: word, expectsScreens: !options.isEmpty)))
  }
}
