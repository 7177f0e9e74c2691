import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

/// Tests of output that is fitted to a terminal.
@Suite(.serialized, .exclusive) struct LayoutTests {
  private final class Terminal {
    var layout: Layout?
  }

  /// Returns a walker on an app whose output fits a terminal.
  private func walker(
    _ app: AppEntry, _ columns: Int, _ lines: Int, _ terminal: Terminal = Terminal()
  ) async -> Walker {
    let walker = await Walker.on(app)
    terminal.layout = Layout(columns: columns, lines: lines)
    walker.shell.output.layout = { terminal.layout }
    return walker
  }

  @Test func `an object isn't broken if the same line returns to text`() async {
    let walker = await Walker.on(Self.list(3))
    // A prompt fits only text to the terminal.
    walker.shell.output.layout = { [shell = walker.shell] in
      shell.options.format == .json ? nil : Layout(columns: 40, lines: 24)
    }
    await walker.run("set format json; where; set format text")
    let object = walker.printed.split(separator: "\n").first { $0.contains("where") } ?? ""
    #expect(object.hasPrefix("{") && object.hasSuffix("}"), "\(walker.printed)")
  }

  private static func list(_ count: Int) -> AppEntry {
    .screen("List") { screen in
      Content.Row("Open") { screen.push(FixtureScreen("Next")) }
      Content.Rows(count: count - 1) { Content.Row("Row \($0 + 2)") {} }
      Content.Field("Name", text: "") { _ in }
      Content.Button("Add") {}
    }
  }

  private static var panes: AppEntry {
    .root {
      let lists = FixtureScreen("Lists") { _ in
        Content.Row("Dresses") {}
        Content.Row("Tops", detail: "12") {}
      }
      let women = FixtureScreen("Women") { screen in
        Content.Row("Linen dress", detail: "$69.00, was $89.00") {
          screen.push(FixtureScreen("Linen dress"))
        }
        Content.Field("Search", text: "") { _ in }
      }
      return SideBySide("Catalog", lists, UINavigationController(stack: [women]))
    }
  }

  @Test(.bug(id: "U11"), arguments: [12, 24, 30])
  func `a screen has as many rows as fit above the prompt, and all of its buttons`(
    lines: Int
  ) async {
    let walker = await walker(Self.list(104), 80, lines)
    let output = await walker.output(of: "screen")
    // The prompt and the command need a line each.
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count == lines - 1)
    let rows = output.split(separator: "\n").count { $0.contains(#/^ +\d+  /#) }
    #expect(output.contains("\n  rows 1–\(rows) of 104; \"screen --all\" shows all\n  Name: "))
    #expect(output.contains("\n  [Add]\nstack  List\n\n"))
    #expect(await walker.output(of: "screen --all").contains("\n  104  Row 104\n  Name: "))
  }

  @Test func `a line never takes the place of the only row that it says is left out`() async {
    let walker = await walker(Self.list(4), 80, 2)
    let output = await walker.output(of: "screen")
    #expect(output.contains("\n  4  Row 4\n") && !output.contains("rows 1–"))
  }

  @Test(.bug(id: "U11")) func `the calls above a screen take room from its rows`() async {
    let walker = await walker(Self.list(104), 80, 20)
    walker.shell.options.traces = true
    await walker.run("select Open")
    let output = await walker.output(of: "back")
    #expect(output.hasPrefix("  tap Back\n  pop FixtureScreen\n\nList\n"))
    #expect(output.split(separator: "\n", omittingEmptySubsequences: false).count == 19)
  }

  @Test(arguments: [(1, 1), (2, 100), (100, 2)])
  func `a tiny terminal gets a few rows`(columns: Int, lines: Int) async {
    let walker = await walker(Self.list(104), columns, lines)
    let output = await walker.output(of: "screen")
    #expect(output.contains("1  Open\n") && output.contains("[Add]\n"))
    await walker.expect("help; tree; why; events; stack; actions; select Row 9; select Open; where")
  }

  @Test(.bug(id: "U11"))
  func `lines wrap at words, below their own text; no style is open at their ends`()
    async
  {
    let app = AppEntry.screen("Text") { _ in
      Content.Row("Anna Karenina", detail: "Every unhappy family is unhappy in its own way") {}
      Content.Text("All happy families are alike; every one of them")
      Content.Text("漢字は全角で表示されるので、二つの列を占める")
    }
    let walker = await walker(app, 30, 24)
    #expect(
      await walker.output(of: "screen") == """
        Text
          1  Anna Karenina  Every
             unhappy family is unhappy
             in its own way
          All happy families are
            alike; every one of them
          漢字は全角で表示されるので、
            二つの列を占める
        stack  Text


        """)
    walker.shell.output.isColored = true
    for line in ["screen", "help", "select Ana"] {
      for part in await walker.output(of: line).split(separator: "\n") {
        let styles = part.matches(of: /\u{1B}\[(\d+)m/).map(\.1)
        #expect(styles.last ?? "0" == "0", "\(part)")
      }
    }
  }

  @Test(.bug(id: "U11")) func `the details of rows are in one column, of bounded width`() async {
    let long = String(repeating: "x", count: 40)
    let app = AppEntry.screen("Rows") { _ in
      Content.Row("A", detail: "1") {}
      Content.Row("漢字", detail: "2") {}
      Content.Row("without detail, and longer than all others") {}
      Content.Row(long, detail: "3") {}
      Content.Row("Zoë", detail: "4") {}
    }
    let walker = await Walker.on(app)
    #expect(
      await walker.output(of: "screen") == """
        Rows
          1  A     1
          2  漢字  2
          3  without detail, and longer than all others
          4  \(long)  3
          5  Zoë   4
        stack  Rows


        """)
  }

