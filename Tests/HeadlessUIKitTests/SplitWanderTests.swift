import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Changes of a split view and its columns in a random order.
  @Suite struct SplitWanderTests {
    @Test(arguments: 1...60)
    func `whatever the app does with the columns, each screen is in one place`(seed: Int) {
      let app = App()
      var random = Random(state: UInt64(seed))
      let split = UISplitViewController(style: seed % 2 == 0 ? .doubleColumn : .tripleColumn)
      let columns: [UISplitViewController.Column] =
        seed % 2 == 0 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
      var count = 0
      var all: [UIViewController] = []
      func screen() -> UIViewController {
        count += 1
        all.append(Screen("\(count)", app.journal))
        return all[count - 1]
      }
      var navigations = columns.map { _ in UINavigationController(rootViewController: screen()) }
      for (column, navigation) in zip(columns, navigations) {
        split.setViewController(navigation, for: column)
      }
      app.show(split)
      var steps: [String] = []
      var root = "1"
      for _ in 1...40 {
        let place = Int(random.next() % UInt64(columns.count))
        let column = columns[place]
        let step = random.next() % 16
        steps.append("\(step) \(place)")
        switch step {
        case 0, 1: split.show(column)
        case 2: split.hide(column)
        case 3: navigations[place].pushViewController(screen(), animated: place == 0)
        case 4: navigations[0].popViewController(animated: true)
        case 5: navigations[0].popToRootViewController(animated: false)
        case 6: navigations[0].personSwipesBack(letsGo: place > 0)
        case 7: split.setViewController(screen(), for: .secondary)
        case 8 where place > 0:
          navigations[place] = UINavigationController()
          if count % 2 == 0 { navigations[place].viewControllers = [screen(), screen()] }
          split.setViewController(navigations[place], for: column)
        case 9 where place > 0:
          navigations[place].setViewControllers([screen()], animated: false)
        case 9 where random.next() % 4 == 0:
          navigations[0] = UINavigationController(rootViewController: screen())
          root = "\(count)"
          split.setViewController(navigations[0], for: .primary)
        case 10:
          split.showDetailViewController(screen(), sender: nil)
        case 12, 13:
          let seen = split.viewControllers.compactMap { $0 as? UINavigationController }
          let screens = seen.flatMap(\.unfoldedStack)
          guard let any = screens.randomElement(using: &random), any.title != root else { break }
          split.setViewController(
            any, for: split.style == .doubleColumn ? .secondary : columns[max(place, 1)])
        case 11: resize(place == 0 ? .regular : .compact)
        default: app.settle()
        }
        if let secondary = split.viewControllers.last as? UINavigationController,
          !split.isCollapsed
        {
          navigations[columns.count - 1] = secondary
        }
      }
      app.settle()
      resize(.regular)
      app.settle()
      let seen = split.viewControllers.compactMap { $0 as? UINavigationController }
      let screens = seen.flatMap(\.viewControllers)
      #expect(Set(screens).count == screens.count && app.broken.isEmpty, "\(steps)")
      for navigation in seen {
        #expect(navigation.viewControllers.allSatisfy { $0.parent === navigation }, "\(steps)")
      }
      #expect(titles(seen.first).first == root, "\(steps)")
      for (place, screen) in all.enumerated() {
        let last = app.journal.lines.last { $0.hasPrefix("\(place + 1).") } ?? "DidDisappear"
        let isSeen = screen.viewIfLoaded?.window != nil
        #expect(last.hasSuffix(isSeen ? "DidAppear" : "DidDisappear"), "\(last) \(steps)")
      }
      resize(.compact)
    }
  }
}

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
