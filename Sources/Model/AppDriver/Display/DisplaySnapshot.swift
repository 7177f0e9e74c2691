/// A snapshot of the device's display, with everything that a drawing needs.
///
/// It has more than a `ScreenSnapshot`, which is read after each action: what is behind the visible
/// screen, the bars, and how each element looks.
package nonisolated struct DisplaySnapshot: Sendable, Hashable {
  /// The width of the display in points, in its current orientation.
  package var width = 390.0
  /// The height of the display in points, in its current orientation.
  package var height = 844.0
  /// The traits that layout depends on.
  package var traits = TraitSnapshot(width: .compact, height: .regular, isLandscape: false)
  /// The layers from back to front.
  ///
  /// Only the first layer fills the display, unless what is behind a layer is seen through it.
  package var layers: [DisplayLayer]
}

/// A controller in front of others: the root controller of the window, or a presented one.
package nonisolated struct DisplayLayer: Sendable, Hashable {
  /// The way in which a layer covers what is behind it.
  package nonisolated enum Style: Sendable, Hashable {
    /// It fills the display.
    case full
    /// A sheet, whose height is a fraction of the largest one.
    case sheet(height: Double, hasGrabber: Bool)
    case popover
    case alert
    case actionSheet
  }

  /// The way in which the layer covers what is behind it.
  package var style = Style.full
  /// The number of the controller.
  package var controller = 0
  /// The number of screens on the stacks on the path to the visible screen; 1 if there are no
  /// stacks.
  package var depth = 1
  /// The bar above all panes, if they have one in common.
  package var bar: DisplayBar?
  /// The panes from left to right.
  package var panes: [DisplayPane]
  /// The tab bar; `nil` if there is none, or if it is hidden.
  package var tabs: TabBarSnapshot?
  /// The number of controllers on which the controller is presented, one on another; 0 for the
  /// root.
  package var level = 0
  /// Whether the layers behind are visible around the layer's content, though it fills the
  /// display.
  package var isSeenThrough = false
  /// Whether the panes are below each other rather than beside each other.
  package var stacksPanes = false
  /// The popover that the layer is in; `nil` if it isn't in one.
  package var popover: DisplayPopover?
  /// The size that the controller asks for; `nil` for the usual one.
  package var preferredSize: PreferredSize?
}

/// A navigation bar.
package nonisolated struct DisplayBar: Sendable, Hashable {
  /// The title; empty if there is none.
  package var title = ""
  /// Whether the title is shown in large letters below the bar.
  package var isLarge = false
  /// The line above the title; `nil` if there is none.
  package var prompt: String?
  /// The title of the Back button; `nil` if there is no Back button.
  package var back: String?
  /// The buttons at the left.
  package var leading: [DisplayElement] = []
  /// The buttons at the right, in the order in which they are shown.
  package var trailing: [DisplayElement] = []
  /// The elements of the title view, in place of the title.
  package var titleView: [DisplayElement] = []
  /// The elements below the title, such as a search field.
  package var accessories: [DisplayElement] = []
}

/// A pane of a layer, with the content of one view controller.
package nonisolated struct DisplayPane: Sendable, Hashable {
  /// The number of the view controller, as in an `ElementTarget`.
  package var controller: Int
  /// The title that the user sees if there is a bar, or else the name of the screen.
  ///
  /// For an alert, it is the alert's title.
  package var title: String
  /// The width in points; `nil` for an equal share of the rest.
  package var width: Double?
  /// The navigation bar; `nil` if there is none, or if it is hidden.
  package var bar: DisplayBar?
  /// The elements from top to bottom, without those of the bars.
  ///
  /// A control inside a row follows its row.
  package var elements: [DisplayElement]
  /// The number of rows that were left out before the first row in `elements`.
  package var rowsBefore: Int
  /// The number of rows that were left out after the last row in `elements`.
  package var rowsAfter: Int
  /// The items of the toolbar at the bottom; empty if there is none, or if it is hidden.
  package var toolbar: [DisplayElement]
  /// The dots at the bottom, if the pane is one of several pages.
  package var dots: PageDots?
  /// The form of the table in the pane if there are no rows, each of which would say it.
  package var emptyList: RowLook.List

  /// Creates a pane from its parts.
  package init(
    controller: Int = 0, title: String = "", width: Double? = nil, bar: DisplayBar? = nil,
    elements: [DisplayElement] = [], rowsBefore: Int = 0, rowsAfter: Int = 0,
    toolbar: [DisplayElement] = [], dots: PageDots? = nil, emptyList: RowLook.List = .plain
  ) {
    self.emptyList = emptyList
    self.controller = controller
    self.dots = dots
    self.title = title
    self.width = width
    self.bar = bar
    self.elements = elements
    self.rowsBefore = rowsBefore
    self.rowsAfter = rowsAfter
    self.toolbar = toolbar
  }
}

