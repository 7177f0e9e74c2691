import PseudoTerminal
import Testing

/// Tests of the program with an app whose objects outlive it.
@Suite(.blocking) struct `What outlives an app` {
  @Test(.bug(id: "F12")) func `is reported at the end of a script, as text and as JSON`() throws {
    let text = try Program.run("FlowshProbe", ["--app", "survivors"], input: "browse\n")
    #expect(text.status == .exited(0))
    #expect(
      text.output.hasSuffix(
        """

        left behind after the app ended:
        ListCoordinator
          keeps BrowseCoordinator, UINavigationController, TitledViewController "Start", \
        TitledViewController "List"
          held by ListCoordinator.makeBrowser (closure) → BrowseCoordinator.list → ListCoordinator


        """), "\(text.output)")
    let json = try Program.run(
      "FlowshProbe", ["--app", "survivors", "--format", "json"], input: "browse\nbrowse\n")
    let last = try #require(json.lines.dropLast().last)
    #expect(json.lines.count == 4 && last.hasPrefix("{\"leaks\":[{"), "\(json.output)")
  }

  @Test func `is not reported without the leak check, or if nothing but a task holds it`() throws {
    for arguments in [["--no-leaks", "-c", "browse"], ["-c", "sleep", "-c", "relaunch"]] {
      let ending = try Program.run("FlowshProbe", ["--app", "survivors"] + arguments)
      #expect(ending.status == .exited(0))
      #expect(!ending.output.contains("left behind"), "\(ending.output)")
    }
  }
}
