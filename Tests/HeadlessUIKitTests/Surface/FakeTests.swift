import Foundation
import HeadlessUIKit
import Testing

/// A controller that pretends to be in any situation, as fakes in unit tests do.
private final class Fake: UIViewController {
  var fakePresented: UIViewController?
  var fakePresenting: UIViewController?
  var fakeNavigation: UINavigationController?
  var fakeTabs: UITabBarController?
  var fakeSplit: UISplitViewController?
  var fakePresentation: UIPresentationController?
  var loads = 0
  var traitChildren: [UIViewController] = []

  override var presentedViewController: UIViewController? { fakePresented }
  override var presentingViewController: UIViewController? { fakePresenting }
  override var isBeingDismissed: Bool { true }
  override var isBeingPresented: Bool { true }
  override var isMovingToParent: Bool { true }
  override var isMovingFromParent: Bool { true }
  override var navigationController: UINavigationController? { fakeNavigation }
  override var tabBarController: UITabBarController? { fakeTabs }
  override var splitViewController: UISplitViewController? { fakeSplit }
  override var presentationController: UIPresentationController? { fakePresentation }
  override var popoverPresentationController: UIPopoverPresentationController? { nil }
  override var sheetPresentationController: UISheetPresentationController? { nil }
  override var isViewLoaded: Bool { true }
  override var viewIfLoaded: UIView? { nil }
  override func loadViewIfNeeded() {
    loads += 1
    super.loadViewIfNeeded()
  }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    traitChildren.append(childViewController)
    super.setOverrideTraitCollection(collection, forChild: childViewController)
  }
}

private final class FakeBarNavigation: UINavigationController {
  let fakeBar = UINavigationBar()
  override var navigationBar: UINavigationBar { fakeBar }
}

private final class FakeApplication: UIApplication {
  override var connectedScenes: Set<UIScene> { [] }
}

private final class PlainDelegate: UISplitViewControllerDelegate {
  var collapses = 0
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { collapses += 1 }
}

private final class FakeView: UIView {
  var layouts = 0
  override func layoutSublayers(of layer: CALayer) { layouts += 1 }
}

private final class FakeCell: UITableViewCell {
  override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool { false }
  override func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

private final class FakeField: UITextField {
  override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 7 }
}

private final class FakeTextView: UITextView {
  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
}

private final class FakeContent: UIListContentView {
  override func supports(_ configuration: any UIContentConfiguration) -> Bool { false }
}

extension HeadlessUIKitTests {
  @Suite struct FakeTests {
    @Test func `a view's subclass overrides what the view implements of a protocol`() {
      let view = FakeView()
      let layerDelegate: any CALayerDelegate = view
      layerDelegate.layoutSublayers(of: view.layer)
      #expect(view.layouts == 1)
      let gestureDelegate: any UIGestureRecognizerDelegate = FakeCell()
      let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
      #expect(!gestureDelegate.gestureRecognizerShouldBegin(tap))
      #expect(gestureDelegate.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
      #expect(!gestureDelegate.gestureRecognizer(tap, shouldRequireFailureOf: pan))
      let field: any UITextInput = FakeField()
      #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 7)
      let text: any UITextInput = FakeTextView()
      #expect(text.position(from: text.beginningOfDocument, offset: 0) == nil)
      let content: any UIContentView = FakeContent(configuration: .cell())
      #expect(!content.supports(content.configuration))
    }

    @Test("a fake in a unit test overrides where a controller is and what it presents")
    func overridesRelations() {
      let app = App()
      let fake = Fake()
      let other = UIViewController()
      fake.fakePresented = other
      fake.fakePresenting = other
      fake.fakeNavigation = UINavigationController()
      fake.fakeTabs = UITabBarController()
      fake.fakeSplit = UISplitViewController(style: .doubleColumn)
      fake.fakePresentation = UIPresentationController(
        presentedViewController: fake, presenting: other)
      let plain: UIViewController = fake
      #expect(plain.presentedViewController === other)
      #expect(plain.presentingViewController === other)
      #expect(plain.navigationController === fake.fakeNavigation)
      #expect(plain.tabBarController === fake.fakeTabs)
      #expect(plain.splitViewController === fake.fakeSplit)
      #expect(plain.presentationController === fake.fakePresentation)
      #expect(plain.isBeingDismissed && plain.isBeingPresented)
      #expect(plain.isMovingToParent && plain.isMovingFromParent)
      #expect(plain.isViewLoaded && plain.viewIfLoaded == nil)
      #expect(plain.popoverPresentationController == nil)
      #expect(plain.sheetPresentationController == nil)
      plain.setOverrideTraitCollection(UITraitCollection(), forChild: other)
      #expect(fake.traitChildren == [other])
      #expect(app.broken.isEmpty)
    }

    @Test("UIKit doesn't believe what a fake says: it presents and dismisses as it is")
    func modelIgnoresFakes() {
      let app = App()
      let fake = Fake()
      app.show(fake)
      let sheet = app.screen("sheet")
      fake.present(sheet, animated: false)
      #expect(sheet.presentingViewController === fake)
      #expect(app.window.frontmost === sheet)
      fake.dismiss(animated: false)
      #expect(app.window.frontmost === fake)
      #expect(app.broken.isEmpty)
    }

    @Test("an overridden loadViewIfNeeded receives the app's calls, not UIKit's loading")
    func loadViewIfNeeded() {
      let app = App()
      let fake = Fake()
      app.show(fake)
      #expect(fake.loads == 0)
      fake.loadViewIfNeeded()
      #expect(fake.loads == 1)
      #expect(app.broken.isEmpty)
    }

    @Test("a navigation controller's bar and the application's scenes can be overridden")
    func bars() {
      let app = App()
      let navigation = FakeBarNavigation()
      let plain: UINavigationController = navigation
      #expect(plain.navigationBar === navigation.fakeBar)
      let application: UIApplication = FakeApplication()
      #expect(application.connectedScenes.isEmpty)
      #expect(app.broken.isEmpty)
    }

    @Test("a split view controller's delegate needn't be an NSObject")
    func plainDelegate() {
      let app = App()
      let delegate = PlainDelegate()
      let split = UISplitViewController(style: .doubleColumn)
      split.delegate = delegate
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      app.show(split)
      #expect(delegate.collapses == 1)
    }
  }
}
