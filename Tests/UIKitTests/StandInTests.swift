import AppDriver
import ObjectiveC
import SafariServices
import TestSupport
import Testing
import UIKit

private final class Delegate: UIResponder, UIApplicationDelegate, SFSafariViewControllerDelegate {
  var window: UIWindow?
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
    let page = SFSafariViewController(url: url)
    page.delegate = self
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

  @Test func `an associated object is stored, returned and removed`() {
    let controller = UIViewController()
    objc_setAssociatedObject(controller, &key, NSString("kept"), .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(controller, &key) as? NSString == "kept")
    objc_removeAssociatedObjects(controller)
    #expect(objc_getAssociatedObject(controller, &key) == nil)
  }
}
