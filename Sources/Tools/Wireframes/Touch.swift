package import AppDriver

/// The place and kind of a finger's touch on a picture.
package struct Touch: Sendable, Hashable, Codable {
  /// A movement of the finger.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    case tap, press, swipe
    /// The finger taps a field, and then the keyboard.
    case type
  }

  /// The style of the action that a swipe offers.
  package enum OfferStyle: String, Sendable, Hashable, Codable, CaseIterable {
    case normal
    /// It is red, because it destroys something.
    case destructive
  }

  /// The movement of the finger.
  package let kind: Kind
  /// The point that the finger touches first, in points from the upper left corner.
  package let x: Int, y: Int
  /// The point at which a swipe ends; the first point for other touches.
  package let endX: Int, endY: Int
  /// The title of the action that a swipe or press on an element offers and that is tapped next;
  /// `nil` if there is none.
  package let offer: String?
  /// The style of the action that a swipe offers; `nil` if it offers none.
  package let offerStyle: OfferStyle?

  /// Finds where a finger touches for an action; `nil` if no finger touches the display for it, or
  /// if its element isn't there.
  ///
  /// An element that is further down than the display is high isn't there; see
  /// `DisplaySnapshot.scrolled(to:)`.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - display: What the display shows before the action.
  ///   - offer: What the action uncovers if it is a swipe; `nil` if that isn't known.
  package init?(_ action: UserAction, on display: DisplaySnapshot, offer: SwipeOffer? = nil) {
    guard Self.isTouch(action), let touch = TouchFinder(display).touch(for: action, offer) else {
      return nil
    }
    self = touch
  }

  /// Creates a touch.
  package init(
    _ kind: Kind, _ x: Int, _ y: Int, to end: (x: Int, y: Int)? = nil, offer: String? = nil,
    style: OfferStyle? = nil
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    endX = end?.x ?? x
    endY = end?.y ?? y
    self.offer = offer
    offerStyle = style
  }

  /// Whether the points are near a picture.
  ///
  /// A touch from a file or from a worker isn't trusted. The markup of one that is too far away
  /// can't be computed.
  package var isPlausible: Bool {
    [x, y, endX, endY].allSatisfy { -1_000_000 <= $0 && $0 <= 1_000_000 }
  }

  private static func isTouch(_ action: UserAction) -> Bool {
    switch action {
    case .open, .resize, .rotate, .background, .foreground, .memoryWarning, .notify, .permit,
      .locate, .wait:
      false
    default: true
    }
  }

  /// The mark of the finger, for the end of an `<svg>` element.
  ///
  /// It is a `<g class="fw-touch">` with a circle, an arrow for a swipe, and the action that is
  /// offered.
  package var markup: String {
    var canvas: Markup = "<g class=\"fw-touch\" aria-hidden=\"true\">"
    if let offer, !offer.isEmpty { draw(offer, on: &canvas) }
    if kind == .press { canvas.circle(x, y, radius: 30, "fw-halo") }
    canvas.circle(x, y, radius: 20, "")
    if endX != x || endY != y {
      let head: StaticString =
        if abs(endX - x) >= abs(endY - y) {
          endX < x ? "m10-9l-10 9l10 9" : "m-10-9l10 9l-10 9"
        } else {
          endY < y ? "m-9 10l9-10l9 10" : "m-9-10l9 10l9-10"
        }
      canvas += "<path d=\"M\(x) \(y)L\(endX) \(endY)\(literal: head)\"/>"
    }
    canvas += "</g>"
    return canvas.string
  }

  /// The width of an action's title that a swipe or press offers.
  static func width(ofOffer offer: String) -> Int {
    offer.isEmpty ? 0 : min(120, TextMeasure(.medium).width(of: offer, atMost: 96) + 24)
  }

  /// Draws the action's title, which a swipe uncovers at the side that the finger comes from, or a
  /// press above the finger.
  private func draw(_ offer: String, on canvas: inout Markup) {
    let width = Self.width(ofOffer: offer)
    guard kind == .swipe else {
      let place = Rectangle(max(4, x - width / 2), max(4, y - 84), width, 44)
      canvas.rectangle(place, radius: 10, "fw-edge")
      return draw(offer, .ink, in: place, on: &canvas)
    }
    let place = Rectangle(endX > x ? max(0, x - 28 - width) : x + 28, y - 20, width, 40)
    canvas.rectangle(place, radius: 4, offerStyle == .destructive ? "fw-u" : "fw-g")
    draw(offer, .onAccent, in: place, on: &canvas)
  }

  private func draw(
    _ offer: String, _ color: TextStyle.Color, in place: Rectangle, on canvas: inout Markup
  ) {
    canvas.text(
      offer, x: place.midX, baseline: place.midY + 5, width: place.width - 12,
      TextStyle(font: .medium, color: color, anchor: .middle))
  }
}
