import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A screen with the app's own gesture recognizers, which records their calls.
private final class Canvas: UIViewController {
  var calls: [String] = []

  func add<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> Gesture {
    gesture.addTarget(self, action: Selector("made(_:)", Canvas.made(_:)))
    view.addGestureRecognizer(gesture)
    return gesture
  }

  func made(_ gesture: UIGestureRecognizer) {
    calls.append("\(type(of: gesture)) \(gesture.state)")
    if let swipe = gesture as? UISwipeGestureRecognizer, swipe.direction == .down {
      dismiss(animated: true)
    }
  }
}

/// What an app writes to decide by the direction whether its pan begins.
private final class Horizontal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let moved = pan.translation(in: pan.view)
    return abs(moved.x) > abs(moved.y) && pan.velocity(in: pan.view).x > 0
  }
}

@Suite(.serialized, .exclusive) struct OwnGestureTests {
  private func session(_ root: @escaping () -> UIViewController) async -> AppSession {
    let session = AppSession.fixture(root: root)
    await session.launch()
    return session
  }

  @Test func `UIKit's own swipe goes back if it may, otherwise the app's recognizer gets it`() async
  {
    let canvas = Canvas()
    let edge = canvas.add(UIScreenEdgePanGestureRecognizer())
    edge.edges = .left
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), canvas]
    let session = await session { navigation }
    #expect(session.screen()?.back?.canSwipe == true)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    #expect(session.screen()?.back?.canSwipe == true)
    #expect(await session.perform(.swipeBack(letGo: false)).isDone)
    let drag = ["began", "changed", "changed", "ended"].map {
      "UIScreenEdgePanGestureRecognizer \($0)"
    }
    #expect(canvas.calls == drag && navigation.viewControllers.count == 2)
    #expect(await session.perform(.swipeBack(letGo: true)).isDone)
    #expect(canvas.calls == drag + drag)
    edge.isEnabled = false
    #expect(session.screen()?.back?.canSwipe == false)
    #expect(await session.perform(.swipeBack(letGo: false)).result == .refused(.noSwipeBack))
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    edge.isEnabled = true
    #expect(await session.perform(.swipeBack(letGo: false)).isDone)
    #expect(canvas.calls.count == 8 && navigation.viewControllers.count == 1)
  }

  @Test func `a pan over the whole screen takes a swipe from the edge if its delegate lets it`()
    async
  {
    let (canvas, gate) = (Canvas(), Horizontal())
    canvas.add(UIPanGestureRecognizer()).delegate = gate
    let session = await session { canvas }
    #expect(
      session.screen()?.back.map { $0.below.isEmpty && !$0.hasButton && $0.canSwipe } == true)
    #expect(session.pageTurns == (false, true))
    #expect(await session.perform(.swipeBack(letGo: false)).isDone)
    #expect(canvas.calls.last == "UIPanGestureRecognizer ended")
    #expect(await session.perform(.turnPage(forward: true)).result == .refused(.noSuchPage))
    #expect(await session.perform(.turnPage(forward: false)).isDone)
    #expect(await session.perform(.back(steps: 1)).result == .refused(.noWayBack))
  }

  @Test func `a recognizer of a card, of an item, or of a view that ignores touches isn't reached`()
    async
  {
    let canvas = Canvas()
    let (card, image) = (UIView(), UIImageView())
    for view in [card, image] { canvas.view.addSubview(view) }
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: canvas, action: Selector("made(_:)", Canvas.made(_:))))
    image.addGestureRecognizer(
      UISwipeGestureRecognizer(target: canvas, action: Selector("made(_:)", Canvas.made(_:))))
    let session = await session { canvas }
    #expect(session.screen()?.back == nil && session.pageTurns == (false, false))
    #expect(await session.perform(.swipeBack(letGo: false)).result == .refused(.nothingBelow))
    #expect(await session.perform(.turnPage(forward: true)).result == .refused(.noPages))
    image.isUserInteractionEnabled = true
    #expect(await session.perform(.turnPage(forward: false)).isDone)
    #expect(canvas.calls == ["UISwipeGestureRecognizer ended"])
  }

  @Test func `swipe recognizers turn pages where there is no page view controller`() async {
    let canvas = Canvas()
    canvas.add(UISwipeGestureRecognizer()).direction = .left
    let session = await session { UINavigationController(rootViewController: canvas) }
    #expect(session.pageTurns == (true, false))
    #expect(await session.perform(.turnPage(forward: true)).isDone)
    #expect(canvas.calls == ["UISwipeGestureRecognizer ended"])
    #expect(await session.perform(.turnPage(forward: false)).result == .refused(.noSuchPage))
  }

  @Test func `a cover with a recognizer of its own is swiped down`() async {
    let root = UIViewController()
    let session = await session { root }
    for style in [UIModalPresentationStyle.fullScreen, .custom] {
      let canvas = Canvas()
      canvas.modalPresentationStyle = style
      root.present(canvas, animated: false)
      #expect(session.screen()?.modal?.canBeSwiped == false)
      #expect(await session.perform(.swipeDown).result == .refused(.noSheet))
      canvas.add(UISwipeGestureRecognizer()).direction = .down
      #expect(session.screen()?.modal?.canBeSwiped == true)
      #expect(await session.perform(.swipeDownHalfway).result == .refused(.noSheet))
      #expect(await session.perform(.swipeDown).isDone)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a pan in the container of a custom presentation is reached, a sheet stays UIKit's`()
    async
  {
    let root = UIViewController()
    let session = await session { root }
    let cover = Canvas()
    cover.modalPresentationStyle = .custom
    root.present(cover, animated: false)
    let pan = UIPanGestureRecognizer(
      target: cover, action: Selector("made(_:)", Canvas.made(_:)))
    cover.presentationController?.containerView?.addGestureRecognizer(pan)
    #expect(await session.perform(.swipeDownHalfway).isDone)
    #expect(cover.calls.last == "UIPanGestureRecognizer ended")
    root.dismiss(animated: false)
    let sheet = Canvas()
    _ = sheet.add(UIPanGestureRecognizer())
    root.present(sheet, animated: false)
    #expect(await session.perform(.swipeDown).isDone)
    #expect(sheet.calls.isEmpty && root.presentedViewController == nil)
  }
}
