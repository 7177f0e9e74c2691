import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct AdaptationTests {
    @Test func `a popover becomes a sheet in compact width and a popover again in regular width`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let popover = popover(app, on: root)
      #expect(popover.shownStyle == .pageSheet)
      resize(.regular)
      app.settle()
      #expect(popover.shownStyle == .popover)
      resize(.compact)
      app.settle()
      #expect(popover.shownStyle == .pageSheet)
      #expect(popover.personSwipesDown() == .dismissed)
      #expect(app.broken.isEmpty)
    }

    @Test func `a popover stays a popover if its delegate returns .none`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let delegate = PopoverDelegate(app.journal)
      delegate.style = .none
      let popover = popover(app, on: root, delegate)
      #expect(popover.shownStyle == .popover)
      #expect(
        app.journal.lines.filter { $0.hasPrefix("popover") } == [
          "popover style?", "popover prepare", "popover will present",
        ])
    }

    @Test func `a popover that adapts to full screen hides its presenter`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let delegate = PopoverDelegate(app.journal)
      delegate.style = .fullScreen
      _ = popover(app, on: root, delegate)
      #expect(app.journal.lines.contains("A.viewDidDisappear"))
      app.journal.clear()
      delegate.style = .none
      resize(.regular)
      app.settle()
      #expect(app.journal.lines.contains("A.viewDidAppear"))
      resize(.compact)
    }

    @Test func `a delegate may provide another controller for an adapted style`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let delegate = PopoverDelegate(app.journal)
      delegate.style = .fullScreen
      delegate.wraps = true
      let popover = popover(app, on: root, delegate)
      let wrapper = root.presentedViewController as? UINavigationController
      #expect(wrapper?.viewControllers == [popover])
      #expect(wrapper?.shownStyle == .fullScreen)
    }

    @Test func `a popover without an anchor is a fault in regular width`() {
      for isAnchored in [true, false] {
        let app = App()
        resize(.regular)
        let root = app.screen("A")
        app.show(root)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if isAnchored { sheet.popoverPresentationController?.sourceView = root.view }
        root.present(sheet, animated: true)
        app.settle()
        #expect(app.broken == (isAnchored ? [] : [.popoverNeedsAnchor]))
        resize(.compact)
      }
    }

    /// Apple's sample code presents a popover first and then sets its anchor.
    @Test(.bug(id: "U9"), arguments: [false, true])
    func `62: a popover's anchor may be set after the call that presents it`(isAnchored: Bool) {
      let app = App()
      resize(.regular)
      defer { resize(.compact) }
      let root = app.screen("A")
      app.show(root)
      let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
      root.present(sheet, animated: true)
      #expect(app.broken.isEmpty)
      if isAnchored { sheet.popoverPresentationController?.sourceView = root.view }
      app.settle()
      #expect(app.broken == (isAnchored ? [] : [.popoverNeedsAnchor]))
      guard !isAnchored else { return }
      let message = app.lastBreach?.detail ?? ""
      #expect(message.contains("UIAlertController \"Sort\""))
      #expect(message.contains("You must provide location information for this popover"))
    }

    @Test(.bug(id: "U9")) func `62: a popover's delegate may set the anchor while it prepares`() {
      let app = App()
      resize(.regular)
      defer { resize(.compact) }
      let root = app.screen("A")
      app.show(root)
      let popover = app.screen("B")
      popover.modalPresentationStyle = .popover
      let anchoring = Anchoring(root.view)
      popover.popoverPresentationController?.delegate = anchoring
      root.present(popover, animated: true)
      app.settle()
      #expect(app.broken.isEmpty && root.presentedViewController === popover)
    }

    @Test func `action sheets and activity view controllers have no popover on a phone`() {
      let app = App()
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let list = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
      #expect(sheet.popoverPresentationController == nil)
      #expect(list.popoverPresentationController == nil)
      #expect(list.sheetPresentationController != nil)
      _ = app.window
    }

    @Test func `the presentation controller before a presentation matches the style`() {
      let app = App()
      let screen = app.screen("A")
      let delegate = Delegate(app.journal)
      screen.presentationController?.delegate = delegate
      #expect(screen.presentationController is UISheetPresentationController)
      screen.modalPresentationStyle = .popover
      #expect(screen.popoverPresentationController?.delegate === delegate)
    }

    @Test func `a transitioning delegate provides the presentation controller and the animators`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let transitions = Transitions(app.journal)
      let sheet = app.screen("B")
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = transitions
      root.present(sheet, animated: true)
      app.settle()
      #expect(sheet.presentationController is Dimming)
      root.dismiss(animated: true)
      app.settle()
      #expect(
        app.journal.lines == [
          "presentation controller for B on A from A", "animator for B", "interaction",
          "will present", "B.viewWillAppear", "B.viewDidAppear", "did present",
          "animator for dismissed B", "will dismiss", "B.viewWillDisappear", "B.viewDidDisappear",
          "did dismiss",
        ])
    }

    @Test func `without animation, the transitioning delegate is not asked for animators`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let transitions = Transitions(app.journal)
      let sheet = app.screen("B")
      sheet.transitioningDelegate = transitions
      root.present(sheet, animated: false)
      root.dismiss(animated: false)
      #expect(!app.journal.lines.contains { $0.hasPrefix("animator") })
    }

    private func popover(
      _ app: borrowing App, on root: UIViewController, _ delegate: PopoverDelegate? = nil
    ) -> Screen {
      let popover = app.screen("P")
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.delegate = delegate
      popover.popoverPresentationController?.sourceView = root.view
      root.present(popover, animated: true)
      app.settle()
      return popover
    }
  }
}

private final class Anchoring: NSObject, UIPopoverPresentationControllerDelegate {
  private let anchor: UIView

  init(_ anchor: UIView) { self.anchor = anchor }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { popoverPresentationController.sourceView = anchor }
}

private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  let journal: Journal
  var style = UIModalPresentationStyle.automatic
  var wraps = false

  init(_ journal: Journal) { self.journal = journal }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    journal.note("popover style?")
    return style
  }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps
      ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { journal.note("popover will present") }
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
    journal.note("popover prepare")
  }
}

private final class Dimming: UIPresentationController {
  var journal: Journal?
  override func presentationTransitionWillBegin() { journal?.note("will present") }
  override func presentationTransitionDidEnd(_ completed: Bool) { journal?.note("did present") }
  override func dismissalTransitionWillBegin() { journal?.note("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { journal?.note("did dismiss") }
}

private final class ImmediateAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(true)
  }
}

private final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  let journal: Journal
  init(_ journal: Journal) { self.journal = journal }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator for \(presented.screenName)")
    return ImmediateAnimator()
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("animator for dismissed \(dismissed.screenName)")
    return nil
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("interaction")
    return nil
  }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    journal.note(
      "presentation controller for \(presented.screenName) on \(presenting?.screenName ?? "") "
        + "from \(source.screenName)")
    let controller = Dimming(presentedViewController: presented, presenting: presenting)
    controller.journal = journal
    return controller
  }
}
