/// The whole app at a point in time.
public nonisolated struct AppSnapshot: Sendable, Hashable, Codable {
  /// The visible screen.
  public let screen: ScreenSnapshot
  /// Each tab with its own stack, from left to right; empty if there are no tabs.
  public let tabs: [TabSnapshot]
  /// The presented controllers, from the back to the front.
  public let presented: [PresentedSnapshot]
  /// The windows' hierarchies.
  public let windows: [ControllerSnapshot]
  /// The traits of the screen.
  public let traits: TraitSnapshot
  /// The coordinators without a parent (usually only the app's own), with their children nested.
  public let coordinators: [CoordinatorSnapshot]
}

/// A tab and its stack.
public nonisolated struct TabSnapshot: Sendable, Hashable, Codable {
  /// The title of the tab.
  public let title: String
  /// Whether it is selected.
  public let isSelected: Bool
  /// The names of the screens on its stack, the root first.
  public let stack: [String]
  /// The paths of the panes after the first; nil if the tab shows one pane.
  public let beside: [[String]]?
}

/// A presented controller and its stack.
public nonisolated struct PresentedSnapshot: Sendable, Hashable, Codable {
  /// How it is presented.
  public let style: ModalSnapshot.Style
  /// The names of the screens on its stack, the root first.
  public let stack: [String]
  /// The paths of the panes after the first; nil if the controller shows one pane.
  public let beside: [[String]]?
}

/// A view controller with the controllers that it contains and presents.
public nonisolated struct ControllerSnapshot: Sendable, Hashable, Codable {
  /// The controller's number.
  public let number: Int
  /// The controller's class.
  public let type: String
  /// The controller's name as a screen.
  public let name: String
  /// The child controllers of this container.
  public let children: [ControllerSnapshot]
  /// The controller presented by this one: an array with at most one element.
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
}

/// A coordinator, its screens and its children.
public nonisolated struct CoordinatorSnapshot: Sendable, Hashable, Codable {
  /// The coordinator's class.
  public let type: String
  /// The screens that this coordinator, and no child of it, is in charge of; the root first.
  public let screens: [String]
  /// Whether it is in charge of the visible screen.
  public let isInCharge: Bool
  /// Whether it was left behind: it is no longer in charge of any screen.
  public let isLeftBehind: Bool
  /// The children, in the parent's order.
  public let children: [CoordinatorSnapshot]
}
