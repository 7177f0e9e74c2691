import Foundation
import HeadlessUIKit
import Testing

// Declarations as in existing apps. They must compile without changes.

private final class PlainScreen: UIViewController {
  private let text: String
  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class BareScreen: UIViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class ConvenientScreen: UIViewController {
  var model = 0
  convenience init() { self.init(nibName: nil, bundle: nil) }
  convenience init(model: Int) {
    self.init()
    self.model = model
  }
}

private final class InheritingScreen: UIViewController { var model: Int? }

private final class OverridingScreen: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    commonInit()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }
  private func commonInit() { modalPresentationStyle = .fullScreen }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override var title: String? { didSet { navigationItem.title = title } }
  override func loadView() { view = UIView() }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
}

private class Navigation: UINavigationController, UIGestureRecognizerDelegate {
  private var duringPush = false
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    navigationBar.prefersLargeTitles = true
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    duringPush = true
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var viewControllers: [UIViewController] { didSet { duringPush = false } }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && !duringPush
  }
}

private final class BarNavigation: UINavigationController {
  convenience init() {
    self.init(navigationBarClass: UINavigationBar.self, toolbarClass: nil)
  }
}

private final class InheritingNavigation: UINavigationController {}

private final class Tabs: UITabBarController, UITabBarControllerDelegate {
  init(tabs: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = tabs
    delegate = self
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var selectedIndex: Int { didSet { title = "\(selectedIndex)" } }
  override var selectedViewController: UIViewController? { didSet { title = nil } }
}

private final class ConvenientTabs: UITabBarController {
  convenience init(count: Int) { self.init() }
}

private final class Table: UITableViewController {
  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
}

private final class OverridingTable: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class InheritingTable: UITableViewController {}

private final class Cell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Alert: UIAlertController {
  convenience init(error: any Error) {
    self.init(title: "Error", message: "\(error)", preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
  }
}

private final class Window: UIWindow {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Label: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Coordinator: NSObject, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  let window: UIWindow
  let navigationController: UINavigationController

  init(
    window: UIWindow = UIWindow(frame: UIScreen.main.bounds),
    navigationController: UINavigationController = UINavigationController()
  ) {
    self.window = window
    self.navigationController = navigationController
    super.init()
    navigationController.delegate = self
    navigationController.presentationController?.delegate = self
  }

  func start() {
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    navigationController.popToRootViewController(animated: true)
    navigationController.popViewController(animated: false)
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { _ in }
    navigationController.transitionCoordinator?.animate(
      alongsideTransition: { context in _ = context.isCancelled }, completion: nil)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
  }
}

private class SilentBase: NSObject, UINavigationControllerDelegate {}

private final class Listener: SilentBase {
  var calls = 0
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { calls += 1 }
}

extension HeadlessUIKitTests {
  @Suite struct DeclarationTests {
    /// Unlike Objective-C, Swift calls the method only if the conforming class declares it.
    @Test func `a delegate method that is only in a subclass of the conforming class isn't called`()
    {
      let app = App()
      let listener = Listener()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.delegate = listener
      app.show(navigation)
      #expect(listener.calls == 0)
    }

    @Test func `declarations from existing apps compile and can be used`() {
      let app = App()
      let screens: [UIViewController] = [
        PlainScreen(text: "1"), BareScreen(), ConvenientScreen(), ConvenientScreen(model: 1),
        InheritingScreen(), InheritingScreen(nibName: nil, bundle: nil), OverridingScreen(),
        UIViewController(), UINavigationController(), Navigation(), BarNavigation(),
        Navigation(rootViewController: UIViewController()), InheritingNavigation(),
        InheritingNavigation(rootViewController: UIViewController()), UITabBarController(),
        Tabs(tabs: [UIViewController()]), ConvenientTabs(count: 1), Table(),
        OverridingTable(style: .grouped), InheritingTable(style: .plain), InheritingTable(),
        UITableViewController(), Alert(error: CancellationError()),
        Alert(title: nil, message: nil, preferredStyle: .alert), UIAlertController(),
      ]
      let numbers = Set(screens.map(\.number))
      #expect(numbers.count == screens.count)
      let views: [UIView] = [
        UIView(), UIWindow(), UIWindow(frame: .zero), Window(frame: .zero), Label(),
        Label(frame: .zero), UILabel(), UITextField(),
        Cell(style: .default, reuseIdentifier: nil), UITableView(frame: .zero, style: .plain),
      ]
      #expect(views.allSatisfy { $0.superview == nil })
      let items: [UIBarItem] = [
        UIBarButtonItem(), UIBarButtonItem(title: "A"), UITabBarItem(),
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
        UIBarButtonItem(customView: UIView()),
        UITabBarItem(title: "A", image: nil, tag: 0),
        UITabBarItem(title: "A", image: UIImage(named: "a"), selectedImage: nil),
      ]
      #expect(items.allSatisfy { $0.isEnabled })
      Coordinator().start()
      #expect(app.broken.isEmpty)
    }
  }
}
