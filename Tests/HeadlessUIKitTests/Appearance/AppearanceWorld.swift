@testable import HeadlessUIKit

/// An app with two windows in which walks are performed, and the rules for its callbacks.
final class AppearanceWorld {
  /// A container that places the views of its children.
  private final class Box: UIViewController {
    func show(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private final class Leaf: UIViewController {}

  private enum State: String {
    case gone, appearing, shown, disappearing
  }

  private(set) var violation: String?
  private(set) var notes: [String] = []
  private let windows: [UIWindow]
  private let animations = Animations(Journal())
  /// The controllers made, which are kept so that their numbers stay theirs.
  private var made: [UIViewController] = []
  private var states: [Int: State] = [:]
  private var cursor = 0

  init(in window: UIWindow) {
    windows = [window, UIWindow(frame: window.frame)]
    windows[0].rootViewController = make(3)
    windows[0].makeKeyAndVisible()
    settle()
  }

  // MARK: Actions

  func perform(_ action: AppearanceWalk.Action) {
    let (first, second) = (action.first, action.second)
    let animated = first % 2 == 0
    var subject: UIViewController?
    var object: UIViewController?
    switch action.kind {
    case .push:
      guard let navigation: UINavigationController = pick(first) else { return }
      let new = screen(second)
      (subject, object) = (new, navigation)
      navigation.pushViewController(new, animated: animated)
    case .pop:
      guard let navigation: UINavigationController = pick(second) else { return }
      object = navigation
      subject = navigation.popViewController(animated: animated)
    case .popToRoot:
      guard let navigation: UINavigationController = pick(second) else { return }
      object = navigation
      navigation.popToRootViewController(animated: animated)
    case .setStack:
      guard let navigation: UINavigationController = pick(first) else { return }
      var stack = navigation.viewControllers
      if second % 3 == 0 { _ = stack.popLast() }
      if second % 3 == 1 { stack.reverse() }
      stack.insert(screen(second), at: second % (stack.count + 1))
      object = navigation
      navigation.setViewControllers(stack, animated: animated)
    case .swipeBack:
      guard let navigation: UINavigationController = pick(second),
        navigation.appearance == .appeared
      else { return }
      object = navigation
      navigation.personSwipesBack(letsGo: animated)
    case .present, .presentAgain:
      guard let presenter: UIViewController = pick(first) else { return }
      let new = make(second)
      let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .currentContext, .overCurrentContext, .overFullScreen, .formSheet,
      ]
      new.modalPresentationStyle = styles[second / 7 % styles.count]
      if second % 5 == 0 { new.transitioningDelegate = animations }
      (subject, object) = (new, presenter)
      presenter.present(new, animated: animated)
    case .dismiss:
      guard let any: UIViewController = pick(second) else { return }
      object = any
      any.dismiss(animated: animated)
    case .dismissFront:
      guard let front = windows[0].frontmost else { return }
      object = front
      front.dismiss(animated: animated)
    case .swipeDown:
      guard let front = windows[0].frontmost, !windows[0].isHidden else { return }
      object = front
      _ = front.personSwipesDown(letsGo: animated)
    case .selectTab:
      guard let tabs: UITabBarController = pick(first) else { return }
      object = tabs
      tabs.selectedIndex = second % (tabs.viewControllers?.count ?? 1)
    case .tapTab:
      guard let tabs: UITabBarController = pick(first), let all = tabs.viewControllers else {
        return
      }
      object = tabs
      _ = tabs.personTaps(tab: all[second % all.count])
    case .turnPage:
      guard let pages: UIPageViewController = pick(second) else { return }
      let page = screen(0)
      (subject, object) = (page, pages)
      pages.setViewControllers([page], direction: .forward, animated: animated)
    case .addChild:
      guard let box: Box = pick(first) else { return }
      let child = make(second)
      (subject, object) = (child, box)
      box.show(child)
    case .removeChild:
      guard let box: Box = pick(first), let child = box.children.first else { return }
      (subject, object) = (child, box)
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    case .replaceChild:
      guard let box: Box = pick(second), let old = box.children.first else { return }
      let new = make(first / 2)
      (subject, object) = (new, box)
      old.willMove(toParent: nil)
      box.addChild(new)
      box.transition(from: old, to: new, duration: animated ? 0.3 : 0, animations: nil) { _ in
        old.removeFromParent()
        new.didMove(toParent: box)
      }
    case .search:
      guard let search: UISearchController = pickSearch(first) else { return }
      object = search
      search.isActive = true
    case .type:
      guard let search: UISearchController = pickSearch(first), search.isActive else { return }
      object = search
      search.searchBar.personTypes(animated ? "a" : "")
    case .endSearch:
      guard let search: UISearchController = pickSearch(first) else { return }
      object = search
      search.isActive = false
    case .replaceRoot:
      let place = first % 5 == 0 ? 1 : 0
      let other: UIViewController? = first % 3 == 0 ? pick(second) : nil
      let new = other ?? make(second)
      guard new.hostingWindow == nil, !(new is UISearchController) else { return }
      subject = new
      windows[place].rootViewController = new
    case .hideWindow: windows[second % 2].isHidden = true
    case .showWindow: windows[second % 2].isHidden = false
    case .cancelAnimations: animations.animator.completes = second % 2 == 0
    case .settle, .settleAgain: return settle("\(action)")
    }
    notes.append(
      "\(action)\(object.map { " in \(name($0))" } ?? "")\(subject.map { ": \(name($0))" } ?? "")")
    readLog()
  }

