import AppDriver
import Contacts
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct RefusalTests {
  @Test func `a hidden bar button isn't listed and can't be tapped`() async {
    final class Box { var taps = 0 }
    let box = Box()
    let item = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in box.taps += 1 })
    item.isHidden = true
    let session = AppSession.fixture {
      let screen = FixtureScreen("Home") { _ in Content.Button("Show") { item.isHidden = false } }
      screen.navigationItem.rightBarButtonItem = item
      return UINavigationController(rootViewController: screen)
    }
    await session.launch()
    let pane = session.screen()?.panes.first
    #expect(pane?.elements.map(\.label) == ["Show"])
    let hidden = ElementTarget(
      controller: pane?.controller ?? -1, kind: .button, label: "Edit", ordinal: 0)
    #expect(await session.perform(.tap(hidden)).result == .refused(.notThere(hidden)))
    #expect(await session.perform(.tap(session.element(.button, "Show"))).isDone)
    #expect(await session.perform(.tap(session.element(.button, "Edit"))).isDone)
    #expect(box.taps == 1)
  }

  private func contacts() async -> AppSession {
    let session = AppSession { _ in AppDelegate() }
    await session.launch()
    return session
  }

  @Test func `an action that a user can't perform is refused and changes nothing`() async throws {
    let session = await contacts()
    let before = session.snapshot()
    let login = session.element(.button, "Log In")
    let gone = ElementTarget(controller: login.controller, kind: .button, label: "X", ordinal: 0)
    let elsewhere = ElementTarget(controller: 999, kind: .row, label: "Fred", ordinal: 0)
    let url = try #require(URL(string: "app://x"))
    for (action, refusal) in [
      (UserAction.tap(gone), Refusal.notThere(gone)),
      (.select(elsewhere), .notThere(elsewhere)),
      (.selectTab(2), .noSuchTab(2)), (.selectTab(-1), .noSuchTab(-1)),
      (.back(steps: 1), .noWayBack), (.back(steps: 0), .noWayBack), (.back(steps: -1), .noWayBack),
      (.swipeBack(letGo: false), .nothingBelow), (.swipeBack(letGo: true), .nothingBelow),
      (.swipeDown, .noSheet), (.open(url), .urlNotHandled("app://x")),
      (.foreground, .notInBackground),
    ] {
      #expect(await session.perform(action).result == .refused(refusal), "\(action)")
    }
    #expect(session.snapshot() == before)
  }

  @Test func `a target is looked up again when it is used, and refused if it no longer exists`()
    async
  {
    let session = await contacts()
    let fred = session.element(.row, "Fred")
    let moved = ElementTarget(controller: fred.controller, kind: .row, label: "Fred", ordinal: 1)
    #expect(await session.perform(.select(moved)).result == .refused(.notThere(moved)))
    #expect(await session.perform(.select(fred)).isDone)
    #expect(await session.perform(.select(fred)).result == .refused(.notThere(fred)))
    #expect(await session.perform(.back(steps: 1)).isDone)
    #expect(await session.perform(.select(fred)).isDone)
    #expect(await session.perform(.back(steps: 2)).result == .refused(.noWayBack))
  }

  @Test
  func `actions on covered, hidden, disabled or forbidden elements are refused with the reason`()
    async
  {
    final class Guard: NSObject, UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let forbids = Guard()
    let session = AppSession.fixture {
      let tabs = UITabBarController()
      let first = FixtureScreen("First") { screen in
        Content.Button("Off", isEnabled: false) {}
        Content.Row("Shown only")
        Content.Toggle("Locked", isOn: true, isEnabled: false) { _ in }
        Content.Button("Hide") { screen.tabBarController?.tabBar.isHidden = true }
        Content.Button("Sheet") {
          let sheet = FixtureScreen("Stays")
          sheet.isModalInPresentation = true
          screen.present(sheet, animated: true)
        }
      }
      tabs.viewControllers = [first, FixtureScreen("Second")]
      tabs.delegate = forbids
      return tabs
    }
    await session.launch()
    for target in [
      session.element(.button, "Off"), session.element(.row, "Shown only"),
      session.element(.toggle, "Locked"),
    ] {
      let action: UserAction =
        target.kind == .toggle
        ? .toggle(target) : target.kind == .row ? .select(target) : .tap(target)
      #expect(await session.perform(action).result == .refused(.disabled(target)))
    }
    #expect(await session.perform(.selectTab(1)).result == .refused(.tabRefused("Second")))
    #expect(await session.perform(.tap(session.element(.button, "Hide"))).isDone)
    #expect(await session.perform(.selectTab(1)).result == .refused(.tabsHidden))
    #expect(await session.perform(.tap(session.element(.button, "Sheet"))).isDone)
    #expect(await session.perform(.selectTab(1)).result == .refused(.tabsCovered(by: "Stays")))
    #expect(await session.perform(.swipeDown).result == .refused(.sheetStays("Stays")))
  }

  @Test func `in the background, the user can't use the app`() async {
    let session = await contacts()
    #expect(await session.perform(.background).isDone)
    for action in [
      UserAction.select(session.element(.row, "Fred")), .selectTab(1), .back(steps: 1), .swipeDown,
      .rotate, .resize(.regular), .background,
    ] {
      #expect(await session.perform(action).result == .refused(.inBackground))
    }
    #expect(await session.perform(.wait(seconds: 0)).isDone)
    #expect(await session.perform(.foreground).isDone)
    #expect(await session.perform(.select(session.element(.row, "Fred"))).isDone)
  }

  @Test func `an app that has crashed, was never launched or was replaced refuses all actions`()
    async throws
  {
    let never = AppSession { _ in AppDelegate() }
    #expect(await never.perform(.rotate).result == .refused(.notRunning))
    let first = await contacts()
    let crashing = AppSession.fixture {
      UINavigationController(
        rootViewController: FixtureScreen("Root") { screen in
          Content.Button("Crash") { screen.push(screen) }
        })
    }
    await crashing.launch()
    #expect(!first.isRunning)
    #expect(await first.perform(.rotate).result == .refused(.notRunning))
    let outcome = await crashing.perform(.tap(crashing.element(.button, "Crash")))
    let crash = try #require(crashing.crash)
    #expect(crash.rule == "pushedTwice")
    #expect(crash.message.hasSuffix("is not supported: FixtureScreen \"Root\""))
    #expect(crash.remedy.hasPrefix("pop to the existing controller"))
    #expect(outcome.result == .crashed(crash))
    #expect(!crashing.isRunning)
    #expect(await crashing.perform(.rotate).result == .refused(.notRunning))
    #expect(await crashing.launch().isDone)
    #expect(crashing.isRunning && crashing.crash == nil)
  }
}
