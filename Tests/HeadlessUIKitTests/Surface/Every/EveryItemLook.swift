import Foundation
import HeadlessUIKit

/// Overrides every member of the look of bar buttons.
final class EveryBarButtonItemAppearance: UIBarButtonItemAppearance {
  override init(style: UIBarButtonItem.Style) { super.init(style: style) }
  override func configureWithDefault(for style: UIBarButtonItem.Style) {
    super.configureWithDefault(for: style)
  }
  override var normal: UIBarButtonItemStateAppearance { super.normal }
  override var highlighted: UIBarButtonItemStateAppearance { super.highlighted }
  override var disabled: UIBarButtonItemStateAppearance { super.disabled }
  override var focused: UIBarButtonItemStateAppearance { super.focused }
}

/// Overrides every member of the look of tabs.
final class EveryTabBarItemAppearance: UITabBarItemAppearance {
  override init(style: Style) { super.init(style: style) }
  override func configureWithDefault(for style: Style) { super.configureWithDefault(for: style) }
  override var normal: UITabBarItemStateAppearance { super.normal }
  override var selected: UITabBarItemStateAppearance { super.selected }
  override var disabled: UITabBarItemStateAppearance { super.disabled }
  override var focused: UITabBarItemStateAppearance { super.focused }
}

/// Overrides every member of interactions with a menu.
final class EveryContextMenuInteraction: UIContextMenuInteraction {
  override var view: UIView? { super.view }
  override var delegate: (any UIContextMenuInteractionDelegate)? { super.delegate }
  override var menuAppearance: Appearance { super.menuAppearance }
  override init(delegate: any UIContextMenuInteractionDelegate) { super.init(delegate: delegate) }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func dismissMenu() { super.dismissMenu() }
  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { super.updateVisibleMenu(block) }
}

/// Overrides every member of image pickers.
final class EveryImagePickerController: UIImagePickerController {
  override var sourceType: SourceType {
    get { super.sourceType }
    set { super.sourceType = newValue }
  }
  override var mediaTypes: [String] {
    get { super.mediaTypes }
    set { super.mediaTypes = newValue }
  }
  override var allowsEditing: Bool {
    get { super.allowsEditing }
    set { super.allowsEditing = newValue }
  }
  override class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    super.isSourceTypeAvailable(sourceType)
  }
  override class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    super.availableMediaTypes(for: sourceType)
  }
}
