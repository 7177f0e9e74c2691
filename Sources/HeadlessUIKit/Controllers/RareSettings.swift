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

  nonisolated deinit {}
}
