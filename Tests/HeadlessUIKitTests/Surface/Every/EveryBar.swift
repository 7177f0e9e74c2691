import Foundation
import HeadlessUIKit

/// Overrides every member of `UINavigationBar`.
final class EveryNavigationBar: UINavigationBar {
  override var items: [UINavigationItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override var topItem: UINavigationItem? { super.topItem }
  override var backItem: UINavigationItem? { super.backItem }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override var delegate: (any UINavigationBarDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func pushItem(_ item: UINavigationItem, animated: Bool) {
    super.pushItem(item, animated: animated)
  }
  override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
  override var barPosition: UIBarPosition { super.barPosition }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var prefersLargeTitles: Bool {
    get { super.prefersLargeTitles }
    set { super.prefersLargeTitles = newValue }
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.largeTitleTextAttributes }
    set { super.largeTitleTextAttributes = newValue }
  }
  override var shadowImage: UIImage? {
    get { super.shadowImage }
    set { super.shadowImage = newValue }
  }
  override var standardAppearance: UINavigationBarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var compactAppearance: UINavigationBarAppearance? {
    get { super.compactAppearance }
    set { super.compactAppearance = newValue }
  }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.compactScrollEdgeAppearance }
    set { super.compactScrollEdgeAppearance = newValue }
  }
  override var backIndicatorImage: UIImage? {
    get { super.backIndicatorImage }
    set { super.backIndicatorImage = newValue }
  }
  override var backIndicatorTransitionMaskImage: UIImage? {
    get { super.backIndicatorTransitionMaskImage }
    set { super.backIndicatorTransitionMaskImage = newValue }
  }
  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    super.setBackgroundImage(backgroundImage, for: barMetrics)
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
  override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    super.backgroundImage(for: barMetrics)
  }
  override func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  { super.backgroundImage(for: barPosition, barMetrics: barMetrics) }
  override func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { super.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
  override func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    super.titleVerticalPositionAdjustment(for: barMetrics)
  }
}

/// Overrides every member of `UITabBar`.
final class EveryTabBar: UITabBar {
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var unselectedItemTintColor: UIColor? {
    get { super.unselectedItemTintColor }
    set { super.unselectedItemTintColor = newValue }
  }
  override var standardAppearance: UITabBarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var scrollEdgeAppearance: UITabBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var backgroundImage: UIImage? {
    get { super.backgroundImage }
    set { super.backgroundImage = newValue }
  }
  override var selectionIndicatorImage: UIImage? {
    get { super.selectionIndicatorImage }
    set { super.selectionIndicatorImage = newValue }
  }
  override var shadowImage: UIImage? {
    get { super.shadowImage }
    set { super.shadowImage = newValue }
  }
  override var itemWidth: CGFloat {
    get { super.itemWidth }
    set { super.itemWidth = newValue }
  }
  override var itemSpacing: CGFloat {
    get { super.itemSpacing }
    set { super.itemSpacing = newValue }
  }
  override var delegate: (any UITabBarDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var items: [UITabBarItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override var selectedItem: UITabBarItem? {
    get { super.selectedItem }
    set { super.selectedItem = newValue }
  }
  override var isCustomizing: Bool { super.isCustomizing }
  override func beginCustomizingItems(_ items: [UITabBarItem]) {
    super.beginCustomizingItems(items)
  }
  override func endCustomizing(animated: Bool) -> Bool { super.endCustomizing(animated: animated) }
}

/// Overrides every member of `UIToolbar`.
final class EveryToolbar: UIToolbar {
  override var items: [UIBarButtonItem]? {
    get { super.items }
    set { super.items = newValue }
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var standardAppearance: UIToolbarAppearance {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var compactAppearance: UIToolbarAppearance? {
    get { super.compactAppearance }
    set { super.compactAppearance = newValue }
  }
  override var scrollEdgeAppearance: UIToolbarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { super.compactScrollEdgeAppearance }
    set { super.compactScrollEdgeAppearance = newValue }
  }
  override var barPosition: UIBarPosition { super.barPosition }
  override var delegate: (any UIToolbarDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setItems(items, animated: animated)
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    super.setBackgroundImage(
      backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
  }
  override func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { super.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
  override func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { super.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
  override func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    super.shadowImage(forToolbarPosition: topOrBottom)
  }
}
