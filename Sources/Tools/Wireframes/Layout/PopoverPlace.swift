import AppDriver

/// The arrow of a popover.
struct PopoverArrow {
  let direction: DisplayPopover.Arrow
  /// The place on the edge of the popover.
  let x: Int, y: Int
}

/// The place of a popover.
struct PopoverPlace {
  let frame: Rectangle
  /// The arrow; `nil` if there is none.
  let arrow: PopoverArrow?

  /// The length of an arrow with a gap before it.
  private static let reach = 11
  /// The distance of an arrow from the corners.
  private static let corner = 22

  /// Places a popover beside its anchor.
  ///
  /// As in UIKit, it is below the anchor if there is room, or else above it, or else beside it.
  ///
  /// - Parameters:
  ///   - size: The size that the popover would have.
  ///   - anchor: What it points at; `nil` if that isn't visible.
  ///   - arrows: The permitted directions.
  ///   - bounds: The area that popovers may take.
  init(
    _ size: (width: Int, height: Int), at anchor: Rectangle?, _ arrows: [DisplayPopover.Arrow],
    in bounds: Rectangle
  ) {
    let width = min(size.width, bounds.width)
    let height = min(size.height, bounds.height)
    let anchor = anchor ?? bounds
    func room(_ arrow: DisplayPopover.Arrow) -> (width: Int, height: Int) {
      switch arrow {
      case .up: (bounds.width, bounds.maxY - anchor.maxY - Self.reach)
      case .down: (bounds.width, anchor.y - bounds.y - Self.reach)
      case .left: (bounds.maxX - anchor.maxX - Self.reach, bounds.height)
      case .right: (anchor.x - bounds.x - Self.reach, bounds.height)
      }
    }
    func share(_ arrow: DisplayPopover.Arrow) -> Int {
      let room = room(arrow)
      return min(max(0, room.width), width) * min(max(0, room.height), height)
    }
    var best: DisplayPopover.Arrow?
    for arrow in DisplayPopover.Arrow.allCases where arrows.contains(arrow) {
      if share(arrow) > best.map(share) ?? 0 { best = arrow }
    }
    // A popover that would be hardly visible beside its anchor is in front of it.
    guard let best, share(best) * 3 >= width * height else {
      frame = Self.clamped(
        Rectangle(anchor.midX - width / 2, anchor.midY - height / 2, width, height), to: bounds)
      arrow = nil
      return
    }
    let space = room(best)
    let (shownWidth, shownHeight) = (min(width, space.width), min(height, space.height))
    let x =
      switch best {
      case .up, .down: anchor.midX - shownWidth / 2
      case .left: anchor.maxX + Self.reach
      case .right: anchor.x - Self.reach - shownWidth
      }
    let y =
      switch best {
      case .up: anchor.maxY + Self.reach
      case .down: anchor.y - Self.reach - shownHeight
      case .left, .right: anchor.midY - shownHeight / 2
      }
    let frame = Self.clamped(Rectangle(x, y, shownWidth, shownHeight), to: bounds)
    let middle = (
      x: max(frame.x + Self.corner, min(anchor.midX, frame.maxX - Self.corner)),
      y: max(frame.y + Self.corner, min(anchor.midY, frame.maxY - Self.corner))
    )
    self.frame = frame
    arrow =
      switch best {
      case .up: PopoverArrow(direction: best, x: middle.x, y: frame.y)
      case .down: PopoverArrow(direction: best, x: middle.x, y: frame.maxY)
      case .left: PopoverArrow(direction: best, x: frame.x, y: middle.y)
      case .right: PopoverArrow(direction: best, x: frame.maxX, y: middle.y)
      }
  }

  private static func clamped(_ frame: Rectangle, to bounds: Rectangle) -> Rectangle {
    Rectangle(
      max(bounds.x, min(frame.x, bounds.maxX - frame.width)),
      max(bounds.y, min(frame.y, bounds.maxY - frame.height)), frame.width, frame.height)
  }
}
