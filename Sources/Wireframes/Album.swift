package import AppDriver

/// The pictures of a walk, each stored once.
package struct Album: Sendable {
  /// The pictures in the order in which they were first shown.
  package private(set) var pictures: [Picture] = []
  private var places: [DisplaySnapshot: Int] = [:]
  /// The last display, and the index of its picture.
  private var last: (display: DisplaySnapshot, place: Int)?

  package init() {}

  /// Starts a walk, whose first frame follows no other.
  ///
  /// The pictures stay in the album.
  package mutating func beginWalk() { last = nil }

  /// Adds what the display shows, and returns its frame.
  ///
  /// A display that is already in the album isn't drawn again. An element that the finger touches next
  /// is scrolled to if it is further down than the display is high.
  ///
  /// - Parameters:
  ///   - display: What the display shows, without secrets.
  ///   - action: The action that comes next, whose touch is marked.
  ///   - offer: What the action uncovers if it is a swipe.
  /// - Returns: The frame.
  package mutating func frame(
    _ display: DisplaySnapshot, before action: UserAction? = nil, offer: SwipeOffer? = nil
  ) -> Frame {
    let display = action.map(display.scrolled) ?? display
    // The display before an action is usually that after the step before, with the same arrays.
    if let last, last.display == display {
      return Frame(
        picture: last.place, touch: action.flatMap { Touch($0, on: display, offer: offer) })
    }
    let place = places[display] ?? pictures.count
    if place == pictures.count {
      pictures.append(Picture(display))
      places[display] = place
    }
    defer { last = (display, place) }
    return Frame(
      picture: place, touch: action.flatMap { Touch($0, on: display, offer: offer) },
      transition: last.map { Transition(from: $0.display, to: display) } ?? .none)
  }
}

/// A moment of a walk.
package struct Frame: Sendable, Hashable, Codable {
  /// The index of the picture.
  package var picture: Int
  /// The touch that comes next; `nil` if there is none.
  package var touch: Touch?
  /// How the display changed since the frame before.
  package var transition: Transition

  /// Creates a frame from its parts.
  package init(picture: Int, touch: Touch? = nil, transition: Transition = .none) {
    self.picture = picture
    self.touch = touch
    self.transition = transition
  }
}
