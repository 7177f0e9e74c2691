@testable import Editline
import PseudoTerminal
import Testing

@MainActor @Suite struct `Completing with Tab` {
  init() { #expect(Terminal.useUTF8()) }

  @Test func `the only candidate is inserted with its suffix`() throws {
    let probe = try ProbeTerminal()
    try probe.type("sel\tFred\r", expecting: "got [select Fred]")
  }

  @Test func `the common prefix of the candidates is inserted first, then they are listed`() throws
  {
    let probe = try ProbeTerminal()
    try probe.type("man\titem\t", expecting: "item1 ")
    try probe.type("\(Key.control("u"))s\t", expecting: "\nselect  secret  show\n")
    try probe.type("e\t", expecting: "\nselect  secret\n")
    try probe.type("l\t\r", expecting: "got [select ]")
  }

  @Test func `the replaced text may contain a quote`() throws {
    let probe = try ProbeTerminal()
    try probe.type("select \"Fr\t\r", expecting: "got [select \"Fred Flintstone\" ]")
  }

  @Test func `a list that is cut ends with the number of the rest, and fits the height`() throws {
    let probe = try ProbeTerminal(rows: 12)
    try probe.terminal.send("many item\t")
    let list = try probe.terminal.wait(for: "… 40 more")
    #expect(list.contains("item90") && !list.contains("item91"))
    #expect(list.split(separator: "\n").count(where: { $0.hasPrefix("item") }) == 10)
  }

  @Test func `columns are read downwards, and wide characters occupy two columns`() {
    #expect(rows("日本", "ab", "c", "日", columns: 13, height: 2) == ["日本  c", "ab    日"])
  }

  @Test func `a label cannot send control sequences to the terminal`() {
    #expect(rows("a\u{1B}[2Jb") == ["a[2Jb"])
  }

  @Test func `descriptions stand in a column, and are shortened or omitted if there is no room`() {
    let list = [
      LineCompletion.Candidate("select", detail: "Tap a row"), .init("tap", detail: "日本の日本の日本の"),
      .init("--all"),
    ]
    func rows(_ columns: Int, _ height: Int) -> [String] {
      CandidateList(list, columns: columns, height: height).rows
    }
    #expect(rows(30, 9) == ["select  Tap a row", "tap     日本の日本の日本の", "--all"])
    #expect(rows(25, 9) == ["select  Tap a row", "tap     日本の日本の日…", "--all"])
    #expect(rows(55, 2) == ["select  Tap a row           --all", "tap     日本の日本の日本の"])
    #expect(rows(23, 9) == ["select  tap     --all"])
    #expect(rows(12, 9) == ["select", "tap", "--all"])
    #expect(rows(5, 2) == ["sel…", "… 2 more"])
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 30), (60, 20), (100, 30)])
  func `a list never exceeds the terminal`(columns: Int, height: Int) {
    let many = (1...500).map { LineCompletion.Candidate("item \($0)", detail: "Some item") }
    for count in [1, 2, 19, 60, 500] {
      for omitted in [0, 7] {
        let list = CandidateList(
          Array(many.prefix(count)), omitted: omitted, columns: columns, height: height)
        #expect(list.rows.count <= max(2, height), "\(count) \(omitted)")
        if columns >= 10 {
          #expect(list.rows.allSatisfy { displayWidth($0) < columns }, "\(count) \(omitted)")
        }
        let shown = list.rows.joined().matches(of: /item [0-9]+/).count
        #expect(
          columns < 20 || list.rows.last == "… \(count - shown + omitted) more"
            || shown == count && omitted == 0)
      }
    }
  }

  private func rows(_ labels: String..., columns: Int = 80, height: Int = 24) -> [String] {
    CandidateList(labels.map { .init($0) }, columns: columns, height: height).rows
  }
}
