@testable import Reports
import Script
import Shell
import Testing

@Suite("The command line that runs a case again")
struct RerunTests {
  private func command(_ title: String, file: String = "walks/a.walk", size: String? = nil)
    -> String
  {
    var report = CaseReport(file: file, title: title)
    report.variant.size = size
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

  @Test("works for titles that begin with a hyphen or can't be shown")
  func unusual() {
    #expect(command("- dash") == "flowsh test walks/a.walk '--name=- dash'")
    #expect(
      command("tab\there") == #"flowsh test walks/a.walk --name $'tab\U00000009here'"#)
  }

  @Test("hides a secret in the options of the run")
  func secrets() {
    var report = CaseReport(file: "a.walk", title: "a")
    report.options = ["--set", "v=hunter2hunter"]
    var secrets = SecretFilter()
    secrets.add("hunter2hunter")
    #expect(
      report.hiding(secrets).rerunCommand(program: "flowsh")
        == "flowsh test a.walk --name a --set 'v=********'")
  }

  @Test("matches only the title itself, also if that contains wildcards")
  func wildcards() {
    #expect(command("what? *all*") == #"flowsh test walks/a.walk --name 'what\? \*all\*'"#)
    let pattern = Glob(#"what\? \*all\*"#, ignoresCase: true, hasEscapes: true)
    #expect(pattern.matches("What? *all*"))
    #expect(!pattern.matches("whats small"))
  }
}
