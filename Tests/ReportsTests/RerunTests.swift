import Reports
import Script
import Testing

@Suite("The command line that runs a case again")
struct RerunTests {
  private func command(_ title: String, file: String = "walks/a.walk", size: String? = nil)
    -> String
  {
    var report = CaseReport(file: file, title: title)
    report.size = size
    return report.rerunCommand(program: "flowsh")
  }

  @Test("names the file and the title")
  func plain() {
    #expect(command("F2 wrong stack") == "flowsh test walks/a.walk --name 'F2 wrong stack'")
    #expect(command("login") == "flowsh test walks/a.walk --name login")
    #expect(
      command("login", size: "compact") == "flowsh test walks/a.walk --name login --size compact")
  }

  @Test("quotes what a shell would interpret")
  func quoting() {
    #expect(
      command("it's $(x)", file: "-my walk.walk")
        == #"flowsh test './-my walk.walk' --name 'it'\''s $(x)'"#)
  }

  @Test("matches only the title itself, also if that contains wildcards")
  func wildcards() {
    #expect(command("what? *all*") == #"flowsh test walks/a.walk --name 'what\? \*all\*'"#)
    let pattern = Glob(#"what\? \*all\*"#, ignoresCase: true, hasEscapes: true)
    #expect(pattern.matches("What? *all*"))
    #expect(!pattern.matches("whats small"))
  }
}
