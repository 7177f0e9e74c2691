import HeadlessUIKit

/// Finds an app's coordinators, whichever way it knows of them.
protocol CoordinatorTree {
  /// The classes of the coordinators on the way to the one in charge of a screen, the app's first;
  /// none where no coordinator is in charge.
  func path(to standing: Standing) -> [String]

  /// The coordinators that have a controller for their own, though it doesn't refer to them.
  func holders(of controller: UIViewController) -> [AnyObject]

  /// The coordinators as values.
  ///
  /// - Parameters:
  ///   - visible: the visible controller and those that it stands on.
  ///   - screens: the screens to be listed, each with its own such list.
  ///   - leftBehind: the coordinators that were found to be left behind.
  /// - Returns: the coordinators that no other holds, with their children within.
  func snapshots(
    visible: Standing, screens: [(name: String, standing: Standing)],
    leftBehind: Set<ObjectIdentifier>
  ) -> [CoordinatorSnapshot]
}
