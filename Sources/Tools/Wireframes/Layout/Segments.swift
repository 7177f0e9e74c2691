import AppDriver

/// The layout of a segmented control.
struct Segments {
  /// The number of segments; the last one stands for all other options if they don't fit.
  let shown: Int
  private let control: Rectangle

  init(_ choice: ElementSnapshot, in control: Rectangle) {
    shown = max(1, min(choice.options.count, control.width / 36))
    self.control = control
  }

  /// Returns the place of a segment, or of the last one for an option that doesn't fit.
  func frame(of option: Int) -> Rectangle {
    let place = min(max(0, option), shown - 1)
    let left = control.width * place / shown
    return Rectangle(
      control.x + left, control.y, control.width * (place + 1) / shown - left, control.height)
  }
}
