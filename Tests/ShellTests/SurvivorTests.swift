import AppDriver
import Foundation
import OwnersApps
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests with an app whose objects outlive it.
@Suite(.serialized, .exclusive) struct `What outlives the app` {
  private static let report = """
      left behind by the app that ended: ListCoordinator, with BrowseCoordinator, \
    UINavigationController, TitledViewController "Start", TitledViewController "List"
        held by ListCoordinator.makeBrowser (closure) → BrowseCoordinator.list → ListCoordinator

    """

  private static let found =
    "\"ListCoordinator\" after the app had ended, held by "
    + "ListCoordinator.makeBrowser (closure) → BrowseCoordinator.list → ListCoordinator; "
    + "make a reference in the cycle weak"

  private static let app = AppEntry(name: "survivors", summary: "") { _ in SurvivorsDelegate() }

  private func walker(_ lines: String..., format: ShellOptions.Format = .text) async -> Walker {
    var options = ShellOptions()
    options.format = format
    let walker = Walker([Self.app, .contacts], options: options)
    await walker.shell.start()
    for line in lines { await walker.run(line) }
    return walker
  }

  @Test(.bug(id: "F12")) func `relaunch reports it before the screen, and only once`() async {
    let walker = await walker("browse")
    let output = await walker.output(of: "relaunch")
    #expect(output.hasPrefix(Self.report + "\nStart\n"), "\(output)")
    for line in ["relaunch", "browse"] {
      let output = await walker.output(of: line)
      #expect(!output.contains("left behind"), "\(output)")
    }
    for line in ["expect no leaks", "expect no leaks ListCoordinator"] {
      let expected = line.dropFirst("expect ".count).replacing(
        "ListCoordinator", with: "\"ListCoordinator\"")
      await walker.expect(line, complains: "expected \(expected), found \(Self.found)")
    }
    await walker.run("relaunch")
    let leaks = await walker.output(of: "leaks")
    #expect(leaks.matches(of: /ListCoordinator, whose app ended at relaunch\n/).count == 2)
  }

  @Test(arguments: ["relaunch", "== next", "@size regular"])
  func `is reported before what the new app prints`(line: String) async throws {
    let walker = await walker("browse")
    walker.onTakeAppOutput = {
      var output = AppOutput()
      output.append(lines: ["launched"])
      return output
    }
    let heading = line == "== next" ? "== next\n\n" : ""
    let output = await walker.output(of: line)
    #expect(output.hasPrefix(Self.report + heading + "  app: launched\n"), "\(output)")
  }

  @Test(.bug(id: "F12"), arguments: ["== next", "@size regular", "@app contacts"])
  func `a new case or another app reports it`(line: String) async {
    let walker = await walker("browse")
    #expect(await walker.output(of: line).hasPrefix(Self.report))
  }

  @Test func `a new case doesn't count what outlived an earlier one`() async {
    let walker = await walker("browse", "relaunch", "browse", "== next")
    await walker.expect("expect no leaks")
    #expect(await walker.output(of: "leaks") == "nothing is left behind\n\n")
    let output = await walker.output(of: "observe")
    #expect(!output.contains("gone"), "\(output)")
  }

  @Test func `undo doesn't report it, because the walk continues`() async {
    let walker = await walker("browse", "back", "undo", "undo")
    #expect(await walker.output(of: "leaks") == "nothing is left behind\n\n")
    #expect(await walker.output(of: "relaunch") == "  (the screen is unchanged)\n\n")
  }

  @Test func `in JSON, it is among the leaks`() async throws {
    let walker = await walker("browse", format: .json)
    let json = try JSONSerialization.jsonObject(
      with: Data(await walker.output(of: "relaunch").utf8))
    let leaks = try #require((json as? [String: Any])?["leaks"] as? [[String: Any]])
    #expect(leaks.count == 1)
    #expect(leaks.first?["type"] as? String == "ListCoordinator")
    #expect(leaks.first?["outlivedApp"] as? Bool == true)
    #expect((leaks.first?["path"] as? String)?.hasPrefix("ListCoordinator.makeBrowser") == true)
  }