/// An element on the display, with its look.
package nonisolated struct DisplayElement: Sendable, Hashable {
  /// The element, as in a `ScreenSnapshot`.
  package var element: ElementSnapshot
  /// The look.
  package var look: ElementLook
  /// The elements of the menu that the element opens.
  ///
  /// A button that does nothing else isn't itself an element of the screen, so its index is -1.
  package var menu: [ElementSnapshot]
  /// The columns in which the element is, from the outermost horizontal stack to the innermost one.
  package var columns: [StackColumn]

  /// Creates an element from its parts.
  package init(
    _ element: ElementSnapshot, look: ElementLook = .standard, menu: [ElementSnapshot] = [],
    columns: [StackColumn] = []
  ) {
    self.columns = columns
    self.element = element
    self.look = look
    self.menu = menu
  }

  /// Returns whether the user uses this element, or opens its menu, to use an element of the pane.
  package func leads(to target: ElementTarget) -> Bool {
    element.isAt(target) || menu.contains { $0.isAt(target) }
  }
}

/// The look of an element, beyond what its kind determines.
package nonisolated enum ElementLook: Sendable, Hashable {
  /// As usual for an element of its kind.
  case standard
  /// A text of at most a number of lines.
  case label(lines: Int)
  /// A slider, whose thumb is at a fraction of its length, with the values at its ends.
  case slider(Double, from: Double = 0, to: Double = 1)
  case stepper
  /// A segmented control.
  case segments
  /// A button that opens a menu of options.
  case menu
  /// A wheel of options or dates.
  case wheel
  /// A button with a date or time.
  case date
  /// An image, whose name is the element's label.
  case image
  /// A progress bar, which is filled to a fraction.
  case progress(Double)
  /// A spinning activity indicator.
  case spinner
  /// The dots of a page control.
  case pages(count: Int, current: Int)
  /// A text view of several lines.
  case textView
  /// The footer of a section.
  case footer
  case row(RowLook)
  case button(ButtonLook)
  /// The button at the right of a row that shows more about it.
  case info
}

/// The look of a row.
package nonisolated struct RowLook: Sendable, Hashable {
  /// An accessory at the right edge of a row.
  package nonisolated enum Accessory: Sendable, Hashable {
    case none, chevron, checkmark, info
  }

  /// A style in which the list around a row shows its sections.
  package nonisolated enum List: Sendable, Hashable {
    case plain
    /// As groups on a gray background: with margins, and round corners, if they are inset.
    case grouped(isInset: Bool)
  }

  /// The accessory at the right edge.
  package var accessory: Accessory
  /// Whether the detail is below the title rather than at the right edge.
  package var hasSubtitle: Bool
  /// The name of the image at the left edge; `nil` if there is none.
  package var image: String?
  /// The number of columns of the grid that the row is an item of; 1 for a list.
  package var columns: Int
  /// Whether the row starts a section, of the table or grid.
  package var startsSection: Bool
  /// Whether the row shows its title, which otherwise is only the name of the control inside it.
  package var hasTitle: Bool
  /// Whether the title is a label in a narrow column at the left, and the detail is beside it.
  package var hasLabelColumn: Bool
  /// The style in which the list shows its sections.
  package var list: List

  /// Creates a look from its parts.
  package init(
    accessory: Accessory = .none, hasSubtitle: Bool = false, image: String? = nil,
    columns: Int = 1, startsSection: Bool = false, hasTitle: Bool = true,
    hasLabelColumn: Bool = false, list: List = .plain
  ) {
    self.hasLabelColumn = hasLabelColumn
    self.list = list
    self.accessory = accessory
    self.hasSubtitle = hasSubtitle
    self.image = image
    self.columns = columns
    self.startsSection = startsSection
    self.hasTitle = hasTitle
  }
}
