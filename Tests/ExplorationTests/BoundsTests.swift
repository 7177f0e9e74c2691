import AppDriver
import Contacts
import HeadlessUIKit
import TestSupport
import Testing

@testable import Exploration

@Suite(.serialized, .exclusive, .onMainQueue) struct `Bounds of an exploration` {
  @Test func `the limit ends it, and the map says how many states wait`() async {
    var options = ExplorationOptions()
    options.limit = 3
    let map = await explore(options, root: chain)
    #expect(map.cuts == [Cut(reason: .limit, states: 1)])
    let whole = await explore(root: chain)
    #expect(whole.cuts.isEmpty)
    #expect(map.transitionCount == 3 && whole.transitionCount > 3)
    #expect(map.screens.map(\.id) == ["One", "Two"])
  }

  @Test func `time that is over ends it at once`() async {
    var options = ExplorationOptions()
    options.seconds = 0
    let map = await Exploration(options) { _ in Contacts.AppDelegate() }.map
    #expect(map.cuts == [Cut(reason: .time, states: 1)])
    #expect(map.screens.count == 1)
  }

  @Test(.bug(id: "D14"))
  func `walks have time of their own, and the map says which moves lack one in the end`()
    async throws
  {
    let explorer = AppExplorer { _ in Contacts.AppDelegate() }
    let worker = LateWorker(explorer)
    var options = ExplorationOptions()
    options.seconds = 1_000
    let start = ContinuousClock.now
    let exploration = Exploration(options, worker)
    try await exploration.run()
    explorer.end()
    let (tries, walks) = (
      try #require(worker.deadlines.tries), try #require(worker.deadlines.walks)
    )
    #expect(tries - start < .seconds(900) && walks - start >= .seconds(1_000))
    let map = exploration.map
    #expect(map.cuts.map(\.reason) == [.notRepeatedInTime] && map.cuts[0].states > 10)
    #expect(map.isPartial && map.moves.isEmpty && map.screens.count > 1)
  }

  @Test func `an interruption ends it with what is known`() async throws {
    let explorer = AppExplorer { _ in Contacts.AppDelegate() }
    var isInterrupted = false
    let exploration = Exploration(
      ExplorationOptions(), explorer, isInterrupted: { isInterrupted },
      report: { isInterrupted = $0.transitions > 20 })
    try await exploration.run()
    explorer.end()
    #expect(exploration.map.cuts.map(\.reason) == [.interrupted])
    #expect(exploration.map.transitionCount > 20)
    #expect(exploration.map.screens.allSatisfy { !$0.walk.isEmpty || $0.title == "Persons" })
  }

  @Test func `a depth of one screen cuts at the second, and the screen is marked`() async {
    var options = ExplorationOptions()
    options.depth = 1
    let map = await explore(options, root: chain)
    #expect(map.screens.map(\.title) == ["One", "Two", "Three"])
    #expect(map.cuts == [Cut(reason: .tooDeep, states: 1)])
    #expect(map.screens.map(\.isCut) == [false, false, true])
    options.depth = 3
    let whole = await explore(options, root: chain)
    #expect(whole.screens.map(\.title) == ["One", "Two", "Three", "Four"])
    #expect(whole.cuts.isEmpty)
  }

  @Test func `the states of a screen are bounded`() async {
    var options = ExplorationOptions()
    options.statesPerScreen = 5
    let map = await explore(options) { FixtureScreen("Letters", content: letters) }
    #expect(map.cuts.map(\.reason) == [.tooManyStates])
    #expect(map.screens.count == 1)
    #expect(map.screens.first?.isCut == true)
  }

  @Test func `each walk begins after the prefix`() async {
    var options = ExplorationOptions()
    options.prefix = [
      WalkStep([.tap(ElementTarget(controller: 0, kind: .button, label: "To Two", ordinal: 0))])
    ]
    let map = await explore(options, root: chain)
    #expect(map.screens.first?.title == "Two")
    #expect(map.screens.first?.walk == [])
    #expect(map.screens.map(\.title).sorted() == ["Four", "One", "Three", "Two"])
    let one = map.screens.first { $0.title == "One" }
    #expect(one.map { words($0.walk) } == "back")
  }

  @Test func `the map says if the walks can't begin as they should`() async {
    var options = ExplorationOptions()
    options.prefix = ["To Two", "Nowhere", "To Three"].map {
      WalkStep([.tap(ElementTarget(controller: 0, kind: .button, label: $0, ordinal: 0))])
    }
    let map = await explore(options, root: chain)
    #expect(map.screens.first?.title == "Two")
    #expect(map.cuts == [Cut(reason: .beginning, states: 2)])
  }

  @Test func `what isn't left when the time is over isn't cut`() async throws {
    let explorer = AppExplorer { _ in FixtureDelegate(root: self.chain) }
    var isInterrupted = false
    let exploration = Exploration(
      ExplorationOptions(), explorer, isInterrupted: { isInterrupted },
      report: { isInterrupted = $0.waiting == 0 })
    try await exploration.run()
    explorer.end()
    #expect(isInterrupted && exploration.map.cuts.isEmpty)
  }

  /// Four screens of different classes, each of which pushes the next.
  private func chain() -> UIViewController {
    UINavigationController(stack: [
      One("One") { one in
        Content.Button("To Two") {
          one.push(
            Two("Two") { two in
              Content.Button("To Three") {
                two.push(
                  Three("Three") { three in
                    Content.Button("To Four") { three.push(Four("Four")) }
                  })
              }
            })
        }
      }
    ])
  }

  /// Buttons that add a letter each, so that there is no end to the titles of the last button.
  @Content.Builder private func letters(_ screen: FixtureScreen) -> [Content.Element] {
    Content.Button("A") { screen.title = "\(screen.title ?? "")a" }
    Content.Button(screen.title ?? "") {}
  }
}
