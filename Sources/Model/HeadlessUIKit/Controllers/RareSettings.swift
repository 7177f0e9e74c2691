import Foundation

/// The properties of a view controller that few apps set; most are stored, but not used.
///
/// They are in an object of their own, which is created when one of them is first set, so that they
/// cost nothing when a controller is created.
final class RareSettings {
  var capturesStatusBarAppearance = false
  var providesContextTransitionStyle = false
  var restoresFocusAfterTransition = true
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var viewRespectsSystemMinimumLayoutMargins = true
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var focusGroupIdentifier: String?
  var interactionActivityTrackingBaseName: String?
  var editButton: UIBarButtonItem?
  var keyCommands: [UIKeyCommand]?
  /// What the controller's storyboard keeps with it.
  var scene: SceneInstance?
  /// The window that keeps the controller, its former root, with what the controller presents.
  var abandoningWindow = WeakLink<UIWindow>(nil)
  /// The scroll views that the controller has named for the bars at its edges.
  weak var topScrollView: UIScrollView?
  weak var bottomScrollView: UIScrollView?
  var nibName: String?
  var nibBundle: Bundle?
}

extension UIViewController {
  /// The properties that few apps set, created on first access.
  var rare: RareSettings {
    if let rareSettings { return rareSettings }
    let made = RareSettings()
    rareSettings = made
    return made
  }

  /// Creates the button that starts and stops editing.
  func makeEditButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    rare.editButton = button
    button.primaryAction = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return button
  }
}
