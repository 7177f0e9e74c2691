import AppDriver
import Shell
import Storefront
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct WalkTests {
  @Test(arguments: Walk.all)
  func `a walkthrough passes twice, and replaying it from the launch leads to the same screen`(
    _ walk: Walk
  ) async throws {
    #expect(try await walk.run() == [])
    let shell = Walk.shell()
    #expect(try await walk.run(in: shell) == [])
    let screen = shell.screen
    let session = AppSession(context: shell.session.context) { _ in AppDelegate() }
    await session.launch()
    for action in try #require(shell.actionsSinceLaunch) { _ = await session.perform(action) }
    #expect(session.screen(rowLimit: ShellState.rowsShown) == screen)
  }

  @Test func `a tablet shows the sheet for sharing as a popover`() async {
    let session = AppSession(context: LaunchContext(size: .regular)) { _ in AppDelegate() }
    await session.launch()
    #expect(await session.select("Linen dress").isDone)
    #expect(await session.tap("Share").isDone)
    #expect(session.crash == nil && session.screen(rowLimit: 1)?.stack.last == "Share Linen dress")
  }

  @Test func `a swipe that a sheet refused is replayed, with the app's question`() async {
    let shell = Walk.shell()
    let complaints = Complaints()
    shell.host = complaints
    await shell.start()
    for line in [
      "open persons", "select Fred", "login", "login fred yabba", "edit", "type Role Owner",
      "dismiss", "keepediting", "save", "undo", "expect screen Edit Fred", "undo",
      "expect alert Discard changes?", "undo", "expect screen Edit Fred; save",
    ] {
      _ = await shell.run(.line(line))
    }
    #expect(complaints.lines == [])
  }

  @Test func `there is a walkthrough for each system, and the tour`() {
    #expect(Walk.all.count >= 26)
  }
}
