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

  @Test func `beyond a hundred candidates, the rest are only counted`() throws {
    let probe = try ProbeTerminal()
    let list = try {
      try probe.terminal.send("many item\t")
      return try probe.terminal.wait(for: "… and 30 more")
    }()
    #expect(list.contains("item100") && !list.contains("item101"))
  }

  @Test func `columns are read downwards, and wide characters occupy two columns`() {
    let list = CandidateList(["日本", "ab", "c", "日"], columns: 12)
    #expect(list.rows == ["日本  c", "ab    日"])
  }

  @Test func `a label cannot send control sequences to the terminal`() {
    #expect(CandidateList(["a\u{1B}[2Jb"], columns: 80).rows == ["a[2Jb"])
  }
}
