/// The whole app at one moment.
public nonisolated struct AppSnapshot: Sendable, Hashable, Codable {
  /// What a person sees.
  public let screen: ScreenSnapshot
  /// Each tab's own stack, from left to right; empty where there are no tabs.
  public let tabs: [TabSnapshot]
  /// What is presented, from the back to the front.
  public let presented: [PresentedSnapshot]
  /// The windows' hierarchies.
  public let windows: [ControllerSnapshot]
  /// The traits of the screen.
  public let traits: TraitSnapshot
  /// The coordinators that no other holds, usually the app's own alone, with their children within.
  public let coordinators: [CoordinatorSnapshot]
}

/// A tab and its stack.
public nonisolated struct TabSnapshot: Sendable, Hashable, Codable {
  /// What a person calls the tab.
  public let title: String
  /// Whether it is selected.
  public let isSelected: Bool
  /// The names of the screens on its stack, the root first.
  public let stack: [String]
  /// The paths of the panes beside the first, nil where it shows one.
  public let beside: [[String]]?
}

/// A presented controller and its stack.
public nonisolated struct PresentedSnapshot: Sendable, Hashable, Codable {
  /// How it is presented.
  public let style: ModalSnapshot.Style
  /// The names of the screens on its stack, the root first.
  public let stack: [String]
  /// The paths of the panes beside the first, nil where it shows one.
  public let beside: [[String]]?
}

/// A view controller with those inside it and in front of it.
public nonisolated struct ControllerSnapshot: Sendable, Hashable, Codable {
  /// The controller's number.
  public let number: Int
  /// The controller's class.
  public let type: String
  /// The controller's name as a screen.
  public let name: String
  /// The controllers in this container.
  public let children: [ControllerSnapshot]
  /// The controller presented from here: an array of one or none.
  public let presented: [ControllerSnapshot]
}

/// The traits that layout depends on.
public nonisolated struct TraitSnapshot: Sendable, Hashable, Codable {
  /// The room from side to side.
  public let width: DeviceSize
  /// The room from top to bottom.
  public let height: DeviceSize
  /// Whether the device is held sideways.
  public let isLandscape: Bool
}

/// A coordinator, its screens and its children.
public nonisolated struct CoordinatorSnapshot: Sendable, Hashable, Codable {
  /// The coordinator's class.
  public let type: String
  /// The screens that it is in charge of and no child is, the root first.
  public let screens: [String]
  /// Whether it is in charge of the visible screen.
  public let isInCharge: Bool
  /// Whether it was left behind: it is in charge of no screen any more.
  public let isLeftBehind: Bool
  /// The children, in the parent's order.
  public let children: [CoordinatorSnapshot]
}
