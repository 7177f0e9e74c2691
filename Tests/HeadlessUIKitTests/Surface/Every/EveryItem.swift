import Foundation
import HeadlessUIKit

/// Overrides every member of `UINavigationItem`.
final class EveryNavigationItem: UINavigationItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var backAction: UIAction? {
    get { super.backAction }
    set { super.backAction = newValue }
  }
  override var leftBarButtonItem: UIBarButtonItem? {
    get { super.leftBarButtonItem }
    set { super.leftBarButtonItem = newValue }
  }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setRightBarButton(item, animated: animated)
  }

  override var prompt: String? {
    get { super.prompt }
    set { super.prompt = newValue }
  }
  override var backButtonTitle: String? {
    get { super.backButtonTitle }
    set { super.backButtonTitle = newValue }
  }
  override var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { super.backButtonDisplayMode }
    set { super.backButtonDisplayMode = newValue }
  }
  override var standardAppearance: UINavigationBarAppearance? {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var compactAppearance: UINavigationBarAppearance? {
    get { super.compactAppearance }
    set { super.compactAppearance = newValue }
  }
  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { super.compactScrollEdgeAppearance }
    set { super.compactScrollEdgeAppearance = newValue }
  }
  override var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { super.titleMenuProvider }
    set { super.titleMenuProvider = newValue }
  }
  override var customizationIdentifier: String? {
    get { super.customizationIdentifier }
    set { super.customizationIdentifier = newValue }
  }
  override var style: UINavigationItem.ItemStyle {
    get { super.style }
    set { super.style = newValue }
  }
  override var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { super.preferredSearchBarPlacement }
    set { super.preferredSearchBarPlacement = newValue }
  }
  override var searchBarPlacement: UINavigationItem.SearchBarPlacement { super.searchBarPlacement }
  override var backBarButtonItem: UIBarButtonItem? {
    get { super.backBarButtonItem }
    set { super.backBarButtonItem = newValue }
  }
  override var hidesBackButton: Bool {
    get { super.hidesBackButton }
    set { super.hidesBackButton = newValue }
  }
  override var leftItemsSupplementBackButton: Bool {
    get { super.leftItemsSupplementBackButton }
    set { super.leftItemsSupplementBackButton = newValue }
  }
  override var leftBarButtonItems: [UIBarButtonItem]? {
    get { super.leftBarButtonItems }
    set { super.leftBarButtonItems = newValue }
  }
  override var rightBarButtonItems: [UIBarButtonItem]? {
    get { super.rightBarButtonItems }
    set { super.rightBarButtonItems = newValue }
  }
  override var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    get { super.largeTitleDisplayMode }
    set { super.largeTitleDisplayMode = newValue }
  }
  override var titleView: UIView? {
    get { super.titleView }
    set { super.titleView = newValue }
  }
  override var searchController: UISearchController? {
    get { super.searchController }
    set { super.searchController = newValue }
  }
  override var hidesSearchBarWhenScrolling: Bool {
    get { super.hidesSearchBarWhenScrolling }
    set { super.hidesSearchBarWhenScrolling = newValue }
  }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var rightBarButtonItem: UIBarButtonItem? {
    get { super.rightBarButtonItem }
    set { super.rightBarButtonItem = newValue }
  }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    super.setHidesBackButton(hidesBackButton, animated: animated)
  }
  override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    super.setLeftBarButton(item, animated: animated)
  }
  override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setLeftBarButtonItems(items, animated: animated)
  }
  override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    super.setRightBarButtonItems(items, animated: animated)
  }
}

/// Overrides every member of `UIBarItem`.
final class EveryBarItem: UIBarItem {
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var landscapeImagePhone: UIImage? {
    get { super.landscapeImagePhone }
    set { super.landscapeImagePhone = newValue }
  }
  override var largeContentSizeImage: UIImage? {
    get { super.largeContentSizeImage }
    set { super.largeContentSizeImage = newValue }
  }
  override var imageInsets: UIEdgeInsets {
    get { super.imageInsets }
    set { super.imageInsets = newValue }
  }
  override var landscapeImagePhoneInsets: UIEdgeInsets {
    get { super.landscapeImagePhoneInsets }
    set { super.landscapeImagePhoneInsets = newValue }
  }
  override var largeContentSizeImageInsets: UIEdgeInsets {
    get { super.largeContentSizeImageInsets }
    set { super.largeContentSizeImageInsets = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var tag: Int {
    get { super.tag }
    set { super.tag = newValue }
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { super.setTitleTextAttributes(attributes, for: state) }
  override func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { super.titleTextAttributes(for: state) }
}

/// Overrides every member of `UIBarButtonItem`.
final class EveryBarButtonItem: UIBarButtonItem {
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var target: AnyObject? {
    get { super.target }
    set { super.target = newValue }
  }
  override var action: Selector? {
    get { super.action }
    set { super.action = newValue }
  }

  override var style: UIBarButtonItem.Style {
    get { super.style }
    set { super.style = newValue }
  }
  override var primaryAction: UIAction? {
    get { super.primaryAction }
    set { super.primaryAction = newValue }
  }
  override var menu: UIMenu? {
    get { super.menu }
    set { super.menu = newValue }
  }
  override var menuRepresentation: UIMenuElement? {
    get { super.menuRepresentation }
    set { super.menuRepresentation = newValue }
  }
  override var width: CGFloat {
    get { super.width }
    set { super.width = newValue }
  }
  override var possibleTitles: Set<String>? {
    get { super.possibleTitles }
    set { super.possibleTitles = newValue }
  }
  override var tintColor: UIColor? {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var changesSelectionAsPrimaryAction: Bool {
    get { super.changesSelectionAsPrimaryAction }
    set { super.changesSelectionAsPrimaryAction = newValue }
  }
  override var customView: UIView? {
    get { super.customView }
    set { super.customView = newValue }
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) { super.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics) }
  override func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { super.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics) }
  override func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    super.setTitlePositionAdjustment(adjustment, for: barMetrics)
  }
  override func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { super.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  override func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) { super.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
  override class func flexibleSpace() -> UIBarButtonItem { super.flexibleSpace() }
  override class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { super.fixedSpace(width) }
}

/// Overrides every member of `UITabBarItem`.
final class EveryTabBarItem: UITabBarItem {
  override var selectedImage: UIImage? {
    get { super.selectedImage }
    set { super.selectedImage = newValue }
  }
  override var badgeColor: UIColor? {
    get { super.badgeColor }
    set { super.badgeColor = newValue }
  }
  override var titlePositionAdjustment: UIOffset {
    get { super.titlePositionAdjustment }
    set { super.titlePositionAdjustment = newValue }
  }
  override var standardAppearance: UITabBarAppearance? {
    get { super.standardAppearance }
    set { super.standardAppearance = newValue }
  }
  override var scrollEdgeAppearance: UITabBarAppearance? {
    get { super.scrollEdgeAppearance }
    set { super.scrollEdgeAppearance = newValue }
  }
  override var badgeValue: String? {
    get { super.badgeValue }
    set { super.badgeValue = newValue }
  }
  override func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { super.setBadgeTextAttributes(textAttributes, for: state) }
  override func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { super.badgeTextAttributes(for: state) }
}
