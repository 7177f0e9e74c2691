import AppDriver
import Foundation
import HeadlessUIKit
import LeakyContacts
import TestSupport
import Testing

@testable import Exploration

@Suite(.serialized, .exclusive, .onMainQueue) struct `Random walks` {
  @Test func `a finding's walk names the button, also where titles differ in digits only`()
    async throws
  {
    let run = try await wander(100, seed: 1) { _ in
      FixtureDelegate {
        UINavigationController(
          stack: [
            FixtureScreen("Home") { screen in
              Content.Button("Try 1") { screen.push(FixtureScreen("Other")) }
              Content.Button("Try 2") { screen.push(screen) }
            }
          ])
      }
    }
    #expect(run.findings.map(\.line) == ["crash pushedTwice: tap Try 2"])
    #expect(run.steps == 100)
  }

  /// Faults, what the app keeps on purpose, and the findings with the numbers of their steps.
  ///
  /// Most faults aren't shown by a single step. The seed decides between walks of equal length.
  nonisolated private static let faults: [(LibraryFault, Set<String>, [String])] = [
    (.stackReplaced, [], ["back ListViewController \"Loans\" 3"]),
    (.noWayOut, [], ["dead end SignInViewController 2"]),
    (.visitKeepsScreen, ["LoanViewController"], ["growth LoanViewController 3"]),
    (.childNotRemoved, [], ["leak BookCoordinator 2"]),
  ]

  @Test(arguments: faults)
  func `every oracle looks on, and the walk is the shortest`(
    _ fault: LibraryFault, _ kept: Set<String>, _ lines: [String]
  ) async throws {
    var options = ExplorationOptions()
    options.keptOnPurpose = kept
    let run = try await wander(400, seed: 1, options) { _ in LibraryDelegate(fault) }
    let found = run.findings.map { "\($0.kind.rawValue) \($0.subject) \($0.walk.count)" }
    #expect(found == lines)
    #expect(run.steps == 400)
  }

  @Test func `coordinators that depend on the way are seen where the walk has been before`()
    async throws
  {
    // That may be some steps after the cause.
    let run = try await wander(200, seed: 1) { _ in LibraryDelegate(.coordinatorSkipped) }
    #expect(run.findings.map(\.kind).contains(.coordinators))
  }

  @Test func `the size is changed there and back`() async throws {
    let run = try await wander(300, seed: 1) { _ in
      FixtureDelegate {
        UINavigationController(
          stack: [
            FixtureScreen("Home") { screen in
              Content.Button("Go") { screen.push(Turning("Turning")) }
            }
          ])
      }
    }
    #expect(run.findings.map(\.line) == ["size Turning: tap Go; size regular + size compact"])
    #expect(run.findings.first?.message.hasSuffix("Turned is shown") == true)
  }

  @Test func `an idle control is named, once, with a walk`() async throws {
    let run = try await wander(200, seed: 1) { _ in
      FixtureDelegate {
        UINavigationController(
          stack: [
            FixtureScreen("Home") { screen in
              Content.Button("Go") { screen.push(IdleScreen("Idle")) }
            }
          ])
      }
    }
    #expect(run.findings.map(\.line) == ["idle IdleScreen: tap Go; tap Nothing"])
    #expect(run.findings.map(\.message) == ["tap Nothing does nothing on IdleScreen"])
    #expect(run.findings.allSatisfy { $0.ways > 1 })
  }

  @Test func `an app that misbehaves only now and then has a finding that isn't repeated`()
    async throws
  {
    final class Box { var count = 0 }
    let box = Box()
    let run = try await wander(100, seed: 1) { _ in
      FixtureDelegate {
        UINavigationController(
          stack: [
            FixtureScreen("Home") { screen in
              Content.Button("Count") {
                box.count += 1
                if box.count == 20 { screen.push(screen) }
                screen.title = "Home \(box.count)"
              }
            }
          ])
      }
    }
    let crashes = run.findings.filter { $0.kind == .crash }
    #expect(crashes.map(\.isRepeated) == [false])
    #expect(run.steps == 100)
  }

  @Test func `a walk of several legs has the same findings each time`() async throws {
    let make: AppSession.DelegateMaker = { _ in LeakyContacts.AppDelegate() }
    let one = try await wander(1_200, seed: 3, of: make)
    let two = try await wander(1_200, seed: 3, of: make)
    #expect(one.findings == two.findings && !one.findings.isEmpty)
    #expect(one.steps == 1_200 && one.launches == two.launches)
  }

  @Test func `a row that does nothing once its screen was left is found`() async throws {
    let run = try await wander(200, seed: 1) { _ in
      FixtureDelegate {
        var visits = 0
        return UINavigationController(stack: [
          One("Home") { one in
            Content.Row("Fred") {
              visits += 1
              if visits == 1 { one.push(Two("Fred")) }
            }
          }
        ])
      }
    }
    #expect(run.findings.map(\.line) == ["idle One: select Fred; swipe back; select Fred"])
  }

  @Test func `a walk says why it ended before its last step`() async throws {
    let crashing = try await wander(100, seed: 1) { _ in
      FixtureDelegate {
        let screen = FixtureScreen("Home")
        let navigation = UINavigationController(stack: [screen])
        navigation.pushViewController(screen, animated: false)
        return navigation
      }
    }
    #expect(crashing.findings.map(\.line) == ["crash pushedTwice: "])
    #expect(crashing.steps == 0 && crashing.obstacle == .endAtLaunch)
    let empty = try await wander(100, seed: 1) { _ in FixtureDelegate() }
    #expect(empty.findings.map(\.message) == ["the app shows nothing"])
    #expect(empty.steps == 0 && empty.obstacle == .nothingToDo)
    let idle = try await wander(100, seed: 1) { _ in FixtureDelegate { FixtureScreen("Home") } }
    #expect(idle.findings.map(\.line) == ["dead end FixtureScreen: "])
    #expect(idle.steps == 0 && idle.obstacle == .nothingToDo)
  }
}

/// A screen with a button that does nothing.
private final class IdleScreen: ColumnViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Nothing", for: .normal)
    add(button)
  }
}
