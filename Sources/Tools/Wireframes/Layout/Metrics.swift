import AppDriver

/// UIKit's sizes on a device, in points.
struct Metrics {
  let display: Rectangle
  /// The height of the area above the bars.
  let status: Int
  /// The height of the area below them.
  let home: Int
  /// The width of the areas at the left and right that content avoids.
  let side: Int
  let bar: Int
  let tabs: Int
  let isRegular: Bool
  /// Whether the device is a phone in landscape orientation.
  let isFlat: Bool

  init(_ display: DisplaySnapshot) {
    let traits = display.traits
    isRegular = traits.width == .regular
    isFlat = traits.height == .compact
    // No device is smaller.
    self.display = Rectangle(
      0, 0, max(240, Self.points(display.width)), max(240, Self.points(display.height)))
    status = isFlat ? 0 : isRegular ? 20 : 47
    home = isFlat || isRegular ? 20 : 34
    side = isFlat ? 47 : 0
    bar = isFlat ? 32 : 44
    tabs = isFlat ? 32 : 49
  }

  static let margin = 16
  static let row = 44
  static let subtitleRow = 58
  static let search = 52
  static let largeTitle = 52
  static let toolbar = 44
  static let dots = 28

  /// A size in whole points, within reason.
  static func points(_ size: Double) -> Int { size.isFinite ? Int(min(max(size, 1), 8_192)) : 1 }
}
