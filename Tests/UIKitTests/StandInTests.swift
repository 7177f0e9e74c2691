import AppDriver
import ObjectiveC
import SafariServices
import TestSupport
import Testing
import UIKit

private final class Delegate: UIResponder, UIApplicationDelegate, SFSafariViewControllerDelegate {
  var window: UIWindow?
  var makePage: ((URL) -> SFSafariViewController)?
  private(set) var isDone = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    guard let url = URL(string: "https://example.org/help") else { return false }
    let page = makePage?(url) ?? SFSafariViewController(url: url)
    if makePage == nil { page.delegate = self }
    root.present(page, animated: true)
    return true
  }

  func safariViewControllerDidFinish(_ controller: SFSafariViewController) { isDone = true }
}

private nonisolated(unsafe) var key = 0

@Suite(.serialized, .exclusive) struct `Stand-ins for other modules` {
  @Test func `a Safari view controller closes with Done and notifies its delegate`() async {
    let delegate = Delegate()
    let session = AppSession { _ in delegate }
    await session.launch()
    #expect(session.screen()?.stack == ["example.org"])
    #expect(session.screen()?.panes.first?.elements.first?.value == "https://example.org/help")
    #expect(await session.tap("Done").isDone)
    #expect(session.screen()?.modal == nil)
    #expect(delegate.isDone)
  }

  @Test func `a file that imports ObjectiveC alone can subclass NSObject`() {
    final class Child: PlainCoordinator {}
    let child = Child()
    child.start()
    let delegate: any PlainDelegate = child
    #expect(child.starts == 1 && child.isEqual(child))
    delegate.finish()
    #expect(child.starts == 0)
  }

  @Test func `B1: a Safari view controller calls the delegate that it stores`() async {
    final class Proxied: SFSafariViewController {
      func setProxy(_ proxy: any SFSafariViewControllerDelegate) { super.delegate = proxy }
      override weak var delegate: (any SFSafariViewControllerDelegate)? {
        get { nil }
        set {}
      }
    }
    let delegate = Delegate()
    delegate.makePage = { url in
      let page = Proxied(url: url)
      page.setProxy(delegate)
      return page
    }
    let session = AppSession { _ in delegate }
    await session.launch()
    #expect(await session.tap("Done").isDone)
    #expect(delegate.isDone)
  }

  @Test func `a Safari view controller's delegate that is freed causes a warning`() async {
    final class Listener: NSObject, SFSafariViewControllerDelegate {}
    let delegate = Delegate()
    delegate.makePage = { url in
      let page = SFSafariViewController(url: url)
      page.delegate = Listener()
      return page
    }
    let session = AppSession { _ in delegate }
    await session.launch()
    let warnings = session.events(in: 0..<session.eventCount).filter { $0.kind == .warning }
    #expect(warnings.count == 1)
    #expect(warnings.first?.detail?.contains("was freed: Listener") == true)
  }

  @Test func `an associated object is stored, returned and removed`() {
    let controller = UIViewController()
    objc_setAssociatedObject(controller, &key, NSString("kept"), .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(controller, &key) as? NSString == "kept")
    objc_removeAssociatedObjects(controller)
    #expect(objc_getAssociatedObject(controller, &key) == nil)
  }
}
