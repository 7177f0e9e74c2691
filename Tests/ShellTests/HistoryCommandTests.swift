import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct HistoryCommandTests {
  @Test func `history lists the last lines as typed, but no private ones`() async {
    let walker = await Walker.on(
      after: "open persons; select x; back", " stack", "", "select 'Fred'  # him ", "login",
      "login fred yabba123", "ok", "select x", "hunter22", "logn")
    #expect(
      await walker.output(of: "history") == """
        1  open persons; select x; back
        2  select 'Fred'  # him
        3  login
        4  ok
        5  select x
        6  logn
        7  history


        """)
    #expect(await walker.output(of: "history 1") == "8  history 1\n\n")
    await walker.expect(
      "history x", complains: "history: \"x\" is not a valid number of commands; usage: history [N]"
    )
    for _ in 0..<1_000 { await walker.run("set trace off") }
    #expect(await walker.output(of: "history").hasPrefix("11  set trace off\n"))
  }
}
