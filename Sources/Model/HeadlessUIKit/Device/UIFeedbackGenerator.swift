public import Foundation

/// An object that lets the device tap the user's finger, which does nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  nonisolated deinit {}
  /// Creates a generator.
  public override init() { super.init() }
  /// Creates a generator for a view.
  public convenience init(view: UIView) { self.init() }
  /// Does nothing, because the device doesn't move.
  open func prepare() {}
}

/// A tap as of things that meet; it isn't felt here.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a tap.
  public nonisolated enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  nonisolated deinit {}
  /// Creates a generator of a strength.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Creates a generator of a strength for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }
  /// Does nothing, because the device doesn't move.
  open func impactOccurred() {}
  /// Does nothing, because the device doesn't move.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A tap for a success or an error; it isn't felt here.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The message of the tap.
  public nonisolated enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  nonisolated deinit {}
  /// Does nothing, because the device doesn't move.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A tap for a change of the selection; it isn't felt here.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  nonisolated deinit {}
  /// Does nothing, because the device doesn't move.
  open func selectionChanged() {}
}
