package import AppDriver

/// The pictures of a walk, each stored once.
package struct Album: Sendable {
  /// An action on a picture.
  private struct Mark: Hashable {
    let place: Int
    let action: UserAction
    let offer: SwipeOffer?
  }

  /// The frame before an action: the display, its picture, and the touch.
  private struct MarkedFrame {
    let display: DisplaySnapshot
    let place: Int
    let touch: Touch?
  }

  /// The pictures in the order in which they were first shown.
  package private(set) var pictures: [Picture] = []
  private var places: [DisplaySnapshot: Int] = [:]
  /// The frames before actions, because walks repeat them.
  private var marked: [Mark: MarkedFrame] = [:]
  /// The last display, and the index of its picture.
  private var last: (display: DisplaySnapshot, place: Int)?

  package init() {}

  /// Starts a walk, whose first frame follows no other.
  ///
  /// The pictures stay in the album.
  package mutating func beginWalk() { last = nil }

  /// Adds a display, and returns its frame.
  ///
  /// A display that is already in the album isn't drawn again. An element that the finger touches
  /// next is scrolled to if it is further down than the display is high.
  ///
  /// - Parameters:
  ///   - display: The display, without secrets.
  ///   - action: The action that comes next, whose touch is marked.
  ///   - offer: The offer of the action if it is a swipe.
  /// - Returns: The frame.
  package mutating func frame(
    _ display: DisplaySnapshot, before action: UserAction? = nil, offer: SwipeOffer? = nil
  ) -> Frame {
    let shown =
      action.map { frame(display, marking: $0, offer) }
      ?? MarkedFrame(display: display, place: place(of: display), touch: nil)
    defer { last = (shown.display, shown.place) }
    guard let last, last.place != shown.place else {
      return Frame(picture: shown.place, touch: shown.touch)
    }
    return Frame(
      picture: shown.place, touch: shown.touch,
      transition: Transition(from: last.display, to: shown.display))
  }

  private mutating func frame(
    _ display: DisplaySnapshot, marking action: UserAction, _ offer: SwipeOffer?
  ) -> MarkedFrame {
    guard let place = knownPlace(of: display) else { return mark(action, offer, on: display) }
    let mark = Mark(place: place, action: action, offer: offer)
    if let known = marked[mark] { return known }
    let new = self.mark(action, offer, on: display)
    marked[mark] = new
    return new
  }

  private mutating func mark(
    _ action: UserAction, _ offer: SwipeOffer?, on display: DisplaySnapshot
  ) -> MarkedFrame {
    let scrolled = display.scrolled(to: action)
    return MarkedFrame(
      display: scrolled, place: place(of: scrolled),
      touch: Touch(action, on: scrolled, offer: offer))
  }

  /// Returns the index of a display's picture; `nil` if it hasn't been drawn.
  private func knownPlace(of display: DisplaySnapshot) -> Int? {
    // The display before an action is usually that after the step before, with the same arrays.
    if let last, last.display == display { last.place } else { places[display] }
  }

  /// Returns the index of a display's picture, which is drawn if it is new.
  private mutating func place(of display: DisplaySnapshot) -> Int {
    if let place = knownPlace(of: display) { return place }
    places[display] = pictures.count
    pictures.append(Picture(display))
    return pictures.count - 1
  }
}

/// A moment of a walk.
package struct Frame: Sendable, Hashable, Codable {
  /// The index of the picture.
  package var picture: Int
  /// The touch that comes next; `nil` if there is none.
  package var touch: Touch?
  /// The transition since the frame before.
  package var transition: Transition

  /// Creates a frame from its parts.
  package init(picture: Int, touch: Touch? = nil, transition: Transition = .none) {
    self.picture = picture
    self.touch = touch
    self.transition = transition
  }
}
