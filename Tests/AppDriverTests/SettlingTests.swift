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
        Content.Button("Go") {
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

  @Test func `a controller that another thread presents isn't shown, and the app ends`() async {
    let session = AppSession.fixture {
      FixtureScreen("Home") { screen in
        Content.Button("Load") {
          // As a closure in an app of Swift 5, which nothing keeps on the main actor.
          let next = FixtureScreen("Done")
          let present: () -> Void = { screen.present(next, animated: false) }
          let unchecked = unsafeBitCast(present, to: (@Sendable () -> Void).self)
          let done = DispatchSemaphore(value: 0)
          Thread {
            unchecked()
            done.signal()
          }.start()
          done.wait()
        }
      }
    }
    await session.launch()
    #expect(!(await session.perform(.tap(session.element(.button, "Load")))).isDone)
    let crash = UIApplication.shared.crash
    #expect(crash?.rule == .changedOffMainThread)
    #expect(crash?.message.hasSuffix("main thread: FixtureScreen in FixtureScreen") == true)
  }

  @Test func `the asynchronous form waits for work that leaves the main actor`() async {
    final class Box { var returns = 0 }
    let box = Box()
    let session = AppSession.fixture {
      FixtureScreen("Root") { _ in
        Content.Button("Go") {
          Task {
            let other = Elsewhere()
            for _ in 0..<20 {
              await Task {}.value
              await other.work()
              await workAnywhere()
              await Task.detached { await workAnywhere() }.value
              await withTaskGroup { group in
                for _ in 0..<5 { group.addTask { await other.work() } }
              }
            }
            box.returns += 1
          }
        }
      }
    }
    await session.launch()
    for count in 1...20 {
      _ = await session.perform(.tap(session.element(.button, "Go")))
      #expect(box.returns == count)
    }
  }

  @Test func `the asynchronous form waits for chains of tasks or blocks without an effect`() async {
    final class Box { var steps = 0 }
    let box = Box()
    func createTask(_ left: Int) {
      box.steps += 1
      if left > 1 { Task { createTask(left - 1) } }
    }
    func addBlock(_ left: Int) {
      box.steps += 1
      if left > 1 { DispatchQueue.main.async { MainActor.assumeIsolated { addBlock(left - 1) } } }
    }
    let session = AppSession.fixture {
      FixtureScreen("Root") { _ in
        Content.Button("Tasks") { Task { createTask(100) } }
        Content.Button("Blocks") {
          DispatchQueue.main.async { MainActor.assumeIsolated { addBlock(100) } }
        }
      }
    }
    await session.launch()
    _ = await session.perform(.tap(session.element(.button, "Tasks")))
    #expect(box.steps == 100)
    _ = await session.perform(.tap(session.element(.button, "Blocks")))
    #expect(box.steps == 200)
  }

  @Test func `the asynchronous form ends although a task never does`() async {
    final class Box { var isOver = false }
    let box = Box()
    let session = AppSession.fixture {
      FixtureScreen("Root") { _ in
        Content.Button("Go") { Task { while !box.isOver { await Task.yield() } } }
      }
    }
    await session.launch()
    #expect(await session.perform(.tap(session.element(.button, "Go"))).isDone)
    box.isOver = true
  }

  @Test func `an action of another task waits until the one that is performed has settled`() async {
    final class Box { var hasBegun = false }
    let box = Box()
    let session = AppSession.fixture {
      FixtureScreen("Root") { screen in
        Content.Button("One") {
          Task {
            box.hasBegun = true
            for _ in 0..<20 { await Task.yield() }
            screen.title = "One"
          }
        }
        Content.Button("Two") { screen.title = "Two" }
      }
    }
    await session.launch()
    let (one, two) = (session.element(.button, "One"), session.element(.button, "Two"))
    let second = Task {
      while !box.hasBegun { await Task.yield() }
      return await session.perform(.tap(two))
    }
    let first = await session.perform(.tap(one))
    let other = await second.value
    #expect(first.isDone && other.isDone)
    #expect(first.events.upperBound <= other.events.lowerBound)
    #expect(session.screen()?.panes.first?.title == "Two")
  }

  @Test func `the asynchronous form doesn't run in a run loop that a job runs`() async {
    let session = AppSession.fixture {
      FixtureScreen("Root") { screen in
        Content.Button("Go") { Task { screen.title = "Gone" } }
      }
    }
    await session.launch()
    let button = session.element(.button, "Go")
    let action = Task { await session.perform(.tap(button)) }
    let job = Task { runMainRunLoop() }
    #expect(await action.value.isDone)
    await job.value
    #expect(session.screen()?.panes.first?.title == "Gone")
  }

  @Test func `wait lets timers and background work continue`() async {
    final class Box { var isDone = false }
    let box = Box()
    let session = AppSession.fixture {
      FixtureScreen("Root") { _ in
        Content.Button("Go") {
          DispatchQueue.global().async {
            DispatchQueue.main.async { MainActor.assumeIsolated { box.isDone = true } }
          }
        }
        if box.isDone { Content.Text("done") }
      }
    }
    await session.launch()
    _ = await session.perform(.tap(session.element(.button, "Go")))
    for _ in 0..<1_000 where session.screen()?.panes.first?.elements.count == 1 {
      #expect(await session.perform(.wait(seconds: 0.01)).isDone)
    }
    #expect(session.screen()?.panes.first?.elements.last?.label == "done")
  }

  @Test func `wait lets timers of the main run loop fire`() async {
    let session = AppSession.fixture {
      FixtureScreen("Root") { screen in
        Content.Button("Go") {
          _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
            MainActor.assumeIsolated { screen.title = "Late" }
          }
        }
      }
    }
    await session.launch()
    _ = await session.perform(.tap(session.element(.button, "Go")))
    for _ in 0..<1_000 where session.screen()?.panes.first?.title != "Late" {
      #expect(await session.perform(.wait(seconds: 0.01)).isDone)
    }
    #expect(session.screen()?.panes.first?.title == "Late")
  }
}

/// Lets the main run loop make some passes, as a job that waits does.
private func runMainRunLoop() {
  for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}

/// An actor with an executor that isn't the main actor's.
private actor Elsewhere {
  func work() async { await Task.yield() }
}

nonisolated private func workAnywhere() async { await Task.yield() }

/// Performs an action synchronously, which traps in a main-actor job.
private func performInTheCall() {
  let session = AppSession { _ in AppDelegate() }
  session.launch()
  _ = session.perform(.rotate)
}
