import Foundation

extension UIViewController {
  /// Loads the view from the storyboard or nib that has it.
  ///
  /// - Returns: Whether there is one.
  func loadViewFromInterface() -> Bool {
    if let scene = rareSettings?.scene {
      guard let load = scene.scene.load else { return false }
      let loader = InterfaceLoader(scene)
      scene.configured = [:]
      loader.enter(scene.scene.id, self)
      take(load(self, loader))
      loader.finish()
      InterfaceLoader.autorelease(loader.objects)
      return true
    }
    guard let nib = interfaceNib else { return false }
    let loader = InterfaceLoader(nil)
    _ = nib.load(self, loader)
    loader.finish()
    InterfaceLoader.autorelease(loader.objects)
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

  /// The nib with the controller's view: the one that its initializer names, else one with the name of
  /// the class, with or without "Controller".
  private var interfaceNib: InterfaceNib? {
    if let name = rareSettings?.nibName {
      if let nib = UINib.named(name) { return nib }
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
    if name.hasSuffix("Controller"), let nib = UINib.named(String(name.dropLast(10))) { return nib }
    return UINib.named(name)
  }

  /// Performs a segue of the storyboard.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - sender: What starts it: the control, the cell, or what the app passes.
  ///   - isAsked: Whether the controller may refuse it, as it may if a person starts it.
  ///   - container: The view in which the destination is embedded.
  func perform(
    _ segue: InterfaceSegue, sender: Any?, isAsked: Bool, container: UIView? = nil
  ) {
    if isAsked, !shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) {
      return
    }
    if case .unwind(let actions) = segue.kind { return unwind(segue, actions, sender) }
    guard let storyboard = rareSettings?.scene?.storyboard else { return }
    let creator = segue.creator.map { create in
      { [unowned self] (coder: NSCoder) in create(self, coder, sender) }
    }
    guard let destination = storyboard.make(segue.destination, creator: creator) else { return }
    let object = makeSegue(segue, destination, sender, container)
    if case .popover = segue.kind {
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      if let view = sender as? UIView {
        popover?.sourceView = view
      } else if let item = sender as? UIBarButtonItem {
        popover?.barButtonItem = item
      }
    }
    prepare(for: object, sender: sender)
    object.perform()
  }

  private func makeSegue(
    _ segue: InterfaceSegue, _ destination: UIViewController, _ sender: Any?, _ container: UIView?
  ) -> UIStoryboardSegue {
    if case .custom(let make) = segue.kind { return make(segue.identifier, self, destination) }
    let object = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: destination)
    object.handler = { object in
      let (source, destination) = (object.source, object.destination)
      switch segue.kind {
      case .show: source.show(destination, sender: sender)
      case .showDetail, .replace: source.showDetailViewController(destination, sender: sender)
      case .push:
        source.navigationController?.pushViewController(destination, animated: segue.animates)
      case .modal, .popover: source.present(destination, animated: segue.animates)
      case .presentation(let style, let transition):
        if style != .automatic { destination.modalPresentationStyle = style }
        destination.modalTransitionStyle = transition
        source.present(destination, animated: segue.animates)
      case .embed:
        source.addChild(destination)
        container?.addSubview(destination.view)
        destination.didMove(toParent: source)
      case .custom, .unwind: break
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

  /// Finds the controller to which a segue unwinds: going up from the source, in each container first
  /// its other children, latest first, and then the container itself.
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
