extension UICellAccessory {
  /// The placement of an accessory of the app's own.
  public enum Placement {
    /// Returns the place among the accessories.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before an accessory.
    public static func position(before accessory: UICellAccessory) -> Position {
      { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? all.count }
    }
    /// The place after an accessory.
    public static func position(after accessory: UICellAccessory) -> Position {
      { all in
        all.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count
      }
    }

    /// The condition under which the accessory is shown.
    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
  }

  /// An accessory of the app's own.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The place.
    public let placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width; stored, but not used.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; stored, but not used.
    public var tintColor: UIColor?
    /// Whether the view keeps its size; stored, but not used.
    public var maintainsFixedSize: Bool

    /// Creates an accessory.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// The appearance of a label.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width; stored, but not used.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; stored, but not used.
    public var tintColor: UIColor?
    /// The font; stored, but not used.
    public var font: UIFont
    /// Whether the font follows the user's preferred size; stored, but not used.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates an appearance.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// The appearance of an arrow in an outline.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// The effect of a tap on the cell.
    ///
    /// - automatic: The system chooses.
    /// - header: It shows or hides the items below.
    /// - cell: It selects the item; only a tap on the arrow shows or hides the items below.
    public nonisolated enum Style: Hashable, Sendable { case automatic, header, cell }

    /// The effect of a tap on the cell.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width; stored, but not used.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; stored, but not used.
    public var tintColor: UIColor?

    /// Creates an appearance.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The appearance of an arrow, and of accessories with the same options, which are types of their
  /// own in UIKit.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width; stored, but not used.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; stored, but not used.
    public var tintColor: UIColor?

    /// Creates an appearance.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The appearance of a detail button.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// The appearance of a check mark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// The appearance of a button that deletes the item, and of accessories with the same options,
  /// which are types of their own in UIKit.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width; stored, but not used.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; stored, but not used.
    public var tintColor: UIColor?
    /// The background color; stored, but not used.
    public var backgroundColor: UIColor?

    /// Creates an appearance.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The appearance of a button that inserts an item.
  public typealias InsertOptions = DeleteOptions

  /// The appearance of a control for moving the item.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The width; stored, but not used.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; stored, but not used.
    public var tintColor: UIColor?
    /// Whether there is a line before it; stored, but not used.
    public var showsVerticalSeparator: Bool

    /// Creates an appearance.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The appearance of a mark of selected items.
  public typealias MultiselectOptions = DeleteOptions

  /// The appearance of a button with a menu.
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions
}
