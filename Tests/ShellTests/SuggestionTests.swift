import Shell
import TestSupport
import Testing

/// Tests of what the shell suggests for a word that it doesn't know.
@Suite(.serialized, .exclusive) struct SuggestionTests {
  @Test(
    .bug(id: "D9"),
    arguments: [
      ("open persn", "\"Persons\""), ("open Fred", "\"select Fred\""), ("loign", "\"login\""),
      ("find", "\"actions\""), ("find Fred", "\"select Fred\""), ("click Fred", "\"select Fred\""),
      ("fill", "\"type\""), ("fill x y", "\"type\""), ("scroll down", "\"scroll\""),
      ("scroll bottom", "\"scroll end\""),
    ])
  func `a near word names the command`(line: String, meant: String) async {
    let walker = await Walker.on()
    let complaint = await walker.complaint(of: line)
    #expect(complaint.hasSuffix("did you mean \(meant)?"), "\(line): \(complaint)")
  }

  @Test(.bug(id: "D9"), arguments: ["go back", "goto BACK", "goto dismiss"])
  func `a way back is no screen to look for`(line: String) async {
    let walker = await Walker.on(after: "select Fred")
    let command = line.lowercased().hasSuffix("back") ? "back" : "dismiss"
    await walker.expect(
      line,
      complains:
        "goto: \"\(command)\" is a command of its own, without \"goto\"; usage: goto SCREEN")
  }

  @Test(.bug(id: "D9")) func `a button of another screen is named with the screen`() async {
    let walker = await Walker.on(after: "login", "dismiss")
    await walker.expect(
      "signup",
      complains:
        "no command or button \"signup\" here; it was on \"Log In\", and \"goto Log In\" leads "
        + "there"
    )
    let json = await Walker.on(options: .json, after: "login", "dismiss")
    #expect(await json.output(of: "signup").contains(#""hint":"a button of Log In""#))
  }

  @Test(.bug(id: "D9"), arguments: [false, true])
  func `a verb is known in any case`(wholeOnly: Bool) async {
    var options = ShellOptions()
    options.wholeLabelsOnly = wholeOnly
    for line in ["LOGIN", "Login", "\"LOG IN\""] {
      let walker = await Walker.on(options: options)
      await walker.expect(line)
      #expect(walker.stack == ["Log In"])
    }
  }
}

extension ShellOptions {
  fileprivate static var json: ShellOptions {
    var options = ShellOptions()
    options.format = .json
    return options
  }
}
