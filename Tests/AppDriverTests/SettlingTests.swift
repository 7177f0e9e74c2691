import AppDriver
import Contacts
import Dispatch
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct SettlingTests {
  @Test func `the asynchronous form waits for transitions, tasks and the main queue`() async {
    final class Box { var steps: [String] = [] }
    let box = Box()
    let session = AppSession.fixture {
      let screen = FixtureScreen("Root") { screen in
        Button("Go") {
          screen.present(FixtureScreen("Sheet"), animated: true) {
            box.steps.append("completion")
            Task {
              box.steps.append("task")
              DispatchQueue.main.async { MainActor.assumeIsolated { box.steps.append("queue") } }
            }
          }
        }
      }
      screen.appeared = { _ in box.steps.append("appeared") }
      return screen
    }
    #expect(await session.launch().isDone)
    #expect(await session.perform(.tap(session.element(.button, "Go"))).isDone)
    #expect(box.steps == ["appeared", "completion", "task", "queue"])
  }

  @Test func `the synchronous form traps in a main-actor job, and its message suggests the remedy`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { performInTheCall() }
      await Task { @MainActor in performInTheCall() }.value
    }
    let complaint = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(complaint.contains("this is a main-actor job"))
    #expect(complaint.contains("await the asynchronous form instead"))
  }

  @Test func `wait lets timers and background work continue`() async {
    final class Box { var isDone = false }
    let box = Box()
    let session = AppSession.fixture {
      FixtureScreen("Root") { _ in
        Button("Go") {
          DispatchQueue.global().async {
            DispatchQueue.main.async { MainActor.assumeIsolated { box.isDone = true } }
          }
        }
        if box.isDone { Text("done") }
      }
    }
    await session.launch()
    _ = await session.perform(.tap(session.element(.button, "Go")))
    for _ in 0..<1_000 where session.screen()?.panes.first?.elements.count == 1 {
      #expect(await session.perform(.wait(seconds: 0.01)).isDone)
    }
    #expect(session.screen()?.panes.first?.elements.last?.label == "done")
  }
}

/// Performs an action synchronously, which traps in a main-actor job.
private func performInTheCall() {
  let session = AppSession { _ in AppDelegate() }
  session.launch()
  _ = session.perform(.rotate)
}
