import HeadlessUIKit
import Shell
import TestSupport
import Testing

/// Tests of the output for several panes, and of the identification of their elements.
@Suite(.serialized, .exclusive) struct PaneTests {
  private func walker() async -> Walker {
    await Walker.on(
      .root {
        let lists = FixtureScreen("Lists") { screen in
          Content.Row("Dresses") { screen.title = "Lists of dresses" }
          Content.Row("Tops") {}
          Content.Button("Close All") {}
        }
        let first = FixtureScreen("Women") { screen in
          Content.Row("Dresses") { screen.push(FixtureScreen("Linen dress")) }
          Content.Row("Shoes") {}
          Content.Button("Present") { screen.present(FixtureScreen("Sheet"), animated: true) }
        }
        let container = SideBySide("Catalog", lists, UINavigationController(stack: [first]))
        return UINavigationController(stack: [FixtureScreen("Home"), container])
      })
  }

  @Test(.bug(id: "U11")) func `panes are in order, each with its own row numbers, and a path`()
    async
  {
    #expect(
      await walker().output(of: "screen") == """
        Lists
          1  Dresses
          2  Tops
          [Close All] closeall
        Women
          2.1  Dresses
          2.2  Shoes
          [Present]
        stack  Home › Catalog | Women


        """)
  }

  @Test func `a row in several panes is ambiguous unless its pane or number is given`() async {
    for (line, path) in [
      ("select secondary: Dresses", "Home › Catalog | Women › Linen dress"),
      ("select women: dresses", "Home › Catalog | Women › Linen dress"),
      ("select 2.1", "Home › Catalog | Women › Linen dress"),
    ] {
      let walker = await walker()
      await walker.expect(
        "select Dresses",
        complains: "\"Dresses\" matches several rows: primary: Dresses, secondary: Dresses; give"
          + " more of the name, or the number")
      await walker.run(line)
      #expect(await walker.output(of: "where").hasPrefix(path), "\(line)")
      #expect(walker.shell.prompt == "\(path)> ")
    }
  }

  @Test func `a pane without a label needs one`() async {
    await walker().expect(
      "select women:",
      complains: "name a row on Women; it has Dresses, Shoes; choose one of them")
  }

  @Test func `expect can check the panes' paths, their titles and the container`() async {
    let walker = await walker()
    await walker.expect("expect stack Home > Catalog | Women")
    await walker.expect("expect screen Lists")
    await walker.expect("expect screen Women")
    await walker.expect("expect screen SideBySide")
    await walker.run("select 2.1")
    await walker.expect("expect stack Home > Catalog|Women > Linen dress")
    await walker.expect("expect stack Home › Catalog | Women › Linen dress")
    await walker.expect(
      "expect stack Home > Catalog",
      complains:
        "expected stack \"Home > Catalog\", found \"Home > Catalog | Women > Linen dress\";"
        + " did you mean \"Home > Catalog | Women > Linen dress\"?")
  }

  @Test func `back, verbs and stack work in all panes`() async {
    let walker = await walker()
    await walker.run("select 2.1")
    await walker.run("back")
    #expect(walker.shell.prompt == "Home › Catalog | Women> ")
    await walker.run("present")
    let stacks = await walker.output(of: "stack")
    #expect(stacks.contains("Sheet"))
    #expect(await walker.output(of: "screen").contains("sheet over Home › Catalog | Women\n"))
    await walker.run("dismiss")
    await walker.run("back")
    #expect(walker.shell.prompt == "Home> ")
  }

  @Test func `Tab completes the names of panes, and after one that pane's elements`() async {
    let walker = await walker()
    let completer = Completer(walker.shell.state)
    for (text, expected) in [
      ("select ", ["Dresses", "Tops", "Shoes", "primary: ", "secondary: "]),
      ("select sec", ["secondary: "]), ("select \"sec", ["secondary: "]),
      ("select secondary:", ["secondary: Dresses", "secondary: Shoes"]),
      ("select secondary: ", ["secondary: Dresses", "secondary: Shoes"]),
      ("select women: s", ["women: Shoes"]), ("select nowhere: ", []),
      ("tap p", ["Present", "primary: "]), ("tap secondary: ", ["secondary: Present"]),
      ("expect row sec", []), ("type ", []),
    ] { #expect(completer.complete(text).candidates == expected, "\(text)") }
    let panes = completer.complete("select s").offers
    #expect(panes.map(\.summary) == ["", "Women"] && panes.map(\.continues) == [false, true])
    #expect(completer.complete("select secondary: ").offers.map(\.name) == ["Dresses", "Shoes"])
    #expect(!completer.complete("").candidates.contains { $0.hasSuffix(": ") })
  }

  @Test func `Tab quotes the name of a pane where it has to be a single word`() async {
    let walker = await Walker.on(
      .root {
        SideBySide(
          "Both", FixtureScreen("One") { _ in Content.Field("Name", text: "") { _ in } },
          FixtureScreen("Two") { _ in
            Content.Choice("Sort by", options: ["Age"], selectedIndex: nil) { _ in }
          })
      })
    let completer = Completer(walker.shell.state)
    for (text, expected) in [
      ("type pri", "\"primary: "), ("type \"primary: ", "\"primary: Name\""),
      ("choose \"secondary: Sort by\" ", "Age"),
    ] { #expect(completer.complete(text).candidates == [expected], "\(text)") }
    #expect(completer.complete("type ").offers.map(\.name) == ["Name", "primary: "])
    await walker.expect(
      "type primary: Name Fred",
      complains: "type: \"primary:\" names only a pane; quote it together with the name, as in"
        + " \"primary: Name\"; usage: type FIELD TEXT | --here TEXT |"
        + " --delete [N]")
    await walker.expect(
      "choose secondary: Sort Age",
      complains: "choose: \"secondary:\" names only a pane; quote it together with the name, as in"
        + " \"secondary: Sort by\"; usage: choose CONTROL OPTION")
    await walker.expect(
      "select 2.1",
      complains: "no row \"2.1\" on Two, which has none; \"actions\" lists the possible actions")
    await walker.expect("type \"primary: Name\" Fred; choose \"secondary: Sort by\" Age")
  }
}
