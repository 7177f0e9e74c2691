import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct LateFaultTests {
  /// A screen whose button makes a mistake with a snapshot on another thread.
  private func walker(waits: Bool) async -> (Walker, DispatchSemaphore) {
    let done = DispatchSemaphore(value: 0)
    let walker = await Walker.on(
      .screen("Home") { _ in
        Content.Button("Load") {
          let begin = DispatchSemaphore(value: 0)
          let mistake: @Sendable () -> Void = {
            if !waits { begin.wait() }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendItems([1])
            done.signal()
          }
          Thread.detachNewThread(mistake)
          if waits { done.wait() } else { release = begin }
        }
      })
    return (walker, done)
  }

  @Test func `a fault on another thread has its reason`() async {
    let (walker, _) = await walker(waits: true)
    let complaint = await walker.complaint(of: "tap Load")
    #expect(complaint.hasPrefix("the app crashed: "), "\(complaint)")
    #expect(complaint.contains("section"), "\(complaint)")
  }

  @Test func `a fault between two commands has its reason in the next one`() async {
    for line in ["screen", "tap Load", "expect screen Home", "select Fred", "wait 0", "load"] {
      let (walker, done) = await walker(waits: false)
      await walker.expect("tap Load")
      release?.signal()
      done.wait()
      await walker.shell.session.settle()
      let complaint = await walker.complaint(of: line)
      #expect(complaint.hasPrefix("the app crashed: "), "\(line): \(complaint)")
      #expect(complaint.contains("section"), "\(line): \(complaint)")
      await walker.expect(
        "tap Load",
        complains: "the app has crashed and is not running; start it again with \"relaunch\"")
      #expect(walker.shell.prompt == "crashed> ")
      await walker.expect("relaunch; expect screen Home")
      #expect(walker.shell.prompt == "Home> ")
    }
  }

  @Test func `a fault between two commands is reported by the one that launches or quits`() async {
    for line in ["relaunch", "undo", "@size compact", "quit"] {
      let (walker, done) = await walker(waits: false)
      await walker.expect("memory; tap Load")
      release?.signal()
      done.wait()
      await walker.shell.session.settle()
      let complaint = await walker.complaint(of: line)
      #expect(complaint.hasPrefix("the app crashed: "), "\(line): \(complaint)")
      guard line != "quit" else { continue }
      #expect(walker.shell.session.isRunning)
      // The fault is reported once.
      await walker.expect("expect screen Home; relaunch; relaunch")
    }
  }

  @Test func `after a fault, the prompt before an echoed command is that of a terminal`() async {
    let (walker, _) = await walker(waits: true)
    walker.shell.options.echoes = true
    await walker.run("tap Load")
    let printed = await walker.output(of: "where")
    #expect(printed.hasPrefix("\(walker.shell.prompt)where\n"), "\(printed)")
    #expect(walker.shell.prompt == "crashed> ")
  }

  @Test func `quitting after a fault that has been reported succeeds`() async {
    let (walker, _) = await walker(waits: true)
    #expect(await walker.complaint(of: "tap Load").hasPrefix("the app crashed: "))
    await walker.expect("quit")
  }
}

private var release: DispatchSemaphore?
