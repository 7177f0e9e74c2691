public import Foundation

/// The navigation bar of a navigation controller; its appearance is stored, but not used.
open class UINavigationBar: UIView, UIBarPositioning {
  /// The items of the controllers on the stack, starting with the root.
  open var items: [UINavigationItem]? {
    get { owner?.unfoldedStack.map(\.navigationItem) ?? loadedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The item of the top controller.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Replaces the items of a bar without a navigation controller.
  ///
  /// Calling this method of a navigation controller's bar causes a fault.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if mayChangeItems(by: "setItems:animated:") { loadedItems = items }
  }
  /// The navigation controller that displays the bar.
  ///
  /// The reference is unowned for speed, and is reset when the controller is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UINavigationController?
  private var loadedItems: [UINavigationItem]?

  /// The delegate: the navigation controller, if there is one and it conforms to the protocol.
  ///
  /// Setting the delegate of a navigation controller's bar causes a fault. The reference is weak.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { owner.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set {
      guard let owner else { return ownDelegate = newValue }
      UIApplication.shared.fault(
        .barOfContainer, owner, nil,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller: "
          + owner.described)
    }
  }
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  /// Adds an item to a bar without a navigation controller.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard mayChangeItems(by: "pushNavigationItem:animated:") else { return }
    setItems((items ?? []) + [item], animated: animated)
  }
  /// Removes the top item of a bar without a navigation controller, unless it is the only one.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard mayChangeItems(by: "popNavigationItemAnimated:"), let items, items.count > 1 else {
      return nil
    }
    setItems(items.dropLast(), animated: animated)
    return items.last
  }
  /// Returns whether the items are the bar's own, and not those of a navigation controller's stack.
  private func mayChangeItems(by method: String) -> Bool {
    guard let owner else { return true }
    UIApplication.shared.fault(
      .barOfContainer, owner, nil,
      "Cannot call \(method) directly on a UINavigationBar managed by a controller: "
        + owner.described)
    return false
  }
  /// The place of the bar: the top of the screen.
  open var barPosition: UIBarPosition { owner == nil ? .top : .topAttached }
  /// The color of the bar.
  open var barStyle = UIBarStyle.default
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The shadow image drawn along the bar's edge.
  open var shadowImage: UIImage?
  /// The standard appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the bar in a compact-height environment.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar in a compact-height environment while no content is scrolled under
  /// it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image of the Back button.
  open var backIndicatorImage: UIImage?
  /// The image of the Back button during a transition.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar while no content is scrolled under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  nonisolated deinit {}

  /// Returns a new bar, so settings that are meant for all bars have no effect.
  open class func appearance() -> UINavigationBar { UINavigationBar() }

  /// Does nothing; UIKit sets the background image of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Does nothing; UIKit sets the background image of the bar at a place on the screen.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Returns `nil`, because background images aren't stored.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
  /// Returns `nil`, because background images aren't stored.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }
  /// Does nothing; UIKit moves the title up or down.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
  /// Returns 0, because the title isn't moved.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }
}
