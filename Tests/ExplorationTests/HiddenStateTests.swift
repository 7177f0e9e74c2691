import AppDriver
import Contacts
import Exploration
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Moves that depend on what nobody sees` {
  @Test func `a link that the app refuses is no move, and the map names it`() async throws {
    var options = ExplorationOptions()
    options.links = [try #require(URL(string: "contacts://nope"))]
    let map = await Exploration(options) { _ in Contacts.AppDelegate() }.map
    #expect(!map.moves.contains { $0.id.kind == .open })
    #expect(map.unopenedLinks == ["contacts://nope"])
  }

  @Test func `a link that the app opens somewhere isn't named`() async throws {
    var options = ExplorationOptions()
    options.links = [try #require(URL(string: "one://two"))]
    let map = await Exploration(options) { _ in
      let home = One("Home") { one in
        Content.Button("Sheet") { one.present(Two("Two"), animated: false) }
      }
      let delegate = FixtureDelegate { UINavigationController(stack: [home]) }
      delegate.opens = { _ in
        guard home.presentedViewController == nil else { return false }
        home.push(Three("Three"))
        return true
      }
      return delegate
    }.map
    // Only over the sheet is it refused.
    #expect(map.moves.filter { $0.id.kind == .open }.map(\.id.from) == ["One"])
    #expect(map.unopenedLinks.isEmpty)
  }

  /// Returns a home whose button leads elsewhere once somebody has logged in.
  private static func home(_ loggedIn: @escaping () -> UIViewController) -> UIViewController {
    var isOn = false
    return UINavigationController(stack: [
      One("Home") { one in
        Content.Button("Log In") {
          isOn = true
          one.present(Four("Thanks"), animated: false)
        }
        Content.Button("Go") { one.push(isOn ? loggedIn() : Three("Three")) }
      }
    ])
  }

  @Test func `a move that takes something hidden has a walk with the step that changes it`() async {
    let map = await explore { Self.home { Two("Two") } }
    let moves = map.moves.filter { $0.id.from == "One" && $0.id.label == "Go" }
    #expect(
      Set(moves.map { "\($0.id.to): \(words($0.walk))" }) == [
        "Three: tap Go", "Two: tap Log In; swipe down; tap Go",
      ])
    #expect(map.cuts.isEmpty)
    let action = map.unstableActions.first
    #expect(action.map { Set([$0.first, $0.second]) } == Set(moves.map(\.id)))
    #expect(map.unstableActions.count == 1)
  }

  @Test func `an action that depends on an earlier one names it`() async throws {
    let map = await explore { Self.home { Two("Two") } }
    let action = try #require(map.unstableActions.first)
    #expect([action.first.to, action.second.to] == ["Three", "Two"])
    #expect(words([action.walk[action.cause]]) == "tap Log In")
    #expect(action.walk.last.map { words([$0]) } == "tap Go")
  }

  @Test func `an action after a walkthrough that depends on an earlier one names it, too`()
    async throws
  {
    var options = ExplorationOptions()
    let button = ElementTarget(controller: 0, kind: .button, label: "Begin", ordinal: 0)
    options.prefix = [WalkStep([.tap(button)])]
    let map = await explore(options) {
      let home = Self.home { Two("Two") }
      let start = InlineScreen("Start") { start in
        Content.Button("Begin") {
          home.modalPresentationStyle = .fullScreen
          start.present(home, animated: false)
        }
      }
      return start
    }
    let action = try #require(map.unstableActions.first)
    #expect([action.first.to, action.second.to] == ["Three", "Two"])
    #expect(words([action.walk[action.cause]]) == "tap Log In")
    #expect(action.walk.last.map { words([$0]) } == "tap Go")
  }

  @Test func `an action that depends on several earlier ones names the last of them`() async throws
  {
    var (isIn, isOn) = (false, false)
    let map = await explore {
      (isIn, isOn) = (false, false)
      return UINavigationController(stack: [
        One("Home") { one in
          Content.Button("Log In") {
            isIn = true
            one.present(Four("Thanks"), animated: false)
          }
          Content.Button("Confirm") {
            isOn = isIn
            one.push(Four("Four"))
          }
          Content.Button("Go") { one.push(isOn ? Two("Two") : Three("Three")) }
        }
      ])
    }
    let action = try #require(map.unstableActions.first)
    #expect(action.second.to == "Two")
    #expect(words([action.walk[action.cause]]) == "tap Confirm")
    #expect(words(action.walk) == "tap Log In; swipe down; tap Confirm; back; tap Go")
  }

  @Test func `the walk of a move on one screen makes the move's own step`() async {
    let map = await explore {
      var (isOn, count) = (false, 0)
      return UINavigationController(stack: [
        One("Home") { one in
          Content.Button("Add") {
            isOn = true
            one.present(Four("Thanks"), animated: false)
          }
          Content.Button("Open") {
            one.push(
              Two("Two") { _ in
                Content.Text("\(count)")
                if isOn { Content.Button("Use") { count += 1 } }
              })
          }
        }
      ])
    }
    let move = map.moves.first { $0.id.label == "Use" }
    #expect(move.map { words($0.walk) } == "tap Add; swipe down; tap Open; tap Use")
  }

  @Test func `the size is changed where only something hidden leads, too`() async {
    let map = await explore { Self.home { Turning("Turning") } }
    let finding = map.findings.first { $0.kind == .size }
    #expect(
      finding.map { words($0.walk) }?.hasPrefix("tap Log In; swipe down; tap Go; size ") == true)
  }

  @Test func `Contacts has the same moves after a login as from the launch`() async {
    let whole = await ExploredApps.contacts.value
    var options = ExplorationOptions()
    options.prefix = [
      WalkStep([.tap(ElementTarget(controller: 0, kind: .button, label: "Log In", ordinal: 0))])
    ]
    let map = await Exploration(options) { _ in Contacts.AppDelegate() }.map
    #expect(map.screens.first?.type == "LoginViewController")
    let (found, expected) = (Set(map.moves.map(\.id)), Set(whole.moves.map(\.id)))
    #expect(found.symmetricDifference(expected).isEmpty)
    #expect(map.unstableScreens.isEmpty && map.cuts.isEmpty)
  }
}
