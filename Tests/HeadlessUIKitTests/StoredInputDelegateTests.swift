import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Subclasses of UIKit's other classes that override the property of a delegate.
  @Suite struct StoredInputDelegateTests {
    @Test func `B1: a search controller calls the updater that it stores`() {
      let app = App()
      let search = ProxiedSearch(searchResultsController: nil)
      let proxy = Updater(app.journal)
      search.setProxy(proxy)
      search.isActive = true
      #expect(search.searchResultsUpdater == nil)
      #expect(app.journal.lines == ["update"])
    }

    @Test func `B1: a navigation controller asks the delegate of the gesture that it stores`() {
      let app = App()
      let navigation = OtherGesture(rootViewController: app.screen("A"))
      navigation.pushViewController(app.screen("B"), animated: false)
      app.show(navigation)
      let proxy = Gate()
      navigation.setProxy(proxy)
      #expect(!navigation.allowsSwipeBack)
      proxy.isOpen = true
      #expect(navigation.allowsSwipeBack)
    }

    @Test func `B1: an application calls the delegate that it stores`() {
      let app = App()
      let application = ProxiedApplication()
      UIApplication.running = application
      let proxy = AppDelegate()
      proxy.journal = app.journal
      application.setProxy(proxy)
      application.enterBackground()
      #expect(application.delegate == nil)
      #expect(app.journal.lines == ["willResignActive", "didEnterBackground"])
    }

    @Test func `B1: a scene of the configuration's class calls the delegate that it stores`() {
      let app = App()
      let delegate = ProxiedSceneAppDelegate()
      let proxy = SceneProxy()
      proxy.journal = app.journal
      ProxiedScene.proxy = proxy
      UIApplication.launch(delegate: delegate, options: nil)
      #expect(UIApplication.shared.connectedScenes.first is ProxiedScene)
      UIApplication.shared.enterBackground()
      #expect(app.journal.lines == ["willConnect", "didEnterBackground"])
      ProxiedScene.proxy = nil
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .popover])
    func `B1: a sheet and a popover call the delegate that they store`(
      _ style: UIModalPresentationStyle
    ) {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let sheet = app.screen("B")
      sheet.modalPresentationStyle = .custom
      let transitioning = Presentation(style)
      let delegate = StyleListener()
      transitioning.delegate = delegate
      sheet.transitioningDelegate = transitioning
      root.present(sheet, animated: false)
      #expect(sheet.presentationController?.delegate == nil)
      #expect(delegate.notifications == 1)
    }
  }
}

private final class ProxiedSearch: UISearchController {
  func setProxy(_ proxy: any UISearchResultsUpdating) { super.searchResultsUpdater = proxy }
  override weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { nil }
    set {}
  }
}

private final class Updater: NSObject, UISearchResultsUpdating {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  func updateSearchResults(for searchController: UISearchController) { journal.note("update") }
}

private final class OtherGesture: UINavigationController {
  private let other = UIGestureRecognizer()
  func setProxy(_ proxy: any UIGestureRecognizerDelegate) {
    super.interactivePopGestureRecognizer?.delegate = proxy
  }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { other }
}

private final class Gate: NSObject, UIGestureRecognizerDelegate {
  var isOpen = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
}

private final class ProxiedApplication: UIApplication {
  func setProxy(_ proxy: any UIApplicationDelegate) { super.delegate = proxy }
  override weak var delegate: (any UIApplicationDelegate)? {
    get { nil }
    set {}
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var journal: Journal?
  func applicationWillResignActive(_ application: UIApplication) {
    journal?.note("willResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    journal?.note("didEnterBackground")
  }
}

private final class ProxiedScene: UIWindowScene {
  static var proxy: SceneProxy?
  override var delegate: (any UISceneDelegate)? {
    get { nil }
    set { super.delegate = Self.proxy ?? newValue }
  }
}

private final class SceneProxy: UIResponder, UISceneDelegate {
  var journal: Journal?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { journal?.note("willConnect") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal?.note("didEnterBackground") }
}

private final class IgnoredSceneDelegate: UIResponder, UISceneDelegate {}

private final class ProxiedSceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.sceneClass = ProxiedScene.self
    configuration.delegateClass = IgnoredSceneDelegate.self
    return configuration
  }
}

private final class StyleListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var notifications = 0
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { notifications += 1 }
}

private final class ProxiedSheet: UISheetPresentationController {
  func setProxy(_ proxy: any UIAdaptivePresentationControllerDelegate) { super.delegate = proxy }
  override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { nil }
    set {}
  }
}

private final class ProxiedPopover: UIPopoverPresentationController {
  func setProxy(_ proxy: any UIAdaptivePresentationControllerDelegate) { super.delegate = proxy }
  override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { nil }
    set {}
  }
}

private final class Presentation: NSObject, UIViewControllerTransitioningDelegate {
  let style: UIModalPresentationStyle
  var delegate: StyleListener?

  init(_ style: UIModalPresentationStyle) { self.style = style }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let delegate else { return nil }
    if style == .popover {
      let popover = ProxiedPopover(presentedViewController: presented, presenting: presenting)
      popover.sourceView = source.view
      popover.setProxy(delegate)
      return popover
    }
    let sheet = ProxiedSheet(presentedViewController: presented, presenting: presenting)
    sheet.setProxy(delegate)
    return sheet
  }
}
