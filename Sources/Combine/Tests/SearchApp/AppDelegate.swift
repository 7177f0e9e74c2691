import CombinePublishers
public import UIKit

/// The delegate of an app with a list of screens.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The events in the app.
  let messages = PassthroughSubject<String, Never>()
  /// The app's window.
  public var window: UIWindow?

  private final class ListViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for kind in SearchViewController.Kind.allCases {
        let action = UIAction(title: kind.rawValue) { [weak self] _ in
          self?.navigationController?.pushViewController(
            SearchViewController(kind), animated: true)
        }
        view.addSubview(UIButton(primaryAction: action))
      }
    }
  }

  /// Shows the list.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let list = ListViewController()
    list.title = "List"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: list)
    window?.makeKeyAndVisible()
    return true
  }
}