  @Test func `what something else may hold is only listed on request`() async {
    let walker = await walker("observe")
    #expect(await walker.output(of: "relaunch").hasPrefix("Start\n"))
    await walker.expect("expect no leaks")
    #expect(
      await walker.output(of: "leaks").hasPrefix(
        "ObservingCoordinator, whose app ended (running work or a global variable may hold it)\n"))
    await walker.run("ignore")
    #expect(await walker.output(of: "leaks") == "nothing is left behind\n\n")
  }

  @Test func `an object that is no longer listed, because there are too many, isn't gone`() async {
    let app = AppEntry(name: "survivors", summary: "") { _ in SurvivorsDelegate(isBrowsing: true) }
    let walker = await Walker.on(app)
    var output = ""
    for _ in 0..<258 { output += await walker.output(of: "relaunch") }
    #expect(!output.contains("gone"))
    #expect(output.matches(of: /left behind by the app/).count == 258)
    #expect(walker.shell.session.leaks.count == 256)
  }

  @Test func `a failed check counts the leaks that it doesn't name`() async {
    let walker = await walker()
    for _ in 0..<14 { for line in ["browse", "relaunch"] { await walker.run(line) } }
    #expect(
      await walker.complaint(of: "expect no leaks").contains(
        "\"ListCoordinator\", \"ListCoordinator\" and 2 more after the app had ended, held by"))
  }

  @Test func `set leaks off turns it off, and leaks keep excludes a class`() async {
    let off = await walker("set leaks off", "browse")
    #expect(await off.output(of: "relaunch").hasPrefix("Start\n"))
    let kept = await walker("leaks keep ListCoordinator", "browse")
    #expect(await kept.output(of: "relaunch").hasPrefix("Start\n"))
    await kept.expect("expect no leaks")
    let usage = "usage: leaks [keep CLASS | repeat N LINE]"
    await kept.expect(
      "leaks keep ListCordinator",
      complains:
        "leaks: the program has no class \"ListCordinator\"; did you mean \"ListCoordinator\"?; \(usage)"
    )
    await kept.expect(
      "leaks keep Nonsense",
      complains:
        "leaks: the program has no class \"Nonsense\"; give its name without the module; \(usage)")
  }

  @Test(arguments: ["relaunch", "@app contacts"])
  func `leaks keep doesn't withdraw an object that is still alive`(line: String) async {
    let walker = await walker("browse", "relaunch", "leaks keep ListCoordinator", "browse")
    for line in [line, "size regular"] {
      let output = await walker.output(of: line)
      #expect(!output.contains("gone") && !output.contains("left behind"), "\(output)")
    }
    let leaks = await walker.output(of: "leaks")
    let entry = /ListCoordinator, whose app ended at [@a-z ]+ \(kept on purpose\)\n/
    #expect(leaks.matches(of: entry).count == 2, "\(leaks)")
    await walker.expect("expect no leaks")
  }

  @Test(.bug(id: "F12")) func `a case that expects no leaks fails at its end`() async throws {
    func outcome(_ steps: String) async throws -> (CaseOutcome, [String]) {
      let folder = try TemporaryFolder()
      try folder.write("a.walk", "@app survivors\n== one\n\(steps)\n")
      let file = try #require(WalkthroughFile.read(folder.file("a.walk")).file)
      let run = try CaseRun(file.cases[0], of: file, catalog: AppCatalog([Self.app]))
      var shown: [String] = []
      let outcome = await run.run { shown.append($0.marked + "\n" + $0.output) }
      return (outcome, shown)
    }
    let (passed, steps) = try await outcome("browse")
    #expect(passed == .passed)
    let end = "the end of the app\nleft behind after the app ended:\nListCoordinator\n"
    #expect(steps.last?.hasPrefix(end) == true)
    let (failed, _) = try await outcome("browse\nexpect no leaks\nback")
    guard case .failed(let failure) = failed else {
      Issue.record("\(failed)")
      return
    }
    #expect(failure.diagnostic.location?.line == 4)
    #expect(failure.diagnostic.error.message == "expected no leaks, found \(Self.found)")
    #expect(try await outcome("browse\nexpect no leaks OtherCoordinator").0 == .passed)
    #expect(try await outcome("observe\nexpect no leaks").0 == .passed)
  }
}
