import AppDriver
import Dispatch
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Exploration

@Suite(.serialized, .exclusive, .onMainQueue) struct `Exploration of apps that misbehave` {
  @Test func `a crash at launch is a finding without a walk`() async {
    let map = await explore {
      let screen = FixtureScreen("Home")
      let navigation = UINavigationController(stack: [screen])
      navigation.pushViewController(screen, animated: false)
      return navigation
    }
    #expect(map.findings.map(\.kind) == [.crash])
    #expect(map.findings.first?.walk == [])
    #expect(map.screens.isEmpty)
    #expect(map.transitionCount == 0)
  }

  @Test func `a crash in the steps before each walk is a finding`() async {
    var options = ExplorationOptions()
    options.prefix = [
      WalkStep([.tap(ElementTarget(controller: 0, kind: .button, label: "Go", ordinal: 0))])
    ]
    let map = await explore(options) {
      UINavigationController(
        stack: [
          FixtureScreen("Home") { screen in Content.Button("Go") { screen.push(screen) } }
        ])
    }
    #expect(map.findings.map(\.kind) == [.crash])
  }

  @Test func `an app whose main queue never runs empty is explored`() async {
    final class Box { var isOver = false }
    let box = Box()
    func spin() {
      guard !box.isOver else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { spin() } }
    }
    var options = ExplorationOptions()
    options.checksSizes = false
    let map = await explore(options) {
      let home = FixtureScreen("Home") { screen in
        Content.Button("Go") { screen.push(FixtureScreen("Next")) }
      }
      home.appeared = { _ in spin() }
      return UINavigationController(stack: [home])
    }
    box.isOver = true
    #expect(map.screens.map(\.title) == ["Home"])
  }

  @Test func `a screen without actions is a dead end`() async {
    let map = await explore { FixtureScreen("Home") }
    #expect(map.findings.map(\.line) == ["dead end FixtureScreen: "])
    #expect(map.transitionCount == 0)
  }

  @Test func `the only screen of an app is no dead end if something can be done on it`() async {
    let map = await explore {
      One("Counter") { one in Content.Button("Count") { one.title = "Counted" } }
    }
    #expect(map.screens.count == 1 && map.findings.isEmpty)
  }

  @Test func `an app that shows nothing is a dead end`() async {
    let map = await Exploration { _ in FixtureDelegate() }.map
    #expect(map.findings.map(\.message) == ["the app shows nothing"])
    #expect(map.transitionCount == 0)
  }

  @Test func `of an endless list some rows are tried`() async {
    let map = await explore {
      UINavigationController(stack: [EndlessList(count: 1_000_000_000)])
    }
    #expect(map.screens.map(\.type) == ["EndlessList", "FixtureScreen"])
  }

  @Test func `a list that grows at its end is one state`() async {
    let map = await explore { UINavigationController(stack: [EndlessList(count: 10, grows: true)]) }
    #expect(map.stateCount == 2)
    #expect(map.screens.map(\.type) == ["EndlessList", "FixtureScreen"])
  }

  @Test func `screens that push each other without end are cut, and the map says why`() async {
    func level(_ number: Int) -> UIViewController {
      FixtureScreen("Level \(number)") { screen in
        Content.Button("Deeper") { screen.push(level(number + 1)) }
      }
    }
    let map = await explore { UINavigationController(stack: [level(0)]) }
    #expect(map.cuts.map(\.reason) == [.tooDeep])
    #expect(map.findings.isEmpty)
  }

  @Test func `a screen that pushes its like is cut, and the map says why`() async {
    func like() -> UIViewController {
      FixtureScreen("Like") { screen in Content.Button("Again") { screen.push(like()) } }
    }
    let map = await explore { UINavigationController(stack: [like()]) }
    #expect(map.cuts == [Cut(reason: .repeatsScreen, states: 1)])
  }

  @Test func `sheets that present each other without end are cut, and the map says why`() async {
    func level(_ number: Int) -> UIViewController {
      FixtureScreen("Level \(number)") { screen in
        Content.Button("Higher") { screen.present(level(number + 1), animated: true) }
      }
    }
    let map = await explore { level(0) }
    #expect(map.cuts == [Cut(reason: .tooDeep, states: 1)])
  }

  @Test func `random content that is equal after each launch gives an equal map`() async throws {
    struct Random {
      var state: UInt64 = 42
      mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        return Int(state >> 40)
      }
    }
    func app() -> UIViewController {
      var random = Random()
      let (text, color) = ("\(random.next())", ["Red", "Green", "Blue"][random.next() % 3])
      return UINavigationController(
        stack: [
          FixtureScreen("Home") { screen in
            Content.Text(text)
            Content.Button(color) { screen.push(FixtureScreen("\(random.next())")) }
          }
        ])
    }
    var options = ExplorationOptions()
    options.limit = 500
    let one = await explore(options, root: app)
    let two = await explore(options, root: app)
    #expect(one == two)
  }

  @Test func `random content ends, and the map says that states weren't reached again`() async {
    var options = ExplorationOptions()
    options.limit = 500
    let map = await explore(options) {
      let colors = (0..<3).map { _ in "\("abcdefgh".randomElement() ?? "a")" }
      return UINavigationController(
        stack: [
          FixtureScreen("Home") { screen in
            for color in colors {
              Content.Button(color) { screen.push(FixtureScreen("\(Int.random(in: 0..<100))")) }
            }
          }
        ])
    }
    #expect(!map.cuts.isEmpty || !map.unstableScreens.isEmpty)
  }

  @Test func `what tasks and blocks on the main queue show is on the map`() async {
    let map = await explore {
      UINavigationController(
        stack: [
          One("Home") { screen in
            Content.Button("Task") {
              Task {
                await Task.yield()
                await Task.detached {}.value
                screen.push(Two("Two"))
              }
            }
            Content.Button("Block") {
              DispatchQueue.main.async { MainActor.assumeIsolated { screen.push(Three("Three")) } }
            }
          }
        ])
    }
    #expect(map.screens.map { words($0.walk) } == ["", "tap Task", "tap Block"])
    #expect(map.findings.isEmpty && map.cuts.isEmpty)
  }

  @Test func `an app that starts threads at launch is explored`() async {
    let map = await explore {
      for _ in 0..<4 {
        Thread.detachNewThread { for _ in 0..<10 { usleep(10) } }
        DispatchQueue.global().async { DispatchQueue.main.async {} }
      }
      return UINavigationController(
        stack: [
          FixtureScreen("Home") { screen in
            Content.Button("Go") { screen.push(FixtureScreen("Next")) }
          }
        ])
    }
    #expect(map.findings.isEmpty)
    #expect(map.cuts.isEmpty)
  }
}

/// A list of numbers, which may add rows when its last row is shown.
private final class EndlessList: UITableViewController {
  private var count: Int
  private let grows: Bool

  init(count: Int, grows: Bool = false) {
    self.count = count
    self.grows = grows
    super.init(style: .plain)
    title = "Numbers"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Number \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard grows, indexPath.row == count - 1 else { return }
    count += 10
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      FixtureScreen("Number \(indexPath.row)"), animated: true)
  }
}
