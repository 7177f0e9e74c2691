import Foundation

extension UIViewController {
  /// Loads the view from the storyboard or nib that has it; returns whether there is one.
  func loadViewFromInterface() -> Bool {
    if let scene {
      guard let node = scene.scene.controller.child(key: "view"), let contents = scene.contents
      else {
        return false
      }
      let loader = InterfaceLoader(contents, scene)
      scene.configured = [:]
      loader.enter(scene.scene.id, self)
      for other in scene.scene.others { loader.make(other).map(loader.keep) }
      if let view = loader.make(node) as? UIView { take(view) }
      for guide in scene.scene.controller.children(in: "layoutGuides") {
        loader.enter(guide.id, view.safeAreaLayoutGuide)
      }
      loader.finish(scene.scene.id, root: self)
      InterfaceLoader.autorelease(loader.objects)
      return true
    }
    guard let nib = interfaceNib else { return false }
    nib.instantiate(owner: self)
    return loadedView != nil
  }

  private func take(_ view: UIView) {
    if let controller = self as? UITableViewController, let table = view as? UITableView {
      controller.tableView = table
    } else if let controller = self as? UICollectionViewController,
      let collection = view as? UICollectionView
    {
      controller.collectionView = collection
    } else {
      self.view = view
    }
  }

  /// The nib with the controller's view: the one that its initializer names, else one with the name
  /// of the class, with or without "Controller".
  private var interfaceNib: InterfaceContents? {
    if let name = givenNib?.name {
      if let nib = InterfaceContents.nib(name) { return nib }
      guard !InterfaceDocuments.all.isEmpty else { return nil }
      UIApplication.shared.fault(
        .nibMissing, self, nil,
        "Could not load NIB in bundle with name '\(name)' for \(described)")
      return nil
    }
    guard UIApplication.searchesNibs, type(of: self) != UIViewController.self,
      !InterfaceDocuments.all.isEmpty
    else { return nil }
    let name = "\(type(of: self))"
    if name.hasSuffix("Controller"), let nib = InterfaceContents.nib(String(name.dropLast(10))) {
      return nib
    }
    return InterfaceContents.nib(name)
  }

  /// Performs a segue of the storyboard.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: The control or cell that starts it, or the object that the app passes.
  ///   - isAsked: Whether the controller may refuse it, as it may if a person starts it.
  ///   - container: The view in which the destination is embedded.
  ///   - anchor: The view or bar button at which a popover points, if it isn't the sender.
  func perform(
    _ segue: InterfaceSegue, sender: Any?, isAsked: Bool, container: UIView? = nil,
    anchor: AnyObject? = nil
  ) {
    if isAsked, !shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) {
      return
    }
    if case .unwind(let actions) = segue.code { return unwind(segue, actions, sender) }
    guard let storyboard = scene?.storyboard,
      let destination = storyboard.destination(of: segue, from: self, sender: sender)
    else { return }
    let object = makeSegue(segue, destination, sender, container)
    if segue.kind.hasPrefix("popover") { setAnchor(of: destination, anchor ?? sender, segue) }
    prepare(for: object, sender: sender)
    object.perform()
  }

  private func setAnchor(
    of destination: UIViewController, _ anchor: Any?, _ segue: InterfaceSegue
  ) {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    if let view = anchor as? UIView {
      popover?.sourceView = view
    } else if let item = anchor as? UIBarButtonItem {
      popover?.barButtonItem = item
    }
  }

  private func makeSegue(
    _ segue: InterfaceSegue, _ destination: UIViewController, _ sender: Any?, _ container: UIView?
  ) -> UIStoryboardSegue {
    if case .custom(let make) = segue.code { return make(segue.identifier, self, destination) }
    let object = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: destination)
    object.handler = { object in
      let (source, destination) = (object.source, object.destination)
      switch segue.kind {
      case "show": source.show(destination, sender: sender)
      case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
      case "push":
        guard let stack = source.navigationController else {
          return UIApplication.shared.fault(
            .pushSegueOffStack, source, nil,
            "Could not find a navigation controller for segue '\(segue.identifier ?? "")'. "
              + "Push segues can only be used when the source controller is managed by an "
              + "instance of UINavigationController: \(source.described)")
        }
        stack.pushViewController(destination, animated: segue.animates)
      case "embed":
        source.addChild(destination)
        container?.addSubview(destination.view)
        destination.call(.didMoveToParent, [source]) { destination.didMove(toParent: source) }
      default:
        let style: UIModalPresentationStyle? = segue.node.choice("modalPresentationStyle")
        if let style, style != .automatic { destination.modalPresentationStyle = style }
        if let transition: UIModalTransitionStyle = segue.node.choice("modalTransitionStyle") {
          destination.modalTransitionStyle = transition
        }
        source.present(destination, animated: segue.animates)
      }
    }
    return object
  }

  // MARK: Unwinding

  private func unwind(_ segue: InterfaceSegue, _ actions: [Selector], _ sender: Any?) {
    guard let action = actions.first else { return }
    let source = UIStoryboardUnwindSegueSource(self, action, sender)
    guard let target = unwindTarget(source, actions),
      let method = actions.first(where: { $0.fits(target) })
    else { return }
    let object = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: target)
    object.handler = { [unowned self] object in leave(for: target, object) }
    prepare(for: object, sender: sender)
    method.perform(on: target, object)
    object.perform()
  }

  /// Finds the controller to which a segue unwinds: going up from the source, in each container
  /// first its other children, latest first, and then the container itself.
  private func unwindTarget(
    _ source: UIStoryboardUnwindSegueSource, _ actions: [Selector]
  ) -> UIViewController? {
    func accepts(_ controller: UIViewController) -> Bool {
      actions.contains { $0.fits(controller) }
        && controller.canPerformUnwindSegueAction(
          source.unwindAction, from: source.source, sender: source.sender)
    }
    func search(_ controller: UIViewController) -> UIViewController? {
      for child in controller.allowedChildrenForUnwinding(from: source) {
        if let found = search(child) { return found }
      }
      return accepts(controller) ? controller : nil
    }
    var next = parent ?? presentingViewController
    while let controller = next {
      if let found = search(controller) { return found }
      next = controller.parent ?? controller.presentingViewController
    }
    return nil
  }

  /// Takes away what is in front of the target of an unwind segue.
  private func leave(for target: UIViewController, _ segue: UIStoryboardSegue) {
    var holder: UIViewController? = target
    while let controller = holder {
      if controller.presentedViewController != nil,
        controller.presentedViewController?.isBeingDismissed != true
      {
        controller.dismiss(animated: true)
        break
      }
      holder = controller.parent
    }
    var child = target
    while let container = child.parent {
      container.unwind(for: segue, towards: child)
      child = container
    }
  }
}
