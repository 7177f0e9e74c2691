import HeadlessUIKit

/// The controllers from a frontmost one down to the innermost one that its stacks and tabs show.
///
/// A reading follows the path once and asks it several questions.
struct ShownPath {
  /// The controllers, from the outside to the inside; there is at least one.
  private let controllers: ContiguousArray<UIViewController>
  /// The innermost controller, which may have several panes.
  let innermost: UIViewController
  /// The controllers that show content of their own: the innermost one, or its children if it is a
  /// container without content.
  let ownPanes: [UIViewController]
  /// The containers around the context over which the first controller is presented, from the
  /// outside to the inside, whose bars can be touched; empty if it covers everything.
  private let around: [UIViewController]
  /// The path behind the first controller, which can be touched as well; `nil` if there is none.
  private let behind: Behind?

  /// A path behind a sheet that doesn't dim it.
  private final class Behind {
    let path: ShownPath
    init(_ path: ShownPath) { self.path = path }
    nonisolated deinit {}
  }

  init(from controller: UIViewController) {
    var controllers: ContiguousArray<UIViewController> = []
    controllers.reserveCapacity(8)
    var inner = controller
    controllers.append(inner)
    while let next = inner.shownChild {
      controllers.append(next)
      inner = next
    }
    self.controllers = controllers
    innermost = inner
    let children = inner.childrenOnScreen
    ownPanes =
      children.isEmpty || inner.showsOwnContent && !inner.placesChildViews
      ? [inner] : children.flatMap { ShownPath(from: $0).panes }
    var around: [UIViewController] = []
    var top = controller
    while let presenter = top.presenter, top.staysInContext {
      top = presenter
      while let parent = top.parent {
        top = parent
        around.append(parent)
      }
    }
    self.around = around.reversed()
    behind =
      if top.leavesPresenterTouchable, let presenter = top.presenter {
        Behind(ShownPath(from: presenter))
      } else {
        nil
      }
  }

  /// The panes that can be touched: those on the path, then those behind a sheet that doesn't dim
  /// them.
  var panes: [UIViewController] { ownPanes + (behind?.path.panes ?? []) }

  /// The outermost tab bar controller on the path or around it.
  var ownTabs: UITabBarController? {
    for place in controllers.indices {
      if let tabs = controllers[place] as? UITabBarController { return tabs }
    }
    return around.lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// The tab bar controller whose bar can be touched.
  var tabs: UITabBarController? { ownTabs ?? behind?.path.tabs }

  /// Whether the innermost controller shows children.
  private var hasPanes: Bool { ownPanes.count > 1 || ownPanes[0] !== innermost }

  /// The stacks on the path, from the outside to the inside.
  ///
  /// If there are several panes, the path leads to the first.
  private var stacks: [UINavigationController] {
    var stacks: [UINavigationController] = []
    for place in controllers.indices {
      if let navigation = controllers[place] as? UINavigationController {
        stacks.append(navigation)
      }
    }
    if ownPanes.count > 1, let own = ControllerTree.navigation(of: ownPanes[0], in: innermost) {
      stacks.append(own)
    }
    return stacks
  }

  /// The names of the screens on the path, starting with the root.
  ///
  /// The names on an inner stack take the place of the screen that contains it on the outer stack.
  var names: [String] {
    let stacks = stacks
    var names: [String] = []
    for stack in stacks { names += ControllerTree.pathBelow(stack) }
    names.append(
      stacks.last?.topViewController.map(ControllerTree.name) ?? innermost.screenName)
    return names
  }

  /// The number of screens on the path.
  var depth: Int { stacks.reduce(1) { $0 + $1.screensBelow.count } }

  /// The navigation paths of all panes except the first; `nil` if there is only one pane.
  var namesBeside: [[String]]? {
    guard panes.count > 1 else { return nil }
    return panes.dropFirst().map { ControllerTree.path(of: $0, in: innermost) }
  }

  /// The navigation controller that the most prominent Back button belongs to.
  ///
  /// This is the navigation controller of the last pane that has a Back button or, if no pane has
  /// one, the one that contains all panes.
  ///
  /// Without one on the path, it is one around it, or one behind a sheet that doesn't dim it.
  var backNavigation: UINavigationController? {
    let own = ownBackNavigation
    if let own, own.stackCount > 1 { return own }
    let outer = around.reversed().lazy.compactMap { $0 as? UINavigationController }
      .first { $0.showsBackButton }
    return outer ?? behind?.path.backNavigation ?? own
  }

  private var ownBackNavigation: UINavigationController? {
    let enclosing = enclosingNavigation
    guard hasPanes else { return enclosing }
    var deep: UINavigationController?
    for pane in ownPanes.reversed() {
      guard let navigation = ControllerTree.navigation(of: pane, in: innermost) else { continue }
      if navigation.showsBackButton { return navigation }
      if deep == nil, navigation.stackCount > 1 { deep = navigation }
    }
    if let enclosing, enclosing.showsBackButton { return enclosing }
    return deep ?? enclosing
  }

  /// The navigation controller on the path whose Back button leads away from the visible screen:
  /// the innermost one with a Back button, or else the innermost one with several controllers, or
  /// else the innermost one.
  private var enclosingNavigation: UINavigationController? {
    var innermost: UINavigationController?
    var deep: UINavigationController?
    for place in controllers.indices.reversed() {
      guard let navigation = controllers[place] as? UINavigationController else { continue }
      if innermost == nil { innermost = navigation }
      guard navigation.stackCount > 1 else { continue }
      if navigation.showsBackButton { return navigation }
      if deep == nil { deep = navigation }
    }
    return deep ?? innermost
  }
}