  func settle(_ note: String = "settle") {
    notes.append(note)
    UIApplication.shared.settleTransitions()
    readLog()
    guard violation == nil else { return }
    checkRest()
  }

  // MARK: Controllers

  /// Returns a controller in a window or presented there.
  private func pick<Controller: UIViewController>(_ number: Int) -> Controller? {
    let all = windows.compactMap(\.rootViewController).flatMap(family).compactMap {
      $0 as? Controller
    }
    return all.isEmpty ? nil : all[number % all.count]
  }

  private func pickSearch(_ number: Int) -> UISearchController? {
    let all = windows.compactMap(\.rootViewController).flatMap(family).compactMap {
      $0.loadedNavigationItem?.searchController
    }
    return all.isEmpty ? nil : all[number % all.count]
  }

  private func family(_ controller: UIViewController) -> [UIViewController] {
    [controller] + controller.children.flatMap(family) + (controller.above.map(family) ?? [])
  }

  private func make(_ number: Int) -> UIViewController {
    switch number % 7 {
    case 3, 4:
      let navigation = UINavigationController(rootViewController: screen(number / 7))
      if number % 3 == 0 { navigation.pushViewController(screen(number / 3), animated: false) }
      if number % 4 == 0 { navigation.delegate = animations }
      return keep(navigation)
    case 5:
      let tabs = UITabBarController()
      tabs.viewControllers = [make(3 + number / 7 % 2), screen(number / 7)]
      return keep(tabs)
    default: return screen(number)
    }
  }

  /// Makes a controller that can be on a stack.
  private func screen(_ number: Int) -> UIViewController {
    switch number % 6 {
    case 1:
      let box = Box()
      box.definesPresentationContext = number % 4 == 1
      box.show(leaf(number))
      if number % 5 == 0 { box.show(leaf(number + 1)) }
      return keep(box)
    case 2:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([leaf(number)], direction: .forward, animated: false)
      return keep(pages)
    default: return leaf(number)
    }
  }

  private func leaf(_ number: Int) -> UIViewController {
    let leaf = Leaf()
    leaf.definesPresentationContext = number % 3 == 0
    if number % 4 != 1 {
      let results = number % 8 < 4 ? keep(Leaf()) : nil
      let search = UISearchController(searchResultsController: results)
      leaf.navigationItem.searchController = search
    }
    return keep(leaf)
  }

