import Foundation
import HeadlessUIKit
import Testing

private final class RecordingPresentationController: UIPresentationController {
  var calls: [String] = []
  override func presentationTransitionWillBegin() { calls.append("willPresent") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didPresent") }
  override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss") }
}

private final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    RecordingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

extension HeadlessUIKitTests {
  @Suite struct SurfaceTests {
    @Test
    func
      `a custom presentation controller's methods are called for its presentation and dismissal`()
    {
      let app = App()
      let delegate = CustomPresentation()
      let root = app.screen("A")
      app.show(root)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: false)
      let presentation = sheet.presentationController as? RecordingPresentationController
      #expect(presentation?.calls == ["willPresent", "didPresent"])
      root.dismiss(animated: false)
      #expect(
        presentation?.calls == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
      #expect(app.broken.isEmpty)
    }

    @Test func `the Back button runs the screen's backAction instead of going back`() {
      let app = App()
      let navigation = app.stack("A", "B")
      let top = navigation.viewControllers[1]
      var taps = 0
      top.navigationItem.backAction = UIAction { _ in taps += 1 }
      navigation.personGoesBack(to: navigation.viewControllers[0])
      app.settle()
      #expect(taps == 1 && navigation.viewControllers.count == 2)
      navigation.popViewController(animated: false)
      #expect(navigation.viewControllers.count == 1)
    }

    @Test func `a navigation bar's items are those of the stack`() {
      let app = App()
      let navigation = app.stack("A", "B")
      #expect(navigation.navigationBar.topItem?.title == "B")
      #expect(navigation.navigationBar.backItem?.title == "A")
      #expect(navigation.navigationBar.items?.count == 2)
      #expect(app.broken.isEmpty)
    }
  }
}
