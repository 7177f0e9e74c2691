import Foundation
import Testing
import Wireframes

@testable import AppDriver

struct TouchTests {
  private let list = display(
    (0..<5).map { row("Row \($0)", $0) }, bar: DisplayBar(title: "Home", back: "Up"))

  @Test func `a row is touched where it was drawn`() throws {
    let touch = try #require(Touch(.select(target(.row, 2)), on: list))
    #expect(touch.kind == .tap)
    // Below the status area and the bar, in the third row of 44 points.
    #expect((91 + 88..<91 + 132).contains(touch.y))
  }

  @Test func `a switch in a row is touched at the right of the row`() throws {
    let display = display([row("Mail", 0), element(.toggle, "Mail: on", value: "on", row: 0)])
    let touch = try #require(Touch(.toggle(target(.toggle, 0, row: 0)), on: display))
    #expect(touch.x > 290 && (91..<135).contains(touch.y))
  }

  @Test func `each option of a segmented control has its place`() throws {
    let display = display([
      element(.choice, "Size", value: "S", options: ["S", "M", "L"], look: .segments)
    ])
    let places = try (0..<3).map {
      try #require(Touch(.choose(target(.choice, 0), option: $0), on: display)).x
    }
    #expect(places == [75, 194, 314])
  }

  @Test func `the thumb of a slider is dragged from its place to the new value`() throws {
    let display = display([
      element(.field, "Volume", value: "2", look: .slider(0.2, from: 0, to: 10))
    ])
    func touch(_ text: String) throws -> Touch {
      try #require(Touch(.type(target(.field, 0), text: text), on: display))
    }
    let up = try touch("7")
    // The thumb goes from 30 to 360 on a display of 390 points.
    #expect(up.kind == .swipe && up.x == 96 && up.endX == 261 && up.y == up.endY)
    #expect(try touch("0").endX == 30)
    #expect(try touch("1000").endX == 360)
    #expect(try touch("2").kind == .tap)
    #expect(try touch("loud").kind == .tap)
  }

  @Test func `the button of a stepper that leads to the new value is tapped`() throws {
    let display = display([element(.field, "Count", value: "3", look: .stepper)])
    func touch(_ text: String) throws -> Touch {
      try #require(Touch(.type(target(.field, 0), text: text), on: display))
    }
    let plus = try touch("4.5")
    let minus = try touch("-1")
    #expect(plus.kind == .tap && minus.kind == .tap)
    #expect(minus.x < 327 && plus.x > 327)
  }

  @Test func `a swipe on a row goes left and offers its action`() throws {
    let touch = try #require(Touch(.swipe(target(.row, 0), action: "De<lete"), on: list))
    #expect(touch.kind == .swipe && touch.endX < touch.x && touch.endY == touch.y)
    #expect(touch.markup.contains(">De&lt;lete</text>"))
  }

  @Test func `an action at the left is uncovered by a swipe to the right`() throws {
    let action = UserAction.swipe(target(.row, 0), action: "Pin")
    let touch = try #require(Touch(action, on: list, offer: SwipeOffer("Pin", isLeading: true)))
    #expect(touch.endX > touch.x && touch.endX <= 390 && touch.offerStyle == .normal)
    let drawn = DrawnPicture(touch.markup)
    #expect(drawn.texts == ["Pin"] && drawn.rectangles.first?[0] == 0)
    // Its title is at the left of the finger.
    #expect(drawn.places[0].x < touch.x - 20)
  }

