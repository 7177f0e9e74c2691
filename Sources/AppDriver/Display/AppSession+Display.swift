import Foundation
import HeadlessUIKit

extension AppSession {
  /// Returns what the device's display shows.
  ///
  /// - Parameter target: An element that must be visible: the rows start above it if it is further
  ///   down than a display is high; `nil` to read from the first row that the list shows.
  /// - Returns: The snapshot; `nil` if no window shows a controller.
  package func display(around target: ElementTarget? = nil) -> DisplaySnapshot? {
    guard let window = app.keyWindow else { return nil }
    let bounds = UIScreen.main.bounds
    let layers = window.frontmostChain.reversed().map { DisplayReader(target).layer($0) }
    let first = layers.lastIndex { $0.style == .full } ?? 0
    return DisplaySnapshot(
      width: Double(bounds.width), height: Double(bounds.height), traits: app.traits,
      layers: Array(layers[first...]), covered: first)
  }
}
