import AppDriver
import OwnersApps
import TestSupport
import Testing

/// Tests with an app whose objects outlive it, for good and bad reasons.
@Suite(.serialized, .exclusive) struct `Objects that outlive their app` {
  private func launched(isBrowsing: Bool = false) async -> AppSession {
    let session = AppSession { _ in SurvivorsDelegate(isBrowsing: isBrowsing) }
    await session.launch()
    return session
  }

  @Test(.bug(id: "F12"))
  func `a cycle through a method that another object keeps is found at a relaunch`()
    async throws
  {
    let session = await launched(isBrowsing: true)
    #expect(session.leaks == [])
    await session.launch()
    let leak = try #require(session.leaks.first)
    #expect(session.leaks.count == 1)
    #expect(leak.kind == .coordinator)
    #expect(leak.outlivedApp && !leak.isProvisional)
    #expect(leak.id == .survivor(number: 1))
    #expect(
      leak.path.map { "\($0)" }
        == "ListCoordinator.makeBrowser (closure) → BrowseCoordinator.list → ListCoordinator")
    #expect(leak.with.contains("BrowseCoordinator"))
    #expect(leak.with.contains("TitledViewController \"List\""))
  }

  @Test(.bug(id: "F12")) func `a cycle is found at the end of the app`() async {
    let session = await launched()
    _ = await session.tap("Browse")
    #expect(session.leaks == [])
    session.end()
    #expect(session.leaks.map(\.name) == ["ListCoordinator"])
  }

  @Test func `each end of an app adds only the objects of that app`() async {
    let session = await launched(isBrowsing: true)
    for round in 1...3 {
      await session.launch()
      #expect(session.leaks.map(\.id) == (1...round).map { .survivor(number: $0) })
    }
    session.end()
    session.end()
    #expect(session.leaks.count == 4)
  }

  @Test func `a screen that holds itself is found`() async throws {
    let session = await launched()
    _ = await session.tap("Draw")
    await session.launch()
    let leak = try #require(session.leaks.first)
    #expect(leak.kind == .controller && leak.outlivedApp && !leak.isProvisional)
    #expect(leak.name == "CanvasViewController \"Canvas\"")
    #expect(
      leak.path.map { "\($0)" } == "CanvasViewController.onDraw (closure) → CanvasViewController")
  }

  @Test(arguments: [
    "Share": "SharedRouter", "Loop": "LoopingRouter", "Observe": "ObservingCoordinator",
    "Sleep": "SleepingCoordinator",
  ])
  func `what a global variable, an observer or a task holds is only provisional`(
    button: String, survivor: String
  ) async {
    let session = await launched()
    _ = await session.tap(button)
    await session.launch()
    #expect(session.leaks.map(\.type) == [survivor])
    #expect(session.leaks.allSatisfy { $0.outlivedApp && $0.isProvisional })
    _ = await session.perform(.wait(seconds: 0))
    _ = await session.tap("Ignore")
    #expect(session.leaks.map(\.type) == (button == "Observe" ? [] : [survivor]))
  }

  @Test func `an object that outlives several apps is listed once`() async {
    let session = await launched()
    for _ in 0..<3 {
      _ = await session.tap("Share")
      await session.launch()
    }
    #expect(session.leaks.map(\.type) == ["SharedRouter"])
  }

  @Test func `an alert whose handler captures the alert is released, as by UIKit`() async {
    let session = await launched()
    _ = await session.tap("Warn")
    await session.launch()
    #expect(session.leaks == [])
  }

  @Test func `classes that are retained on purpose are not leaks`() async {
    let session = await launched(isBrowsing: true)
    session.keptOnPurpose = ["ListCoordinator"]
    await session.launch()
    #expect(session.leaks == [])
    #expect(session.keptObjects.map(\.type) == ["ListCoordinator"])
  }

  @Test func `nothing is found while leak detection is off`() async {
    let session = await launched(isBrowsing: true)
    session.findsLeaks = false
    await session.launch()
    session.findsLeaks = true
    #expect(session.leaks == [])
  }
}
