/// A snapshot of the whole app at a point in time.
public nonisolated struct AppSnapshot: Sendable, Hashable, Codable {
  /// The visible screen.
  public let screen: ScreenSnapshot
  /// The tabs from left to right, each with its own stack; empty if there are no tabs.
  public let tabs: [TabSnapshot]
  /// The presented controllers, from the back to the front.
  public let presented: [PresentedSnapshot]
  /// The root controllers of the windows, each with its hierarchy.
  public let windows: [ControllerSnapshot]
  /// The screen's traits.
  public let traits: TraitSnapshot
  /// The coordinators without a parent, each with its children.
  ///
  /// Usually, this is only the app's own coordinator.
  public let coordinators: [CoordinatorSnapshot]
}

/// A snapshot of a tab and its stack.
public nonisolated struct TabSnapshot: Sendable, Hashable, Codable {
  /// The tab's title.
  public let title: String
  /// The tab's badge; `nil` if it has none.
  public let badge: String?
  /// Whether the tab is selected.
  public let isSelected: Bool
  /// The names of the screens on the stack, starting with the root.
  public let stack: [String]
  /// The navigation paths of all panes except the first; `nil` if the tab shows only one pane.
  public let beside: [[String]]?
}

/// A snapshot of a presented controller and its stack.
public nonisolated struct PresentedSnapshot: Sendable, Hashable, Codable {
  /// The style in which the controller is presented.
  public let style: ModalSnapshot.Style
  /// The names of the screens on the stack, starting with the root.
  public let stack: [String]
  /// The navigation paths of all panes except the first; `nil` if the controller shows only one
  /// pane.
  public let beside: [[String]]?
}

/// A snapshot of a view controller, with the controllers that it contains and presents.
public nonisolated struct ControllerSnapshot: Sendable, Hashable, Codable {
  /// The controller's number.
  public let number: Int
  /// The controller's class.
  public let type: String
  /// The name of the controller's screen.
  public let name: String
  /// The controller's children.
  public let children: [ControllerSnapshot]
  /// The controller that this one presents, as an array with at most one element.
  public let presented: [ControllerSnapshot]
}

/// The traits that layout depends on.
public nonisolated struct TraitSnapshot: Sendable, Hashable, Codable {
  /// The width, as a size class.
  public let width: DeviceSize
  /// The height, as a size class.
  public let height: DeviceSize
  /// Whether the device is in landscape orientation.
  public let isLandscape: Bool

  package init(width: DeviceSize, height: DeviceSize, isLandscape: Bool) {
    self.width = width
    self.height = height
    self.isLandscape = isLandscape
  }
}
