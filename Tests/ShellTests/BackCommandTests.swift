import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct BackCommandTests {
  private let usage = "usage: back [N | root | SCREEN] [--swipe | --cancel]"

  @Test func `back N, back root and back SCREEN go back several screens`() async {
    func app() -> AppEntry {
      .screen("A") { a in
        Content.Row("b") {
          a.push(
            FixtureScreen("B") { b in
              Content.Row("c") {
                b.push(FixtureScreen("C") { c in Content.Row("d") { c.push(FixtureScreen("D")) } })
              }
            })
        }
      }
    }
    for (line, stack) in [
      ("back", ["A", "B", "C"]), ("back 1", ["A", "B", "C"]), ("back 2", ["A", "B"]),
      ("back root", ["A"]), ("back b", ["A", "B"]), ("back A", ["A"]),
      ("back --swipe", ["A", "B", "C"]), ("back --cancel", ["A", "B", "C", "D"]),
    ] {
      let walker = await Walker.on(app(), after: "select b", "select c", "select d")
      await walker.expect(line, complains: "")
      #expect(walker.stack == stack, "\(line)")
    }
    let walker = await Walker.on(app(), after: "select b", "select c", "select d")
    for (line, complaint) in [
      ("back 4", "back: there are 3 screens below this one; \(usage)"),
      ("back 0", "back: there are 3 screens below this one; \(usage)"),
      ("back E", "no screen \"E\"; the screens below are C, B, A; choose one of them"),
      ("back --swpe", "back: unknown option \"--swpe\"; did you mean \"--swipe\"?; \(usage)"),
      ("back --swipe --cancel", "back: takes --swipe or --cancel, not both; \(usage)"),
      (
        "back 2 --swipe",
        "back: a swipe goes back exactly one screen; don't name one; \(usage)"
      ),
    ] {
      await walker.expect(line, complains: complaint)
    }
  }

  @Test func `back is refused if there is no Back button, and other commands are suggested`()
    async
  {
    let walker = await Walker.on()
    await walker.expect("back", complains: "there is no Back button here; try \"open Groups\"")
    await walker.expect(
      "back Persons", complains: "there is no Back button here; try \"open Groups\"")
    await walker.expect(
      "back --swipe", complains: "there is nothing to go back to; try \"open Groups\"")
    await walker.expect(
      "dismiss", complains: "there is no sheet to swipe down; try \"open Groups\"")
    await walker.run("login; signup")
    await walker.expect("back", complains: "there is no Back button here; try \"ok\"")
    await walker.expect("dismiss", complains: "there is no sheet to swipe down; try \"ok\"")
  }

  @Test func `if the Back button is hidden, the screen's own buttons are suggested`() async {
    let app = AppEntry.screen { screen in
      Content.Row("Deep") {
        let deep = FixtureScreen("Deep") { _ in Content.Button("Leave") {} }
        deep.navigationItem.hidesBackButton = true
        screen.push(deep)
      }
    }
    let walker = await Walker.on(app, after: "select Deep")
    await walker.expect("back", complains: "there is no Back button here; try \"leave\"")
    await walker.expect("back --swipe", complains: "swiping back is disabled here; try \"leave\"")
  }

  @Test func `a sheet can disable swiping down, and a cover can't be swiped`() async {
    let app = AppEntry.screen { screen in
      for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
        Content.Button(style == .pageSheet ? "Sheet" : "Cover") {
          let modal = FixtureScreen("Modal") { modal in
            Content.Button("Done", isEnabled: true) { modal.dismiss(animated: true) }
            Content.Button("Not yet", isEnabled: false) {}
          }
          modal.modalPresentationStyle = style
          modal.isModalInPresentation = true
          screen.present(modal, animated: true)
        }
      }
    }
    let walker = await Walker.on(app, after: "sheet")
    await walker.expect("back", complains: "\"Modal\" can't be swiped away; try \"done\"")
    await walker.expect("dismiss", complains: "\"Modal\" can't be swiped away; try \"done\"")
    await walker.run("done; cover")
    #expect(await walker.output(of: "screen").contains("modal  cover over Fixture\n"))
    await walker.expect("back", complains: "there is no Back button here; try \"done\"")
    await walker.expect("dismiss", complains: "there is no sheet to swipe down; try \"done\"")
    await walker.expect("done", complains: "")
  }

  @Test func `in a sheet, back goes to its first screen and then swipes it down`() async {
    let app = AppEntry.screen { screen in
      Content.Button("Sheet") {
        let first = FixtureScreen("One") { one in
          Content.Row("two") { one.push(FixtureScreen("Two")) }
        }
        screen.present(UINavigationController(rootViewController: first), animated: true)
      }
    }
    let walker = await Walker.on(app, after: "sheet", "select two")
    await walker.run("back")
    #expect(walker.stack == ["One"])
    await walker.run("back")
    #expect(walker.stack == ["Fixture"])
  }
}
