import AppDriver
import Contacts
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct ObservationTests {
  private func contacts(_ size: DeviceSize = .compact) async -> AppSession {
    let session = AppSession(context: LaunchContext(size: size)) { _ in AppDelegate() }
    await session.launch()
    return session
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  private func events(_ session: AppSession, _ action: UserAction) async -> [String] {
    let outcome = await session.perform(action)
    return session.events(in: outcome.events).map { event in
      [event.name, event.controller, event.other].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func `an outcome lists its events in UIKit's order`() async {
    let session = await contacts()
    let push = await events(session, .select(session.element(.row, "Fred")))
    #expect(
      push == [
        "willMoveToParent PersonViewController UINavigationController",
        "addChild PersonViewController UINavigationController",
        "push PersonViewController UINavigationController",
        "viewDidLoad PersonViewController", "viewWillDisappear PersonsViewController",
        "viewWillAppear PersonViewController",
        "willShow PersonViewController UINavigationController",
        "viewDidDisappear PersonsViewController", "viewDidAppear PersonViewController",
        "didMoveToParent PersonViewController UINavigationController",
        "didShow PersonViewController UINavigationController",
      ])
  }

  @Test
  func `events are numbered from the launch, and the oldest ones beyond the limit are discarded`()
    async
  {
    let session = await contacts()
    let launch = session.events(in: 0..<session.eventCount)
    #expect(launch.map(\.position) == Array(0..<session.eventCount))
    #expect(launch.last?.name == "didBecomeActive")
    while session.eventCount < 5_000 { _ = await session.perform(.rotate) }
    let kept = session.events(in: 0..<session.eventCount)
    #expect(kept.count == 4_096)
    #expect(kept.last?.position == session.eventCount - 1)
    await session.launch()
    #expect(session.events(in: 0..<session.eventCount) == launch)
  }

  @Test func `the same actions after launch produce identical snapshots and events, byte for byte`()
    async throws
  {
    var runs: [Data] = []
    for _ in 0..<2 {
      let session = await contacts()
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      var data = Data()
      for step in [
        { .select(session.element(.row, "Fred")) }, { .tap(session.element(.button, "Log In")) },
        { .type(session.element(.field, "Username"), text: "fred") },
        { .tap(session.element(.button, "Sign Up")) }, { .tap(session.element(.button, "OK")) },
        { .swipeDown }, { .rotate }, { .selectTab(1) }, { .resize(.regular) }, { .selectTab(0) },
        { .swipeBack(letGo: true) }, { .back(steps: 1) },
      ] as [() -> UserAction] {
        let outcome = await session.perform(step())
        #expect(outcome.isDone)
        data += try encoder.encode(session.snapshot())
        data += try encoder.encode(session.events(in: outcome.events))
      }
      runs.append(data)
    }
    #expect(runs[0] == runs[1])
    #expect(!String(decoding: runs[0], as: UTF8.self).contains("yabba"))
  }

  @Test func `values don't change in a round trip through JSON`() async throws {
    let session = await contacts()
    _ = await session.perform(.tap(session.element(.button, "Log In")))
    let snapshot = try #require(session.snapshot())
    #expect(try roundTrip(snapshot) == snapshot)
    let events = session.events(in: 0..<session.eventCount)
    #expect(try roundTrip(events) == events)
    let field = session.element(.field, "Username")
    let url = try #require(URL(string: "a://b"))
    let actions: [UserAction] = [
      .select(field), .tap(field), .type(field, text: "é\n"), .toggle(field),
      .choose(field, option: 2), .selectTab(1), .back(steps: 2), .swipeBack(letGo: true),
      .swipeDown, .open(url), .resize(.regular), .rotate, .background, .foreground,
      .wait(seconds: 0.5),
    ]
    #expect(try roundTrip(actions) == actions)
    let context = LaunchContext(size: .regular, url: url, dataFile: "x")
    #expect(try roundTrip(context) == context)
  }

  @Test func `snapshots don't contain the text of secure fields`() async throws {
    let session = await contacts()
    _ = await session.perform(.tap(session.element(.button, "Log In")))
    _ = await session.perform(.type(session.element(.field, "Password"), text: "yabba"))
    let snapshot = try #require(session.snapshot())
    let data = try JSONEncoder().encode(snapshot)
    #expect(!String(decoding: data, as: UTF8.self).contains("yabba"))
    let field = snapshot.screen.panes[0].elements.first { $0.label == "Password" }
    #expect(field?.isSecure == true && field?.isEmpty == false && field?.value == nil)
    #expect(session.hasSecureField)
    _ = await session.perform(.tap(session.element(.button, "Sign Up")))
    #expect(session.hasSecureField)
    _ = await session.perform(.tap(session.element(.button, "OK")))
    _ = await session.perform(.swipeDown)
    #expect(!session.hasSecureField)
  }

  @Test func `background and foreground are reported in Apple's order`() async throws {
    let session = AppSession.fixture { FixtureScreen("Root") }
    await session.launch()
    let delegate = try #require(session.delegate as? FixtureDelegate)
    #expect(delegate.calls == ["didBecomeActive"])
    #expect(await events(session, .background) == ["willResignActive", "didEnterBackground"])
    #expect(session.isInBackground)
    #expect(await events(session, .foreground) == ["willEnterForeground", "didBecomeActive"])
    await session.launch()
    #expect(
      delegate.calls == [
        "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground",
        "didBecomeActive", "willTerminate",
      ])
  }

  @Test func `the device can be rotated and resized, and a relaunch restores its initial state`()
    async
  {
    let session = await contacts()
    #expect(await session.perform(.rotate).isDone)
    #expect(session.snapshot()?.traits.height == .compact)
    #expect(session.snapshot()?.traits.isLandscape == true)
    #expect(await session.perform(.resize(.regular)).isDone)
    #expect(session.snapshot()?.traits.width == .regular)
    #expect(session.snapshot()?.traits.height == .regular)
    await session.launch()
    #expect(session.snapshot()?.traits.width == .compact)
    #expect(session.snapshot()?.traits.isLandscape == false)
    #expect(await contacts(.regular).snapshot()?.traits.width == .regular)
  }

  @Test func `a URL is delivered to the app's delegate, even from the background`() async throws {
    let session = AppSession.fixture { FixtureScreen("Root") }
    await session.launch()
    let delegate = try #require(session.delegate as? FixtureDelegate)
    var opened: [String] = []
    delegate.opens = {
      opened.append($0.absoluteString)
      return true
    }
    let url = try #require(URL(string: "a://b"))
    #expect(await session.perform(.open(url)).isDone)
    #expect(await session.perform(.background).isDone)
    #expect(await session.perform(.open(url)).isDone)
    #expect(opened == ["a://b", "a://b"] && !session.isInBackground)
  }

  @Test func `only the requested rows of a long list are created`() async {
    final class Count { var made = 0 }
    let count = Count()
    let session = AppSession.fixture {
      FixtureScreen("Root") { _ in
        Content.Rows(count: 100_000, header: "Many") { place in
          count.made += 1
          return Content.Row("Row \(place)") {}
        }
      }
    }
    await session.launch()
    count.made = 0
    let screen = session.screen(rowLimit: 40)
    #expect(count.made == 40)
    #expect(screen?.panes[0].rowCount == 100_000)
    #expect(screen?.panes[0].elements.count == 41)
    let number = screen?.panes[0].controller ?? 0
    #expect(session.rowTitle(controller: number, place: 99_999) == "Row 99999")
    #expect(session.rowTitle(controller: number, place: 100_000) == nil)
    let last = ElementTarget(
      controller: number, kind: .row, label: "Row 99999", ordinal: 99_999)
    #expect(await session.perform(.select(last)).isDone)
    #expect(count.made < 60)
    var visited = 0
    session.visitRows { _, _, _ in
      visited += 1
      return visited < 10
    }
    #expect(visited == 10)
  }
}
