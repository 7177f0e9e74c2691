public import Foundation

/// The appearance of a view while it is dragged, or while its menu opens; stored, but not used.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  open private(set) var view: UIView

  /// Creates a preview of a view.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  nonisolated deinit {}
}
