import AppDriver
import Contacts
import Testing

@Suite(.serialized) struct FirstWalkTests {
  @Test func `select, login and back walk Contacts`() async throws {
    let session = AppSession { _ in AppDelegate() }
    await session.launch()
    print(session.screen() as Any)
    let screen = try #require(session.screen())
    #expect(screen.flow == ["AppCoordinator", "TabCoordinator", "ShowPersonsFlowCoordinator"])
    let pane = screen.panes[0]
    let fred = ElementTarget(controller: pane.controller, kind: .row, label: "Fred", ordinal: 0)
    #expect(await session.perform(.select(fred)).isDone)
    #expect(session.screen()?.stack == ["Persons", "Fred"])
    let login = ElementTarget(
      controller: session.screen()!.panes[0].controller, kind: .button, label: "Log In",
      ordinal: 0)
    let o = await session.perform(.tap(login))
    for e in session.events(in: o.events) { print(e.name, e.controller ?? "", e.other ?? "") }
    print(session.screen() as Any)
    print(session.snapshot()!.coordinators as Any)
    #expect(await session.perform(.swipeDown).isDone)
    #expect(session.screen()?.stack == ["Persons", "Fred"])
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(session.screen()?.stack == ["Persons"])
  }
}