  private func keep(_ controller: UIViewController) -> UIViewController {
    made.append(controller)
    return controller
  }

  private func name(_ controller: UIViewController) -> String {
    "\(type(of: controller))#\(controller.number)"
  }

  // MARK: Rules

  /// Checks the order of the callbacks since the last check.
  private func readLog() {
    let log = UIApplication.shared.log
    for position in cursor..<log.count {
      let event = log[position]
      if event.rule?.isFault == true { violation = event.detail }
      guard let subject = event.subject, violation == nil else { continue }
      let old = states[subject.number] ?? .gone
      let allowed: [State]
      let new: State
      switch event.kind {
      case .viewWillAppear: (allowed, new) = ([.gone, .disappearing], .appearing)
      case .viewDidAppear: (allowed, new) = ([.appearing], .shown)
      case .viewWillDisappear: (allowed, new) = ([.shown, .appearing], .disappearing)
      case .viewDidDisappear: (allowed, new) = ([.disappearing], .gone)
      default: continue
      }
      if !allowed.contains(old) {
        violation = "\(event.kind) of \(subject.type)#\(subject.number), which is \(old)"
      }
      states[subject.number] = new
    }
    cursor = log.count
  }

  /// Checks that those controllers have appeared which are on screen, and no others.
  private func checkRest() {
    var expected: [Int: UIViewController] = [:]
    for window in windows where !window.isHidden {
      if let root = window.rootViewController { add(root, to: &expected) }
    }
    for (number, state) in states.sorted(by: { $0.key < $1.key }) {
      let isExpected = expected[number] != nil
      guard state != (isExpected ? .shown : .gone) else { continue }
      let name = expected[number].map(name) ?? "#\(number)"
      violation = "\(name) is \(state), but should be \(isExpected ? "shown" : "gone")"
      return
    }
    for controller in expected.values where states[controller.number] == nil {
      violation = "\(name(controller)) is on screen, but has never appeared"
    }
    for controller in made
    where (controller.viewIfLoaded?.window != nil) != (expected[controller.number] != nil) {
      let isIn = controller.viewIfLoaded?.window != nil
      violation = "the view of \(name(controller)) is \(isIn ? "" : "not ")in a window"
    }
  }

  /// Adds a controller, what it contains and what it presents, as far as they aren't covered.
  private func add(_ controller: UIViewController, to expected: inout [Int: UIViewController]) {
    let presented = controller.above
    let covering: [UIModalPresentationStyle] = [.fullScreen, .currentContext]
    if presented.map({ !covering.contains($0.modalPresentationStyle) }) ?? true {
      expected[controller.number] = controller
      let shown = shown(in: controller)
      for child in shown { add(child, to: &expected) }
      for child in controller.children where !shown.contains(child) {
        add(presentedOverWindowIn: child, to: &expected)
      }
    } else {
      for child in controller.children { add(presentedOverWindowIn: child, to: &expected) }
    }
    if let presented { add(presented, to: &expected) }
  }

  /// Adds what is presented over the whole window from within a controller that is off screen.
  private func add(
    presentedOverWindowIn controller: UIViewController, to expected: inout [Int: UIViewController]
  ) {
    for child in controller.children { add(presentedOverWindowIn: child, to: &expected) }
    guard let presented = controller.above else { return }
    if presented.isInContext {
      add(presentedOverWindowIn: presented, to: &expected)
    } else {
      add(presented, to: &expected)
    }
  }

  private func shown(in controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController:
      [navigation.topViewController].compactMap(\.self)
    case let tabs as UITabBarController: [tabs.selectedViewController].compactMap(\.self)
    case let search as UISearchController: [search.shownResults].compactMap(\.self)
    default: controller.children
    }
  }
}
