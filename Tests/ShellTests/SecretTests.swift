import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct SecretTests {
  private nonisolated static let lines = [
    "login fred yabba", "logn fred yabba", "log fred yabba", "login fred yabba too much",
    "login fred 'yabba", "login fred yabba; nonsense", "nonsense fred yabba", "LOGIN fred yabba",
    "type Password yabba", "type Pass yabba", "type 'Password' \"yabba\"",
    "type Pasword yabba", "type Password yabba yabba", "tpye Password yabba", "tpye Passwrd yabba",
    "type password \"yabba", "login fred \\yabba", "login fred ya\"bb\"a", "signup fred yabba",
    "cancel fred yabba", "tap Log In fred yabba", "tap login yabba",
    "login \"fred\"  yabba ; screen",
  ]

  @Test(arguments: lines, [ShellOptions.Format.text, .json])
  func `the text of a secure field is never shown, kept or reported, however it was typed`(
    line: String, format: ShellOptions.Format
  ) async {
    // The form is in front, an alert covers it, or it hasn't appeared yet.
    for way in [["login"], ["login", "signup"], []] {
      var options = ShellOptions()
      options.echoes = true
      options.format = format
      options.keepsGoing = true
      let walker = await Walker.on(options: options)
      for line in way { await walker.run(line) }
      let isForm = !way.isEmpty
      guard isForm || line.hasPrefix("login ") else { continue }
      let result = await walker.run(line)
      for line in ["screen", "screen --all", "actions", "history", "events all", "undo", "history"]
      {
        await walker.run(line)
      }
      let seen = walker.printed + walker.complaints.joined(separator: "\n")
      #expect(!seen.contains("yabba"), "\(way)")
      #expect(!seen.contains("ya\"bb\"a"), "\(way)")
      if isForm { #expect(result.carriesSecret, "\(way)") }
    }
  }

  @Test func `a command has stars in place of its secrets, and their number reveals nothing`()
    async
  {
    var options = ShellOptions()
    options.echoes = true
    let walker = await Walker.on(options: options, after: "login")
    #expect(
      await walker.output(of: "  type password  a   # mine").hasPrefix(
        "Log In> type password  ********\n"))
    let screen = await walker.output(of: "screen")
    #expect(screen.contains("  Password: ••••••••\n"))
    await walker.run("type password averylongpasswordindeed")
    #expect(await walker.output(of: "screen") == screen)
    #expect(
      await walker.output(of: "login fred \"\"").hasPrefix("Log In> login fred ********\n"))
    #expect(
      await walker.output(of: "history")
        == "Log In> history\n1  login\n2  screen\n3  screen\n4  history\n\n")
  }

  @Test func `text that isn't secret is shown and kept`() async {
    let walker = await Walker.on(after: "login", "type username fred")
    #expect(await walker.output(of: "history").contains("type username fred\n"))
    #expect(await walker.run("login").carriesSecret == false)
    #expect(await walker.run("signup").carriesSecret == false)
    #expect(await walker.run("ok").carriesSecret == false)
    let list = await Walker.on()
    #expect(await list.run("slect Fred").carriesSecret == false)
    #expect(await list.output(of: "history").contains("slect Fred\n"))
  }

  @Test(.bug(id: "F9")) func `a line of a block is kept only if it can't contain a password`() async
  {
    for block in ["each x in (1)", "setup", "teardown"] {
      let walker = await Walker.on()
      #expect(await walker.run(block).carriesSecret == false)
      for line in [
        "login", "select Fred", "# a remark", "| Persons", "tap Log In", "screen; back", "",
        "note it's", "expect text Fred -- who it is", "! select Nobody", "wait 1", "select ${x}",
      ] {
        #expect(await walker.run(line).carriesSecret == false, "\(line)")
      }
      for line in [
        "login fred yabba1234", "type Password yabba1234", "  type Password \"yabba1234",
        "! type Password yabba1234", "? login fred yabba1234", "back; login fred yabba1234",
        "tap Log In fred yabba1234", "tpye Password yabba1234", "login -- yabba1234",
        "login # yabba1234", "leaks repeat 2 login fred yabba1234", "type Password ${x} yabba1234",
        "login fred 'yabba1234",
      ] {
        #expect(await walker.run(line).carriesSecret, "\(line)")
      }
    }
  }

  @Test(
    .bug(id: "F9"),
    arguments: [
      "type Password yabba1234", "type Password \"yabba1234", "type Pasword 'yabba 1234'",
      "tpye Password yabba1234", "enter Password yabba1234", "tap Log In fred yabba1234",
      "signin fred yabba1234", "back; type Password yabba1234", "login fred yabba1234 ${none}",
      "! type Password yabba1234", "select Nobody; type Password \"yabba1234",
      "login -- yabba1234", "wait 0; login # yabba1234", "type Name fred -- yabba1234",
    ])
  func `a password that was typed without a matching field is not kept`(line: String) async {
    let walker = await Walker.on()
    #expect(await walker.run(line).carriesSecret)
    let ended = await Walker.on(AppEntry.root { nil })
    #expect(await ended.run(line).carriesSecret, "nothing on the screen")
  }

  @Test func `a misspelled field before a hidden text is named, and the nearest one is suggested`()
    async
  {
    let walker = await Walker.on(after: "login")
    let complaint = await walker.complaint(of: "type Usernme yabba1234")
    #expect(complaint.contains("no field \"Usernme\" on Log In; it has Username"), "\(complaint)")
    #expect(!complaint.contains("yabba"))
  }

  @Test(.bug(id: "F9")) func `a single word after type is kept only if it matches a field`() async {
    for line in [
      "type Passwordzork77", "type Password=zork77", "type Password:zork77", "type 'Password zork'",
      "! type Passwordzork77", "wait 0; type Password=zork77",
    ] {
      let form = await Walker.on(after: "login")
      #expect(await form.run(line).carriesSecret, "\(line)")
      let list = await Walker.on()
      #expect(await list.run(line).carriesSecret, "\(line) on a screen without fields")
      let ended = await Walker.on(AppEntry.root { nil })
      #expect(await ended.run(line).carriesSecret, "\(line) with nothing on the screen")
      let block = await Walker.on(after: "login", "each x in (1)")
      #expect(await block.run(line).carriesSecret, "\(line) in a block")
    }
    let form = await Walker.on(after: "login")
    for line in ["type username", "type Pass", "type", "type 1"] {
      #expect(await form.run(line).carriesSecret == false, "\(line)")
    }
    await form.run("each x in (1)")
    #expect(await form.run("type Username").carriesSecret == false)
  }

  @Test func `a line with a secret is removed, with the loops that may have supplied it`() async {
    let walker = await Walker.on(
      after: "each x in (1)", "each y in (2)", "where", "end", "each z in (yabba1234)", "login",
      "type Password ${z}", "where", "end")
    #expect(
      await walker.run("end").secretLines == [
        "each x in (1)", "each z in (yabba1234)", "type Password ${z}",
      ])
    let plain = await Walker.on(after: "each x in (1)", "login", "type Password yabba1234")
    #expect(await plain.run("end").secretLines == ["type Password yabba1234"])
  }

  @Test(.bug(id: "F9")) func `the expected text of a secure field is neither kept nor shown`() async
  {
    var options = ShellOptions()
    options.echoes = true
    for line in [
      "expect field Password yabba1234", "expect field password = yabba1234 within 0",
      "! expect no field Password yabba1234", "expect not field \"Password\" = yabba1234",
      "expect field Password=yabba1234",
    ] {
      let walker = await Walker.on(options: options, after: "login", "type Password hunter22")
      #expect(await walker.run(line).carriesSecret, "\(line)")
      await walker.run("history")
      let seen = walker.printed + walker.complaints.joined(separator: "\n")
      #expect(!seen.contains("yabba1234"), "\(seen)")
      let block = await Walker.on(after: "login", "each x in (1)")
      #expect(await block.run(line).carriesSecret, "\(line) in a block")
    }
    let walker = await Walker.on(after: "login", "type Username fred")
    for line in [
      "expect field Password", "expect field Username = fred", "expect field Password within 1s",
      "expect no field Nobody = fred", "expect text Password",
    ] {
      #expect(await walker.run(line).carriesSecret == false, "\(line)")
    }
  }

  @Test(
    .bug(id: "F9"),
    arguments: [
      "login fred -- yabba1234", "login fred # yabba1234", "type Username fred -- yabba1234",
      "login fred -- ", "cancel -- yabba1234",
    ])
  func `text after the arguments is not kept if the form has a password`(line: String) async {
    let walker = await Walker.on(after: "login")
    #expect(await walker.run(line).carriesSecret == line.contains("yabba1234"))
  }

  @Test(
    .bug(id: "F9"),
    arguments: [
      "each y in (hunter22x)", "| hunter22x", "# hunter22x", "== hunter22x", "@set x=hunter22x",
      "   # say hunter22x", "@bogus hunter22x", "source hunter22x.steps", "select hun'ter'22x",
      "end hunter22x", "select \"hunter22x", "help hunter22x", "@skip hunter22x",
    ])
  func `a line of any kind that contains a secret's value is not kept`(line: String) async {
    let walker = await Walker.on()
    walker.environment = { _ in "hunter22x" }
    await walker.run("@secret p=env:PW")
    #expect(await walker.run(line).carriesSecret)
    await walker.run("end")
    #expect(await walker.run("each x in (1)").carriesSecret == false)
    #expect(await walker.run(line).carriesSecret, "in a block")
  }

  @Test(.bug(id: "F9")) func `the rest of an interrupted line isn't kept either`() async {
    for keepsGoing in [false, true] {
      var options = ShellOptions()
      options.keepsGoing = keepsGoing
      let walker = await Walker.on(options: options)
      var isStopped = false
      walker.stops = { isStopped }
      walker.onBegin = { _, _ in isStopped = true }
      #expect(await walker.run("wait 0; login fred yabba1234").carriesSecret)
      isStopped = false
      #expect(await walker.run("wait 0; select Fred").carriesSecret == false)
    }
  }

  @Test func `the user is asked for the missing text of a secure field`() async {
    let walker = await Walker.on(after: "login")
    await walker.expect(
      "login fred",
      complains:
        "no text for the secure field \"Password\"; add it to the line, or type it first")
    await walker.expect(
      "type password",
      complains:
        "no text for the secure field \"Password\"; add it to the line, or type it first")
    var asked: [String] = []
    walker.askSecret = {
      asked.append($0)
      return "yabba"
    }
    await walker.expect("login fred; expect text fred")
    #expect(asked == ["Password"])
    walker.askSecret = { _ in nil }
    await walker.expect(
      "logout; login; login fred",
      complains: "nothing was typed for \"Password\"; the command did not run")
    #expect(walker.stack == ["Log In"])
  }

  @Test func `the user is not asked for text that was typed before`() async {
    let walker = await Walker.on(after: "login", "type Password yabba")
    await walker.expect("login fred; expect no modal; expect text fred")
  }

  @Test func `an alert's secure field is as secret as a screen's`() async {
    let app = AppEntry.screen { screen in
      Content.Button("Ask") {
        let alert = UIAlertController(title: "PIN", message: nil, preferredStyle: .alert)
        for name in ["One", "Two", "Pin"] {
          alert.addTextField { field in
            field.placeholder = name
            field.isSecureTextEntry = name == "Pin"
          }
        }
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
    }
    for line in ["ok a b yabba", "tpye Pin yabba", "type Pin yabba", "ko a yabba"] {
      var options = ShellOptions()
      options.echoes = true
      let walker = await Walker.on(app, options: options, after: "ask", line, "history", "actions")
      #expect(!(walker.printed + walker.complaints.joined()).contains("yabba"), "\(line)")
    }
  }

  @Test
  func `the user is asked for each omitted password, and one typed too late is not kept`()
    async
  {
    let walker = await Walker.on(after: "login")
    var answers = ["guess", "yabba"]
    walker.askSecret = { _ in answers.isEmpty ? nil : answers.removeFirst() }
    await walker.run("login fred")
    await walker.expect("expect alert Wrong")
    #expect(await walker.run("yabba").carriesSecret)
    #expect(await !walker.output(of: "history").contains("yabba"))
    await walker.run("ok")
    await walker.run("login fred")
    await walker.expect("expect no modal")
    #expect(answers.isEmpty)
  }

  @Test func `a value that a repeated line checks on a later screen isn't shown`() async {
    let walker = await Walker.on(after: "select Fred")
    let output = await walker.output(
      of: "leaks repeat 2 \"login; expect field Password hunter22\"")
    #expect(!output.contains("hunter22"), "\(output)")
    #expect(!walker.complaints.joined().contains("hunter22"))
    #expect(!walker.shell.history.contains { $0.line.contains("hunter22") })
  }
}
