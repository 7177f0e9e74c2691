import Foundation
import HeadlessUIKit

// Other kinds of controllers and delegates, declared as in typical apps.

package class BaseCoordinator: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate,
  UISplitViewControllerDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
  UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
{
  let router: UINavigationController
  var pages: [UIViewController] = []

  package init(router: UINavigationController) { self.router = router }

  package func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  package func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  package func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  func share(_ item: Any, from view: UIView) {
    let activity = UIActivityViewController(activityItems: [item], applicationActivities: nil)
    activity.excludedActivityTypes = [.airDrop, .print]
    activity.popoverPresentationController?.sourceView = view
    activity.popoverPresentationController?.sourceRect = view.bounds
    activity.completionWithItemsHandler = { type, completed, items, error in _ = completed }
    router.present(activity, animated: true)
  }

  func popover(_ controller: UIViewController, from item: UIBarButtonItem) {
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.delegate = self
    controller.popoverPresentationController?.barButtonItem = item
    controller.popoverPresentationController?.permittedArrowDirections = .up
    if let sheet = controller.popoverPresentationController?.adaptiveSheetPresentationController {
      sheet.detents = [.medium(), .large()]
    }
    router.present(controller, animated: true)
  }
}

final class Split: UISplitViewController, UISplitViewControllerDelegate {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  init(primary: UIViewController, secondary: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [primary, secondary]
    preferredDisplayMode = .oneBesideSecondary
    delegate = self
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
}

final class Pages: UIPageViewController {
  init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class Table: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func reloadData() { super.reloadData() }
}

final class Application: UIApplication {}

final class Dimming: UIPresentationController {
  override var shouldRemovePresentersView: Bool { false }
  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in }, completion: nil)
  }
}

final class Container: UIViewController {
  private var current: UIViewController?
  override var childForStatusBarStyle: UIViewController? { current }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  func show(_ child: UIViewController) {
    let old = current
    current = child
    addChild(child)
    guard let old = old else {
      view.addSubview(child.view)
      child.view.frame = view.bounds
      child.didMove(toParent: self)
      return
    }
    old.willMove(toParent: nil)
    transition(from: old, to: child, duration: 0.25, options: [.curveEaseInOut], animations: nil) {
      _ in
      old.removeFromParent()
      child.didMove(toParent: self)
    }
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: WindowCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    coordinator = WindowCoordinator(window: window)
    coordinator?.start()
    if let context = connectionOptions.urlContexts.first { coordinator?.open(context.url) }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let url = URLContexts.first?.url else { return }
    coordinator?.open(url)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = userActivity.webpageURL
    else { return }
    coordinator?.open(url)
  }
}

package final class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  package func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

extension UIApplication {
  var topViewController: UIViewController? {
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    var top = scenes.flatMap { $0.windows }.first { $0.isKeyWindow }?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return (top as? UINavigationController)?.visibleViewController ?? top
  }
}

private var coordinatorKey: UInt8 = 0

extension UIViewController {
  var coordinator: AnyObject? {
    get { objc_getAssociatedObject(self, &coordinatorKey) as AnyObject? }
    set { objc_setAssociatedObject(self, &coordinatorKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
