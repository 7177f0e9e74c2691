import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A screen that a timer or a display link calls, and retains.
private final class TickingScreen: UIViewController {
  var link: CADisplayLink?
  var timer: Timer?
  private(set) var ticks = 0

  func tick(_ sender: Any) { ticks += 1 }

  func startLink() {
    link = CADisplayLink(target: self, selector: Selector("tick:", TickingScreen.tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func startTimer() {
    timer = Timer.scheduledTimer(
      timeInterval: 1.0 / 60, target: self, selector: Selector("tick:", TickingScreen.tick(_:)),
      userInfo: nil, repeats: true)
  }
}

@Suite(.serialized, .exclusive) struct `A screen with a display link` {
  private final class Box {
    weak var screen: TickingScreen?
    weak var link: CADisplayLink?
  }

  /// Pushes a screen, lets it start, and goes back.
  private func leaks(
    in box: Box, _ start: @escaping (TickingScreen) -> Void
  ) async -> (AppSession, [String]) {
    let session = AppSession.fixture {
      let root = FixtureScreen("Root") { root in
        Content.Button("Go") {
          let screen = TickingScreen()
          screen.title = "Ticking"
          box.screen = screen
          root.push(screen)
          start(screen)
        }
      }
      return UINavigationController(rootViewController: root)
    }
    await session.launch()
    _ = await session.perform(.tap(session.element(.button, "Go")))
    _ = await session.perform(.back(steps: 1))
    return (session, session.leaks.map { "\($0.name): \($0.path.map { "\($0)" } ?? "no path")" })
  }

  @Test func `leaks as one with a timer does, with the way to the target`() async {
    let box = Box()
    let (session, leaks) = await leaks(in: box) { $0.startLink() }
    #expect(
      leaks == [
        "TickingScreen \"Ticking\": TickingScreen.link → CADisplayLink.target → TickingScreen"
      ])
    box.screen?.link?.invalidate()
    box.screen?.link = nil
    _ = await session.perform(.rotate)
    #expect(box.screen == nil)
    let (second, timed) = await self.leaks(in: box) { $0.startTimer() }
    #expect(timed.count == 1 && timed.first?.hasPrefix("TickingScreen \"Ticking\"") == true)
    box.screen?.timer?.invalidate()
    _ = second
  }

  @Test func `leaks although only the run loop has the link`() async {
    let box = Box()
    let (_, leaks) = await leaks(in: box) {
      $0.startLink()
      box.link = $0.link
      $0.link = nil
    }
    #expect(leaks.count == 1)
    box.link?.invalidate()
    #expect(box.screen == nil && box.link == nil)
  }

  @Test func `doesn't leak once the link is invalidated`() async {
    let box = Box()
    let (_, leaks) = await leaks(in: box) {
      $0.startLink()
      $0.link?.invalidate()
    }
    #expect(leaks.isEmpty && box.screen == nil)
  }
}
