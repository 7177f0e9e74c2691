import Foundation
import HeadlessUIKit

/// Overrides every member of `UIBarAppearance`.
final class EveryBarAppearance: UIBarAppearance {
  override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  override var backgroundImage: UIImage? {
    get { super.backgroundImage }
    set { super.backgroundImage = newValue }
  }
  override var shadowColor: UIColor? {
    get { super.shadowColor }
    set { super.shadowColor = newValue }
  }
  override var idiom: UIUserInterfaceIdiom { super.idiom }
  override var shadowImage: UIImage? {
    get { super.shadowImage }
    set { super.shadowImage = newValue }
  }
  override func configureWithDefaultBackground() { super.configureWithDefaultBackground() }
  override func configureWithOpaqueBackground() { super.configureWithOpaqueBackground() }
  override func configureWithTransparentBackground() { super.configureWithTransparentBackground() }
}

/// Overrides every member of `UINavigationBarAppearance`.
final class EveryNavigationBarAppearance: UINavigationBarAppearance {
  override var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { super.largeTitleTextAttributes }
    set { super.largeTitleTextAttributes = newValue }
  }
  override var titlePositionAdjustment: UIOffset {
    get { super.titlePositionAdjustment }
    set { super.titlePositionAdjustment = newValue }
  }
}

/// Overrides every member of `UIAction`.
final class EveryAction: UIAction {
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var discoverabilityTitle: String? {
    get { super.discoverabilityTitle }
    set { super.discoverabilityTitle = newValue }
  }
  override var attributes: UIMenuElement.Attributes {
    get { super.attributes }
    set { super.attributes = newValue }
  }
  override var state: UIMenuElement.State {
    get { super.state }
    set { super.state = newValue }
  }
  override var identifier: UIAction.Identifier { super.identifier }
  override var sender: Any? { super.sender }
}

/// Overrides every member of `UIMenu`.
final class EveryMenu: UIMenu {
  override var identifier: UIMenu.Identifier { super.identifier }
  override var preferredElementSize: UIMenu.ElementSize {
    get { super.preferredElementSize }
    set { super.preferredElementSize = newValue }
  }
  override var selectedElements: [UIMenuElement] { super.selectedElements }
  override var children: [UIMenuElement] { super.children }
  override var options: UIMenu.Options { super.options }
  override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    super.replacingChildren(newChildren)
  }
}

/// Overrides every member of `UITraitCollection`.
final class EveryTraitCollection: UITraitCollection {
  override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
  override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
  override class var current: UITraitCollection {
    get { super.current }
    set { super.current = newValue }
  }
  override func containsTraits(in trait: UITraitCollection?) -> Bool {
    super.containsTraits(in: trait)
  }
  override func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool
  { super.hasDifferentColorAppearance(comparedTo: traitCollection) }
  override func performAsCurrent(_ actions: () -> Void) { super.performAsCurrent(actions) }
}
