import Foundation
import HeadlessUIKit

extension AppSession {
  /// Returns what the device's display shows.
  ///
  /// - Parameter target: An element that must be visible: the rows start above it if it is further
  ///   down than a display is high; `nil` to read from the first row that the list shows.
  /// - Returns: The snapshot; `nil` if no window shows a controller.
  package func display(around target: ElementTarget? = nil) -> DisplaySnapshot? {
    guard let application = app.application, app.touchableWindow != nil else { return nil }
    let bounds = UIScreen.main.bounds
    let chain = application.displayedChain
    var first = max(0, chain.count - 1)
    while first > 0, !chain[first].fillsDisplay { first -= 1 }
    // Reading what is behind may run code of the app that changes what is in front.
    let known =
      first == chain.count - 1
      ? reading.drawnPanes(of: chain.last, revision: revision) : nil
    reading.isForDisplays = true
    let anchors = PopoverAnchors(chain)
    let reader = DisplayReader(
      target: target, width: Double(bounds.width), height: Double(bounds.height),
      anchors: anchors, reachableTabs: chain.last.flatMap { ShownPath(from: $0).tabs },
      known: anchors.isEmpty ? known : nil)
    let layers = Content.keepingViews {
      chain.indices[first...].map {
        reader.layer(chain[$0], level: $0, isInFront: $0 == chain.count - 1)
      }
    }
    return DisplaySnapshot(
      width: Double(bounds.width), height: Double(bounds.height), traits: app.traits,
      layers: layers)
  }
}

extension UIViewController {
  /// Whether nothing is visible behind the controller, which is in front of others or a root.
  fileprivate var fillsDisplay: Bool {
    DisplayLayer.Style(of: self) == .full && !isSeenThrough
  }
}
