import AppDriver
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of `expect soft`.
@Suite(.serialized, .exclusive) struct `Soft checks` {
  @Test func `don't end the script or a block, and are reported`() async {
    let walker = await Walker.on()
    let complaints = await walker.script(
      """
      repeat 2
        expect soft no screen Persons
        select Fred
        back
      end
      expect soft not screen Persons; select Fred
      expect screen Persons
      select Nobody
      """)
    #expect(
      complaints.map { $0.prefix { $0 != "," } } == [
        "a.walk:2: expected no screen \"Persons\"", "a.walk:2: expected no screen \"Persons\"",
        "a.walk:6: expected no screen \"Persons\"", "a.walk:7: expected screen \"Persons\"",
      ])
  }

  @Test func `fail the case at its end, with the first failure`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.walk", "@app contacts\nexpect soft row Nobody\nselect Fred\nexpect soft row Else\nback\n")
    let file = try #require(WalkthroughFile.read(folder.file("a.walk")).file)
    let run = try CaseRun(file.cases[0], of: file, catalog: AppCatalog([.contacts]))
    var steps: [String] = []
    let outcome = await AppSession.outsideJobs { run.run { steps.append("\($0.status)") } }
    #expect(steps == ["failed", "passed", "failed", "passed"])
    guard case .failed(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.command == "expect soft row Nobody")
  }

  @Test func `whose lines differ don't keep the next statement from running`() async {
    let walker = await Walker.on()
    let complaints = await walker.script(
      "expect soft row Fred\n| other\nselect Fred\nexpect screen Fred\nif screen Fred\nback\nend\nexpect screen Persons"
    )
    #expect(complaints.count == 1 && complaints[0].hasPrefix("a.walk:1: the output"))
  }

  @Test func `give way to a later failure`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.walk", "@app contacts\nexpect soft row Nobody\nselect Nowhere\n")
    let file = try #require(WalkthroughFile.read(folder.file("a.walk")).file)
    let run = try CaseRun(file.cases[0], of: file, catalog: AppCatalog([.contacts]))
    let outcome = await AppSession.outsideJobs { run.run() }
    guard case .failed(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.command == "select Nowhere")
  }

  @Test func `take no other words, and no condition is soft`() async {
    let walker = await Walker.on()
    #expect(await walker.complaint(of: "expect not soft row Fred").contains("unknown subject"))
    #expect(
      await walker.script("if soft row Fred\nend")[0].contains("\"soft\" is only for \"expect\""))
    await walker.expect("expect soft no leaks")
  }
}