  @Test func `the values of texts are in one column, as the details of rows are`() async {
    let app = AppEntry.screen("Person") { _ in
      Content.Text("Name", "Fred")
      Content.Text("Postal code", "12345")
      Content.Text("a text without a value, longer than the others")
      Content.Row("A", detail: "1") {}
    }
    let walker = await Walker.on(app)
    #expect(
      await walker.output(of: "screen") == """
        Person
          Name         Fred
          Postal code  12345
          a text without a value, longer than the others
          1  A  1
        stack  Person


        """)
  }

  @Test(.bug(id: "U11")) func `panes are side by side on a wide terminal`() async {
    let terminal = Terminal()
    let walker = await walker(Self.panes, 100, 24, terminal)
    let gap = String(repeating: " ", count: 28)
    #expect(
      await walker.output(of: "screen") == """
        Lists                                            │ Women
          1  Dresses                                     │   2.1  Linen dress  $69.00, was $89.00
          2  Tops  12  \(gap)      │   Search: (empty)
        stack  Catalog | Women


        """)
    terminal.layout = Layout(columns: 99, lines: 24)
    #expect(
      await walker.output(of: "screen").hasPrefix("Lists\n  1  Dresses\n  2  Tops  12\nWomen\n"))
  }

  @Test(.bug(id: "U11")) func `the prompt, titles and paths are shortened`() async {
    let ten = "abcdefghij"
    let app = AppEntry.screen(String(repeating: ten, count: 13)) { _ in Content.Text("text") }
    let walker = await walker(app, 60, 24)
    let fifty = String(repeating: ten, count: 5)
    #expect(
      await walker.output(of: "screen") == """
        \(fifty)abcdefghi…
          text
        stack  …ij\(fifty)


        """)
    #expect(walker.shell.prompt == "…defghij\(ten)> ")
    let panes = await self.walker(Self.panes, 51, 24)
    await panes.run("select Linen dress")
    #expect(panes.shell.prompt == "… › Linen dress> ")
  }

  @Test func `a step's output has all rows, so that | lines mean the same at a terminal`() async {
    let walker = await walker(Self.list(30), 80, 12)
    walker.shell.output.isColored = true
    await walker.run("screen")
    await walker.expect("expect output /30  Row 30/")
    await walker.expect("screen")
    for line in ["| List", "|...", "|   29  Row 29", "|   30  Row 30", "|   Name: (empty)", "|..."]
    {
      await walker.expect(line)
    }
    await walker.expect("where")
  }

  @Test func `a screen that only fits another size hasn't changed`() async {
    let terminal = Terminal()
    let walker = await walker(Self.list(30), 80, 12, terminal)
    await walker.run("rotate")
    terminal.layout = Layout(columns: 40, lines: 20)
    #expect(await walker.output(of: "rotate").hasSuffix("  (the screen is unchanged)\n\n"))
  }

  @Test func `no part of a secret is left in a shortened title or path`() async {
    final class State { var text = "" }
    let state = State()
    let app = AppEntry.screen("Start") { screen in
      Content.Field("Key", text: state.text, isSecure: true) { state.text = $0 }
      Content.Button("Go") { screen.push(FixtureScreen("\(state.text) \(state.text)")) }
    }
    let walker = await walker(app, 24, 24)
    await walker.run("type Key hunter22andmore")
    let output = await walker.output(of: "go") + walker.shell.prompt
    #expect(output.contains("*") && !output.contains("more") && !output.contains("hunt"))
  }

  @Test(.bug(id: "U3")) func `what can be pressed and what has changed is marked in color`() async {
    final class State { var count = 0 }
    let state = State()
    let app = AppEntry.screen("Start") { _ in
      Content.Row("Still") {}
      Content.Row("Count", detail: "\(state.count)") {}
      Content.Button("Increase It") { state.count += 1 }
    }
    let walker = await Walker.on(app)
    walker.shell.output.isColored = true
    let before = await walker.output(of: "screen")
    #expect(before.contains("\u{1B}[35m1\u{1B}[0m  Still\n"))
    #expect(before.contains("  Count  \u{1B}[2m0\u{1B}[0m\n"))
    #expect(before.contains("\u{1B}[35m[Increase It]\u{1B}[0m \u{1B}[35mincreaseit\u{1B}[0m\n"))
    let after = await walker.output(of: "increaseit")
    #expect(after.contains("  Still\n"))
    #expect(after.contains("  \u{1B}[1mCount\u{1B}[0m  \u{1B}[1m1\u{1B}[0m\n"))
  }
}