  @Test func `an action that destroys something is red, and others are gray`() throws {
    func markup(_ isDestructive: Bool) throws -> String {
      let offer = SwipeOffer("Flag", isDestructive: isDestructive)
      return try #require(
        Touch(.swipe(target(.row, 0), action: "2"), on: list, offer: offer)
      ).markup
    }
    #expect(try markup(true).contains("rx=\"4\" class=\"fw-u\""))
    #expect(try markup(false).contains("rx=\"4\" class=\"fw-g\""))
    #expect(try markup(false).contains(">Flag</text>"))
  }

  @Test func `a touch is the same after it was encoded`() throws {
    let offer = SwipeOffer("Pin", isLeading: true, isDestructive: true)
    let touch = try #require(
      Touch(.swipe(target(.row, 0), action: "Pin"), on: list, offer: offer))
    let data = try JSONEncoder().encode(touch)
    #expect(try JSONDecoder().decode(Touch.self, from: data) == touch)
  }

  @Test func `the Back button is tapped, or pressed for several steps`() {
    #expect(Touch(.back(steps: 1), on: list)?.kind == .tap)
    #expect(Touch(.back(steps: 2), on: list)?.kind == .press)
    #expect(Touch(.back(steps: 1), on: display([])) == nil)
  }

  @Test func `a swipe back that is let go is shorter`() throws {
    let whole = try #require(Touch(.swipeBack(letGo: false), on: list))
    let half = try #require(Touch(.swipeBack(letGo: true), on: list))
    #expect(whole.x < 20 && half.endX < 195 && whole.endX > 195)
  }

  @Test func `what no finger does, and what isn't there, has no touch`() {
    #expect(Touch(.rotate, on: list) == nil)
    #expect(Touch(.wait(seconds: 1), on: list) == nil)
    #expect(Touch(.select(target(.row, 99)), on: list) == nil)
    #expect(Touch(.selectTab(0), on: list) == nil)
  }

  @Test func `an element below the end of the display is scrolled to`() throws {
    let long = display((0..<40).map { row("Row \($0)", $0) })
    let action = UserAction.select(target(.row, 35))
    #expect(Touch(action, on: long) == nil)
    let scrolled = long.scrolled(to: action)
    #expect(scrolled.layers[0].panes[0].rowsBefore == 32)
    #expect(Touch(action, on: scrolled) != nil)
    #expect(long.scrolled(to: .select(target(.row, 1))) == long)
  }

  @Test func `an album scrolls to what is touched`() {
    var album = Album()
    let long = display((0..<40).map { row("Row \($0)", $0) })
    #expect(album.frame(long).picture == 0)
    #expect(album.frame(long, before: .select(target(.row, 1))).picture == 0)
    let frame = album.frame(long, before: .select(target(.row, 35)))
    #expect(frame.picture == 1 && frame.touch != nil)
  }
}

struct TransitionTests {
  private func layer(
    _ controller: Int, depth: Int = 1, tab: Int? = nil, level: Int = 0
  ) -> DisplayLayer {
    DisplayLayer(
      controller: controller, depth: depth, panes: [],
      tabs: tab.map { TabBarSnapshot(titles: ["A", "B"], selectedIndex: $0, isReachable: true) },
      level: level)
  }

  private func transition(_ old: [DisplayLayer], _ new: [DisplayLayer]) -> Transition {
    Transition(from: DisplaySnapshot(layers: old), to: DisplaySnapshot(layers: new))
  }

  @Test func `the depth of the stack tells a push from a pop`() {
    #expect(transition([layer(1)], [layer(1, depth: 2)]) == .push)
    #expect(transition([layer(1, depth: 3)], [layer(1)]) == .pop)
    #expect(transition([layer(1)], [layer(1)]) == .none)
  }

  @Test func `the level of the front layer tells a presentation from a dismissal`() {
    #expect(transition([layer(1)], [layer(1), layer(2, level: 1)]) == .present)
    #expect(transition([layer(1), layer(2, level: 1)], [layer(1)]) == .dismiss)
  }

  @Test func `a cover is presented although it hides what is behind`() {
    #expect(transition([layer(1)], [layer(2, level: 1)]) == .present)
  }

  @Test func `another tab and another root don't move`() {
    #expect(transition([layer(1, tab: 0)], [layer(1, depth: 2, tab: 1)]) == .none)
    #expect(transition([layer(1)], [layer(2, depth: 2)]) == .none)
  }
}
