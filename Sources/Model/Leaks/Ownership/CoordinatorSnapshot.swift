/// A snapshot of a coordinator, its screens, and its children.
public nonisolated struct CoordinatorSnapshot: Sendable, Hashable, Codable {
  /// The coordinator's class.
  public let type: String
  /// The names of the screens that the coordinator itself, rather than one of its children, is in
  /// charge of.
  ///
  /// The root comes first.
  public let screens: [String]
  /// The classes of the view controllers of these screens, in the same order.
  public let screenTypes: [String]
  /// Whether the coordinator is in charge of the visible screen.
  public let isInCharge: Bool
  /// Whether the coordinator has leaked.
  ///
  /// A leaked coordinator is still alive, although it is no longer in charge of any screen.
  public let isLeftBehind: Bool
  /// The coordinator's children, in the order in which the coordinator stores them.
  public let children: [CoordinatorSnapshot]
}
