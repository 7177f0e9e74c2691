/// A bar with buttons, such as the one at the bottom of a navigation controller.
open class UIToolbar: UIView, UIBarPositioning {
  /// The navigation controller whose toolbar this is; `nil` for other toolbars.
  ///
  /// The navigation controller resets it before it is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UINavigationController?

  /// The items of the toolbar.
  open var items: [UIBarButtonItem]?
  /// Whether the toolbar is translucent.
  open var isTranslucent = true
  /// The color of the toolbar.
  open var barStyle = UIBarStyle.default
  /// The background color of the toolbar.
  open var barTintColor: UIColor?
  /// The standard appearance of the toolbar.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of the toolbar in a compact-height environment.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of the toolbar while no content is scrolled under it.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance in a compact-height environment while no content is scrolled under it.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The place of the toolbar: the bottom of the screen.
  open var barPosition: UIBarPosition { .bottom }
  /// The delegate; a weak reference, as in UIKit.
  ///
  /// Its methods are never called.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Replaces the items of the toolbar.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Does nothing, because nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Returns `nil`, because nothing is drawn.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }
  /// Does nothing, because nothing is drawn.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
  /// Returns `nil`, because nothing is drawn.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }

  nonisolated deinit {}

  override func read(into reader: ViewReader) {
    for item in items ?? [] { reader.read(item, of: reader.controller) }
  }
}

/// A toolbar's delegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
