extension UIViewController {
  /// The earlier name of `children`.
  @available(swift, deprecated: 4.2, renamed: "children")
  public final var childViewControllers: [UIViewController] { children }

  /// The earlier name of `addChild(_:)`.
  @available(swift, deprecated: 4.2, renamed: "addChild(_:)")
  public final func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// The earlier name of `removeFromParent()`.
  @available(swift, deprecated: 4.2, renamed: "removeFromParent()")
  public final func removeFromParentViewController() { removeFromParent() }

  /// The earlier name of `willMove(toParent:)`.
  @available(swift, deprecated: 4.2, renamed: "willMove(toParent:)")
  @_disfavoredOverload
  public final func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The earlier name of `didMove(toParent:)`.
  @available(swift, deprecated: 4.2, renamed: "didMove(toParent:)")
  @_disfavoredOverload
  public final func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
