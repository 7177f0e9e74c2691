import AppDriver
import Contacts
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct CoordinatorTreeTests {
  private let session = AppSession { _ in AppDelegate() }

  private func tree() -> [String] {
    func lines(_ coordinator: CoordinatorSnapshot, _ depth: Int) -> [String] {
      let line =
        String(repeating: " ", count: depth) + coordinator.type
        + (coordinator.screens.isEmpty ? "" : ": \(coordinator.screens.joined(separator: ", "))")
        + (coordinator.isInCharge ? " *" : "")
      return [line] + coordinator.children.flatMap { lines($0, depth + 1) }
    }
    return (session.snapshot()?.coordinators ?? []).flatMap { lines($0, 0) }
  }

  private let list = [
    "AppCoordinator", " TabCoordinator", "  ShowPersonsFlowCoordinator: Persons *",
    "  ShowGroupsFlowCoordinator: Groups",
  ]

  @Test func `the tree has a coordinator for each tab and marks the one in charge`() async {
    await session.launch()
    #expect(tree() == list)
    #expect(
      session.screen()?.flow == [
        "AppCoordinator", "TabCoordinator", "ShowPersonsFlowCoordinator",
      ])
    _ = await session.perform(.selectTab(1))
    _ = await session.perform(.select(session.element(.row, "Wilma")))
    #expect(
      tree() == [
        "AppCoordinator", " TabCoordinator", "  ShowPersonsFlowCoordinator: Persons",
        "  ShowGroupsFlowCoordinator: Groups, Groups of Wilma *",
      ])
  }

  @Test(arguments: ["success", "cancel", "swipe"])
  func `the login coordinator is in the tree only while its sheet is presented`(
    ending: String
  ) async {
    await session.launch()
    _ = await session.perform(.tap(session.element(.button, "Log In")))
    #expect(
      tree() == [
        "AppCoordinator", " TabCoordinator", "  ShowPersonsFlowCoordinator: Persons",
        "  ShowGroupsFlowCoordinator: Groups", " LoginCoordinator: Log In *",
      ])
    #expect(session.screen()?.flow == ["AppCoordinator", "LoginCoordinator"])
    switch ending {
    case "success":
      _ = await session.perform(.type(session.element(.field, "Username"), text: "fred"))
      _ = await session.perform(.type(session.element(.field, "Password"), text: "yabba"))
      _ = await session.perform(.tap(session.element(.button, "Log In")))
    case "cancel": _ = await session.perform(.tap(session.element(.button, "Cancel")))
    default: _ = await session.perform(.swipeDown)
    }
    #expect(tree() == list)
  }

  @Test func `an app without coordinators has no tree and no flow`() async {
    let session = AppSession.fixture { FixtureScreen("Root") }
    await session.launch()
    #expect(session.snapshot()?.coordinators == [])
    #expect(session.screen()?.flow == [])
  }

  @Test func `an app without a window shows nothing`() async {
    let session = AppSession.fixture { nil }
    #expect(await session.launch().isDone)
    #expect(session.screen() == nil && session.snapshot() == nil)
    #expect(await session.perform(.swipeDown).result == .refused(.notRunning))
    #expect(await session.perform(.rotate).isDone)
  }
}
