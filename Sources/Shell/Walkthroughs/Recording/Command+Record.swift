import Script
import Shell

extension Command {
  static let record = Command(
    "record", .walkthrough, arguments: "[--expect] FILE | stop",
    summary: "Record a walkthrough",
    details: [
      "The commands since launch are replayed first, so the walkthrough begins at the launch.",
      "Labels are written in full, and secrets as ${variables} from the environment. Commands that",
      "fail are omitted, unless the app itself refused them; those are written after \"!\". One to",
      "which the app responded in another way is written as it is. \"undo\" removes the last",
      "command. --expect adds checks of the screen and the stack. Each command is added to "
        + "the file",
      "when it ends. \"record stop\" completes the file, and so does the end of the shell by "
        + "\"quit\",",
      "a trap, SIGHUP, SIGTERM, SIGQUIT or a second Ctrl-C, even if the app hangs. After "
        + "SIGKILL, it",
      "has the commands until then.",
    ],
    complete: { request in
      guard request.words.allSatisfy({ $0 == "--expect" }) else { return [] }
      // A recording doesn't replace a file, so only the folders are useful.
      return (request.words.isEmpty ? ["stop", "--expect"] : [])
        + request.files { _ in false }
    }
  ) { invocation throws(CommandError) in
    let (options, invocation) = try invocation.options(["--expect"])
    try invocation.requireArguments("needs a file or \"stop\"")
    try invocation.allowArguments(1)
    let word = invocation.words[0].text
    if word == "stop" { return .effect(.stopRecording) }
    guard !word.isEmpty else { throw invocation.misuse("the file's name is empty") }
    guard !["on", "off", "end"].contains(word) else {
      throw invocation.misuse(
        "\"record FILE\" starts a recording and \"record stop\" ends it; for a file of this name,"
          + " write ./\(word)")
    }
    return .effect(
      .record { script in
        Recording(RecordingFile(word, of: script), expectsScreens: !options.isEmpty)
      })
  }
}
