import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct FillingCommandTests {
  /// The values that the user entered in the form.
  private final class Form {
    var name = "", city = "", word = ""
    var isLoud = false
    var order: Int?
    var sent = 0
  }

  private func app(_ form: Form) -> AppEntry {
    .screen("Form") { _ in
      Content.SearchField(text: form.word) { form.word = $0 }
      Content.Field("First name", text: form.name) { form.name = $0 }
      Content.Field("City", text: form.city, placeholder: "where") { form.city = $0 }
      Content.Toggle("Loud", isOn: form.isLoud) { form.isLoud = $0 }
      Content.Toggle("Locked", isOn: true, isEnabled: false) { _ in }
      Content.Choice("Sort by", options: ["Name", "City name"], selectedIndex: form.order) {
        form.order = $0
      }
      Content.Button("Send") { form.sent += 1 }
      Content.Button("Clear", isEnabled: false) {}
    }
  }

  @Test func `a form shows its fields, switches and choices with their values`() async {
    let form = Form()
    let walker = await Walker.on(app(form))
    #expect(
      await walker.output(of: "screen") == """
        Form
          Search: (empty)
          First name: (empty)
          City: (empty)
          Loud: off
          Locked: on  (disabled)
          Sort by: (none)  of Name | City name
          [Send]
          [Clear]  (disabled)
        stack  Form


        """)
    for line in [
      "type First Fred", "type \"City\" New  York", "toggle loud", "choose Sort city name",
      "search a b",
    ] {
      await walker.expect(line)
    }
    #expect(form.name == "Fred")
    #expect(form.city == "New York")
    #expect(form.isLoud)
    #expect(form.order == 1)
    #expect(form.word == "a b")
    #expect(
      await walker.output(of: "screen") == """
        Form
          Search: a b
          First name: Fred
          City: New York
          Loud: on
          Locked: on  (disabled)
          Sort by: City name  of Name | City name
          [Send]
          [Clear]  (disabled)
        stack  Form


        """)
    await walker.run("type City \"\"; search \"\"; toggle loud; choose sort 1")
    #expect(form.city.isEmpty && form.word.isEmpty && !form.isLoud && form.order == 0)
  }

  @Test func `a verb's arguments are typed into the fields in order before the tap`() async {
    let form = Form()
    let walker = await Walker.on(app(form), after: "send")
    #expect(form.sent == 1 && form.name.isEmpty)
    await walker.expect("send Fred \"New York\"")
    #expect(form.sent == 2 && form.name == "Fred" && form.city == "New York")
    await walker.expect("SEND Barney")
    #expect(form.sent == 3 && form.name == "Barney" && form.city == "New York")
    await walker.expect(
      "send a b c",
      complains: "\"Send\" takes 2 arguments, for the fields First name, City, but 3 were"
        + " given; quote text that has spaces")
    #expect(form.sent == 3 && form.name == "Barney")
    let bare = await Walker.on(.screen { _ in Content.Button("Send") {} })
    await bare.expect(
      "send a",
      complains:
        "\"Send\" takes no arguments because the screen has no fields, but 1 was given; tap it"
        + " without arguments first")
  }

  @Test func `an error about a field lists the fields on the screen`() async {
    let walker = await Walker.on(app(Form()))
    let usage = "type FIELD TEXT | --here TEXT | --delete [N]"
    for (line, complaint) in [
      ("type", "type: needs a field and text; usage: \(usage)"),
      ("type City", "type: needs text; usage: \(usage)"),
      (
        "type Town x",
        "no field \"Town\" on Form; it has Search, First name, City; choose one of them"
      ),
      (
        "type Ctiy x",
        "no field \"Ctiy\" on Form; it has Search, First name, City; did you mean \"City\"?"
      ),
      ("toggle Lou", ""),
      ("toggle Lo", "\"Lo\" matches several toggles: Loud, Locked; give more of the name"),
      (
        "toggle Locked", "the toggle \"Locked\" is disabled; \"actions\" lists the possible actions"
      ),
      ("choose Sort", "choose: needs a control and an option; usage: choose CONTROL OPTION"),
      (
        "choose Sort size",
        "no option \"size\" of Sort by; it has Name, City name; choose one of them"
      ),
      ("choose Color red", "no choice \"Color\" on Form; it has Sort by; choose one of them"),
      ("search", "search: needs text; usage: search TEXT"),
      ("clear", "the button \"Clear\" is disabled; \"actions\" lists the possible actions"),
      ("tap Save", "no button \"Save\" on Form; it has Send, Clear; choose one of them"),
      (
        "select Fred",
        "no row \"Fred\" on Form, which has none; \"actions\" lists the possible actions"
      ),
    ] { await walker.expect(line, complains: complaint) }
    let empty = await Walker.on(.screen { _ in })
    await empty.expect(
      "search x",
      complains:
        "no search field on Fixture; \"actions\" lists the possible actions")
  }

  @Test(.bug(id: "F7"), arguments: [Int.min, Int.min + 1, -1, 0, Int.max])
  func `as an option, an extreme integer is refused like any other number`(number: Int) async {
    let walker = await Walker.on(app(Form()))
    await walker.expect(
      "choose Sort \(number)",
      complains:
        "no option \"\(number)\" of Sort by; it has Name, City name; choose one of them")
  }

  @Test func `an alert's fields and buttons work like a screen's`() async {
    final class Answer { var text = "" }
    let answer = Answer()
    let app = AppEntry.screen { screen in
      Content.Button("Ask") {
        let alert = UIAlertController(
          title: "New folder", message: "Name it.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
          UIAlertAction(title: "Create", style: .default) { _ in
            answer.text = alert.textFields?.first?.text ?? ""
          })
        screen.present(alert, animated: true)
      }
    }
    let walker = await Walker.on(app)
    #expect(
      await walker.output(of: "ask") == """
        New folder
          Name it.
          Name: (empty)
          [Cancel]
          [Create]
        modal  alert over Fixture
        stack  New folder


        """)
    await walker.expect(
      "back", complains: "there is no Back button here; try \"cancel\", \"create\"")
    await walker.expect("create Photos")
    #expect(answer.text == "Photos")
    #expect(walker.stack == ["Fixture"])
  }

  @Test(.bug(id: "R6")) func `an action sheet is called so`() async {
    let app = AppEntry.screen { screen in
      Content.Button("Share") {
        let sheet = UIAlertController(
          title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        screen.present(sheet, animated: true)
      }
    }
    let walker = await Walker.on(app)
    #expect(
      await walker.output(of: "share") == """
        Share
          [Copy]
        modal  action sheet over Fixture
        stack  Share


        """)
    #expect(await walker.output(of: "where").contains("in an action sheet over Fixture"))
  }

  @Test(.bug(id: "R6")) func `a text of nothing but space has no line`() async {
    let walker = await Walker.on(
      AppEntry.screen { _ in
        Content.Text("above")
        Content.Text("")
        Content.Text(" \n ")
        Content.Text("Name", "")
      })
    #expect(await walker.output(of: "screen").hasPrefix("Fixture\n  above\n  Name\nstack"))
  }

  @Test func `a button that shares its name with a command needs tap`() async {
    final class Taps { var titles: [String] = [] }
    let taps = Taps()
    let titles = ["Back", "Help", "Select", "Log In", "Log-in", "★", "Quit…"]
    let app = AppEntry.screen { _ in
      for title in titles { Content.Button(title) { taps.titles.append(title) } }
    }
    let walker = await Walker.on(app)
    let screen = await walker.output(of: "screen")
    for line in [
      "[Back] tap Back", "[Help] tap Help", "[Select] tap Select", "[Log In] tap Log In",
      "[Log-in] tap Log-in", "[★] tap ★", "[Quit…] tap Quit…",
    ] {
      #expect(screen.contains("  \(line)\n"), "\(line)")
    }
    for title in titles { await walker.expect("tap \(title)") }
    #expect(taps.titles == titles)
    await walker.expect(
      "login",
      complains: "\"login\" matches several buttons: Log In, Log-in; tap one by its full title")
    #expect(await walker.output(of: "help").contains("Navigate"))
    #expect(taps.titles == titles)
  }

  @Test func `a verb may be shortened to a unique beginning, but not to another part`() async {
    let walker = await Walker.on(
      .screen { screen in
        Content.Button("Forgot password?") { screen.push(FixtureScreen("Reset")) }
        Content.Button("Forward") {}
      })
    await walker.expect(
      "for",
      complains:
        "\"for\" matches several commands and buttons: foreground, forgotpassword, forward; "
        + "give more of the name")
    await walker.expect(
      "password",
      complains:
        "no command or button \"password\"; \"help\" lists all commands, and \"actions\" lists those for this screen"
    )
    await walker.expect("forgot")
    #expect(walker.stack == ["Fixture", "Reset"])
  }
}
