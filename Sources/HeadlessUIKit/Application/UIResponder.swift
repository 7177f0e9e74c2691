public import Foundation

/// An object in the responder chain: a view, a view controller, a window, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next object that is asked when this one does not handle an event.
  ///
  /// The default is nil; UIKit's own classes return their superior.
  open var next: UIResponder? { nil }

  /// Makes a responder without a superior.
  public override init() { super.init() }

  // Nothing in a responder needs the main actor to be freed, and to ask for it costs time.
  nonisolated deinit {}
}
