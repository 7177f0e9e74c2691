public import Foundation

/// An accessory beside the content of a cell in a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Code that runs when the user taps an accessory.
  public typealias ActionHandler = @MainActor () -> Void
  /// Called when the user has chosen an element of a menu.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

  /// The condition under which an accessory is shown.
  ///
  /// - always: Always.
  /// - whenEditing: In editing mode.
  /// - whenNotEditing: Outside editing mode.
  public nonisolated enum DisplayedState: Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The width of an accessory; not used.
  ///
  /// - actual: The accessory's own.
  /// - standard: The system's.
  /// - custom: A number of points.
  public nonisolated enum LayoutDimension: Sendable { case actual, standard, custom(CGFloat) }

  /// The kind of an accessory.
  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu
    case customView(UIView)
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  var text: String?
  var action: ActionHandler?
  var menu: UIMenu?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool) {
    accessoryType = type
    self.displayed = displayed
    self.isHidden = isHidden
  }

  func isShown(editing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && editing
    case .whenNotEditing: !isHidden && !editing
    }
  }

  /// The view of the app's own, or a label; `nil` for other accessories.
  var view: UIView? {
    if case .customView(let view) = accessoryType { return view }
    guard let text else { return nil }
    let label = UILabel()
    label.text = text
    return label
  }
}

extension UICellAccessory {
  /// Creates an arrow.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, isHidden: options.isHidden)
  }
  /// Creates a detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed, isHidden: options.isHidden)
    accessory.action = actionHandler
    return accessory
  }
  /// Creates a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, isHidden: options.isHidden) }
  /// Creates a button that deletes the item; without code, it shows the swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, isHidden: options.isHidden)
    accessory.action = actionHandler
    return accessory
  }
  /// Creates a button that inserts an item; without code, it shows the swipe actions.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, isHidden: options.isHidden)
    accessory.action = actionHandler
    return accessory
  }
  /// Creates a control for moving the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, isHidden: options.isHidden) }
  /// Creates a mark of selected items.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isHidden: options.isHidden) }
  /// Creates an arrow that shows or hides the items below; without code, it does so by itself.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, isHidden: options.isHidden)
    accessory.action = actionHandler
    return accessory
  }
  /// Creates a button with a menu.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, isHidden: options.isHidden)
    accessory.menu = menu
    if let handler = selectedElementDidChangeHandler { accessory.action = { handler(menu) } }
    return accessory
  }
  /// Creates a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, isHidden: options.isHidden)
    accessory.text = text
    return accessory
  }
  /// Creates an accessory from a view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      isHidden: configuration.isHidden)
  }
}
