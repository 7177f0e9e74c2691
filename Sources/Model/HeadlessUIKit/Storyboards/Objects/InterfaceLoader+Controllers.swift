import Foundation

extension InterfaceLoader {
  /// Sets what a controller has before its view is loaded.
  func decode(_ node: InterfaceNode, into controller: UIViewController) {
    if let title = node["title"] { controller.title = title }
    if node.flag("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
    if node.flag("definesPresentationContext") == true {
      controller.definesPresentationContext = true
    }
    if node.flag("providesPresentationContextTransitionStyle") == true {
      controller.providesPresentationContextTransitionStyle = true
    }
    if node.flag("modalInPresentation") == true { controller.isModalInPresentation = true }
    if let style: UIModalPresentationStyle = node.choice("modalPresentationStyle") {
      controller.modalPresentationStyle = style
    }
    if let style: UIModalTransitionStyle = node.choice("modalTransitionStyle") {
      controller.modalTransitionStyle = style
    }
    if let flag = node.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = node.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let edges = node.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges(edges)
    }
    if let size = node.size("preferredContentSize") ?? node.size("contentSizeForViewInPopover") {
      controller.preferredContentSize = size
    }
    if let identifier = node["restorationIdentifier"] {
      controller.restorationIdentifier = identifier
    } else if node.flag("useStoryboardIdentifierAsRestorationIdentifier") == true {
      controller.restorationIdentifier = node["storyboardIdentifier"]
    }
    if let child = node.child("tabBarItem") {
      controller.tabBarItem = make(tabItem: child)
    }
    if let child = node.child("navigationItem") { setNavigationItem(child, of: controller) }
    let items = node.children(in: "toolbarItems").compactMap { make($0) as? UIBarButtonItem }
    if !items.isEmpty { controller.toolbarItems = items }
    setKind(node, of: controller)
    addChildren(node, to: controller)
  }

  private func make(tabItem node: InterfaceNode) -> UITabBarItem {
    if let system: UITabBarItem.SystemItem = node.choice("systemItem") {
      let item = UITabBarItem(tabBarSystemItem: system, tag: node.integer("tag") ?? 0)
      decode(node, into: item)
      enter(node.id, item)
      return item
    }
    return make(node) as? UITabBarItem ?? UITabBarItem()
  }

  private func setNavigationItem(_ node: InterfaceNode, of controller: UIViewController) {
    let item = controller.navigationItem
    enter(node.id, item)
    decode(node, into: item)
  }

  /// Sets up a container's bar: the container's own one, or one of the app's class that the
  /// document names for it.
  private func setBar<Bar: UIView>(_ node: InterfaceNode, _ own: () -> Bar?, _ take: (Bar) -> Void)
  {
    if let bar = makeCustom(node) as? Bar { return take(bar) }
    guard let bar = own() else { return }
    enter(node.id, bar)
    decode(node, into: bar)
  }

  /// Sets what only controllers of one class have.
  private func setKind(_ node: InterfaceNode, of controller: UIViewController) {
    switch controller {
    case let navigation as UINavigationController:
      if let bar = node.child("navigationBar") {
        setBar(bar, { navigation.navigationBar }, navigation.take)
      }
      if let bar = node.child("toolbar") {
        setBar(bar, { navigation.toolbar }, { navigation.toolbar = $0 })
      }
      if node.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
      if node.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
      if let flag = node.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = flag }
      if let flag = node.flag("hidesBarsOnTap") { navigation.hidesBarsOnTap = flag }
    case let tabs as UITabBarController:
      if let bar = node.child("tabBar") { setBar(bar, { tabs.tabBar }, tabs.take) }
    case let split as UISplitViewController: setKind(node, of: split)
    case let table as UITableViewController:
      if let flag = node.flag("clearsSelectionOnViewWillAppear") {
        table.clearsSelectionOnViewWillAppear = flag
      }
      if let child = node.child(key: "refreshControl") {
        table.refreshControl = make(child) as? UIRefreshControl
      }
    case let collection as UICollectionViewController:
      if let flag = node.flag("clearsSelectionOnViewWillAppear") {
        collection.clearsSelectionOnViewWillAppear = flag
      }
    case let pages as UIPageViewController:
      if let flag = node.flag("doubleSided") { pages.isDoubleSided = flag }
    default: break
    }
  }

  private func setKind(_ node: InterfaceNode, of split: UISplitViewController) {
    let modes: [String: UISplitViewController.DisplayMode] = [
      "beside": .oneBesideSecondary, "over": .oneOverSecondary, "secondaryOnly": .secondaryOnly,
      "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary, "allVisible": .oneBesideSecondary,
      "primaryHidden": .secondaryOnly, "primaryOverlay": .oneOverSecondary,
    ]
    if let mode = node.choice("preferredDisplayMode", modes) ?? node.choice("displayMode", modes) {
      split.preferredDisplayMode = mode
    }
    if let behavior: UISplitViewController.SplitBehavior = node.choice("behavior") {
      split.preferredSplitBehavior = behavior
    }
    if let flag = node.flag("presentsWithGesture") { split.presentsWithGesture = flag }
    if let flag = node.flag("showsSecondaryOnlyButton") { split.showsSecondaryOnlyButton = flag }
  }

  /// Creates the controllers inside a container.
  private func addChildren(_ node: InterfaceNode, to controller: UIViewController) {
    let segues = (scene?.scene.segues ?? []).filter { $0.relationship != nil }
    func destination(_ segue: InterfaceSegue) -> UIViewController? {
      scene?.storyboard.destination(of: segue, from: controller, sender: nil)
    }
    func first(_ relationship: String) -> UIViewController? {
      segues.first { $0.relationship == relationship }.flatMap(destination)
    }
    switch controller {
    case let navigation as UINavigationController:
      if let root = first("rootViewController") {
        navigation.setViewControllers([root], animated: false)
      }
    case let tabs as UITabBarController:
      let children = segues.filter { $0.relationship == "viewControllers" }.compactMap(destination)
      if !children.isEmpty { tabs.setViewControllers(children, animated: false) }
    case let split as UISplitViewController:
      let columns: [(String, UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary), ("compactViewController", .compact),
      ]
      let children = columns.compactMap { name, column in first(name).map { (column, $0) } }
      if split.style == .unspecified {
        if !children.isEmpty { split.viewControllers = children.map(\.1) }
      } else {
        for (column, child) in children { split.setViewController(child, for: column) }
      }
    default: break
    }
  }
}
