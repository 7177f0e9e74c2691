@testable import HeadlessUIKit

/// A sequence of actions of an app and a person.
///
/// The numbers of an action choose among what there is when it is performed, so the sequence can be
/// performed again with some of its actions left out.
struct AppearanceWalk: CustomStringConvertible {
  struct Action: CustomStringConvertible {
    let kind: Kind
    let first: Int
    let second: Int
    var description: String { "\(kind) \(first) \(second)" }
  }

  enum Kind: CaseIterable {
    case push, pop, popToRoot, setStack, swipeBack
    case present, presentAgain, dismiss, dismissFront, swipeDown
    case selectTab, tapTab, turnPage, addChild, removeChild, replaceChild
    case search, type, endSearch
    case replaceRoot, hideWindow, showWindow, cancelAnimations, settle, settleAgain
  }

  private(set) var actions: [Action]

  init(seed: UInt64) {
    var random = Random(state: seed &* 7_919 &+ 1)
    actions = (0..<30).map { _ in
      Action(
        kind: Kind.allCases[Int(random.next() % UInt64(Kind.allCases.count))],
        first: Int(random.next() % 1_000), second: Int(random.next() % 1_000))
    }
  }

  /// The first violation in a new app; `nil` if there is none.
  var violation: String? { performed().violation }

  /// The actions and the controllers that they affect, for a message.
  var description: String {
    performed().notes.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
      .joined(separator: "\n")
  }

  private func performed() -> (violation: String?, notes: [String]) {
    let app = App()
    let world = AppearanceWorld(in: app.window)
    for action in actions where world.violation == nil { world.perform(action) }
    world.settle()
    return (world.violation, world.notes)
  }

  /// The walk without the actions that its violation doesn't need.
  func shrunk() -> AppearanceWalk {
    var shortest = self
    var length = max(1, actions.count / 2)
    while length > 0 {
      var place = 0
      var isShorter = false
      while place < shortest.actions.count {
        var shorter = shortest
        shorter.actions.removeSubrange(place..<min(place + length, shorter.actions.count))
        if shorter.violation != nil {
          shortest = shorter
          isShorter = true
        } else {
          place += length
        }
      }
      if !isShorter { length /= 2 }
    }
    return shortest
  }
}

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
