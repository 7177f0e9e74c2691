/// The state of a view, by which its configurations are updated.
public protocol UIConfigurationState {
  /// Creates a state with the given traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own value in a configuration state.
public nonisolated struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The key as a string.
  public let rawValue: String
  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or footer, by which its configurations are updated.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the user can't use the view.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays at the edge while its section is scrolled.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell, by which its configurations are updated.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The part of a cell in a drag.
  ///
  /// - none: It isn't dragged.
  /// - lifting: It is about to be dragged.
  /// - dragging: It is dragged.
  public enum DragState: Hashable, Sendable { case none, lifting, dragging }
  /// The part of a cell in a drop.
  ///
  /// - none: Nothing is dragged over the list.
  /// - notTargeted: Something is dragged over other cells.
  /// - targeted: Something is dragged over the cell.
  public enum DropState: Hashable, Sendable { case none, notTargeted, targeted }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the user can't use the cell.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell stays at the edge while its section is scrolled.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the items below the cell in an outline are shown.
  public var isExpanded = false
  /// Whether the cell's swipe actions are shown.
  public var isSwiped = false
  /// Whether the user is moving the cell.
  public var isReordering = false
  /// The part of the cell in a drag; always `none`, because nothing can be dragged.
  public var cellDragState = DragState.none
  /// The part of the cell in a drop; always `none`, because nothing can be dragged.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the given traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
