extension DocumentWriter {
  /// Writes the function that describes a scene.
  mutating func writeScene(_ controller: Element, _ scene: Element, _ output: inout Output) {
    let id = SwiftText.literal(controller.id)
    output.block("static func scene_\(SwiftText.identifier(controller.id))() -> InterfaceScene {") {
      output in
      if controller.name == "viewControllerPlaceholder" {
        let storyboard = controller["storyboardName"].map(SwiftText.literal) ?? "nil"
        let identifier = controller["referencedIdentifier"].map(SwiftText.literal) ?? "nil"
        output.add(
          "return InterfaceScene(\(id), reference: .init(storyboard: \(storyboard), identifier: \(identifier)))",
          from: controller)
        return
      }
      if ElementKind.controllers[controller.name] == nil {
        skip("<\(controller.name)>", controller)
      }
      let type =
        controller["customClass"] ?? ElementKind.controllers[controller.name] ?? "UIViewController"
      _ = self.type(of: controller)
      let identifier = controller["storyboardIdentifier"].map(SwiftText.literal) ?? "nil"
      let parameters = "(_ controller: \(type), _ loader: InterfaceLoader)"
      output.block("func configure\(parameters) {") { output in
        configure(controller: controller, &output)
      }
      let view = controller.child(key: "view")
      if let view {
        output.block("func load\(parameters) -> UIView {") { output in
          writeTopLevel(scene, controller, &output)
          let name = variable(view)
          output.block("let \(name) = \(creation(view))", from: view) { configure(view, &$0) }
          for object in scene.child("objects")?.children ?? [] { connect(object, &output) }
          output.add("return \(name)")
        }
      }
      let segues = scene.all.filter { $0.name == "segue" && $0["kind"] != "relationship" }
        .compactMap { segueText($0) }
      output.add("let segues: [InterfaceSegue] = [")
      for segue in segues { output.add("  \(segue),") }
      output.add("]")
      output.add(
        "return InterfaceScene(\(id), identifier: \(identifier), segues: segues,"
          + " make: { (coder: NSCoder) -> \(type)? in \(type)(coder: coder) },"
          + " configure: configure, load: \(view == nil ? "nil" : "load"))", from: controller)
    }
  }

  /// Writes the creation of what a scene has beside its controller, such as gesture recognizers.
  private mutating func writeTopLevel(
    _ scene: Element, _ controller: Element, _ output: inout Output
  ) {
    for object in scene.child("objects")?.children ?? [] where object !== controller {
      guard !["placeholder", "exit"].contains(object.name) else { continue }
      create(object, &output) { "loader.keep(\($0))" }
    }
  }

  private mutating func configure(controller element: Element, _ output: inout Output) {
    if let title = element["title"] {
      output.add("controller.title = \(text(title, "title", of: element))", from: element)
    }
    if element["hidesBottomBarWhenPushed"] == "YES" {
      output.add("controller.hidesBottomBarWhenPushed = true", from: element)
    }
    if element["definesPresentationContext"] == "YES" {
      output.add("controller.definesPresentationContext = true", from: element)
    }
    for (attribute, type) in [
      ("modalPresentationStyle", "UIModalPresentationStyle"),
      ("modalTransitionStyle", "UIModalTransitionStyle"),
    ] {
      if let style = element[attribute] {
        output.add("controller.\(attribute) = \(type).\(style)", from: element)
      }
    }
    if let item = element.child("tabBarItem") { configureTabItem(item, &output) }
    if let item = element.child("navigationItem") { configureNavigationItem(item, &output) }
    if let bar = element.child("navigationBar"), bar["largeTitles"] == "YES" {
      output.add("controller.navigationBar.prefersLargeTitles = true", from: bar)
    }
    if element.name == "navigationController" {
      if element["navigationBarHidden"] == "YES" {
        output.add("controller.isNavigationBarHidden = true", from: element)
      }
      if element["toolbarHidden"] == "NO" {
        output.add("controller.isToolbarHidden = false", from: element)
      }
    }
    let items = element.child("toolbarItems")?.children ?? []
    if !items.isEmpty {
      var names: [String] = []
      for item in items {
        create(item, &output) {
          names.append($0); return "_ = \($0)"
        }
      }
      output.add("controller.toolbarItems = [\(names.joined(separator: ", "))]")
    }
    writeRelationships(element, &output)
    for child in [element.child("navigationItem"), element.child("toolbarItems")].compactMap({ $0 })
    {
      connect(child, &output)
    }
  }

  private mutating func writeRelationships(_ element: Element, _ output: inout Output) {
    let segues = (element.child("connections")?.children ?? [])
      .filter { $0.name == "segue" && $0["kind"] == "relationship" }
    func controller(_ segue: Element) -> String {
      "loader.controller(\(SwiftText.literal(segue["destination"] ?? "")))"
    }
    let tabs = segues.filter { $0["relationship"] == "viewControllers" }
    if !tabs.isEmpty {
      let property =
        element.name == "tabBarController" ? "setViewControllers" : "setViewControllers"
      let call = "[\(tabs.map(controller).joined(separator: ", "))].compactMap { $0 }"
      output.add("controller.\(property)(\(call), animated: false)", from: element)
    }
    for segue in segues {
      switch segue["relationship"] {
      case "rootViewController":
        output.add(
          "controller.setViewControllers([\(controller(segue))].compactMap { $0 }, animated: false)",
          from: segue)
      case "masterViewController":
        output.add(
          "controller.viewControllers = [\(controller(segue))].compactMap { $0 }", from: segue)
      case "detailViewController":
        output.add(
          "controller.viewControllers += [\(controller(segue))].compactMap { $0 }", from: segue)
      default: break
      }
    }
  }

  private func configureTabItem(_ item: Element, _ output: inout Output) {
    if let title = item["title"] {
      output.add("controller.tabBarItem.title = \(text(title, "title", of: item))", from: item)
    }
    if let image = item["image"] {
      output.add(
        "controller.tabBarItem.image = \(Values.image(image, catalog: item["catalog"]))", from: item
      )
    }
    if let image = item["selectedImage"] {
      output.add("controller.tabBarItem.selectedImage = \(self.image(image))", from: item)
    }
    if let system = item["systemItem"] {
      output.add(
        "controller.tabBarItem = UITabBarItem(tabBarSystemItem: .\(system), tag: 0)", from: item)
    }
    if let badge = item["badgeValue"] {
      output.add("controller.tabBarItem.badgeValue = \(SwiftText.literal(badge))", from: item)
    }
  }

  private mutating func configureNavigationItem(_ item: Element, _ output: inout Output) {
    output.add("loader.enter(\(SwiftText.literal(item.id)), controller.navigationItem)", from: item)
    for (attribute, property) in [
      ("title", "title"), ("prompt", "prompt"), ("backButtonTitle", "backButtonTitle"),
    ] {
      if let value = item[attribute] {
        output.add(
          "controller.navigationItem.\(property) = \(text(value, attribute, of: item))", from: item)
      }
    }
    if let mode = item["largeTitleDisplayMode"] {
      output.add("controller.navigationItem.largeTitleDisplayMode = .\(mode)", from: item)
    }
    for child in item.children {
      switch child.name {
      case "barButtonItem":
        guard let key = child["key"] else { continue }
        create(child, &output) { "controller.navigationItem.\(key) = \($0)" }
      case "leftBarButtonItems", "rightBarButtonItems":
        var names: [String] = []
        for button in child.children {
          create(button, &output) {
            names.append($0); return "_ = \($0)"
          }
        }
        output.add("controller.navigationItem.\(child.name) = [\(names.joined(separator: ", "))]")
      default:
        if child["key"] == "titleView" {
          create(child, &output) { "controller.navigationItem.titleView = \($0)" }
        }
      }
    }
  }

  /// Writes what a bar button shows.
  mutating func configureBarButton(_ element: Element, _ name: String, _ output: inout Output) {
    if let title = element["title"] {
      output.add("\(name).title = \(text(title, "title", of: element))", from: element)
    }
    if let image = element["image"] {
      output.add(
        "\(name).image = \(Values.image(image, catalog: element["catalog"]))", from: element)
    }
    if element["enabled"] == "NO" { output.add("\(name).isEnabled = false", from: element) }
    if let style = element["style"], style == "done" {
      output.add("\(name).style = .done", from: element)
    }
    if let view = element.child(key: "customView")
      ?? element.children.first(where: { ElementKind.views[$0.name] != nil })
    {
      create(view, &output) { "\(name).customView = \($0)" }
    }
  }

  /// A segue's declaration; `nil` for one that leads nowhere.
  private mutating func segueText(_ segue: Element) -> String? {
    guard let destination = segue["destination"] else { return nil }
    var kind: String
    switch segue["kind"] ?? "show" {
    case "show", "showDetail", "push", "modal", "replace", "embed":
      kind = "." + (segue["kind"] ?? "show")
    case "presentation":
      kind =
        ".presentation(style: .\(segue["modalPresentationStyle"] ?? "automatic"), transition: .\(segue["modalTransitionStyle"] ?? "coverVertical"))"
    case "popoverPresentation", "popover": kind = ".popover"
    case "custom":
      guard let type = segue["customClass"] else { return nil }
      kind = ".custom({ \(type)(identifier: $0, source: $1, destination: $2) })"
    case "unwind":
      guard let selector = segue["unwindAction"] else { return nil }
      let actions = classes.actions.filter { $0.selector == selector }
        .map { "Selector(\(SwiftText.literal(selector)), \($0.owner).\($0.name))" }
      kind = ".unwind([\(actions.joined(separator: ", "))])"
    default:
      skip("the segue kind \(segue["kind"] ?? "")", segue)
      return nil
    }
    let identifier = segue["identifier"].map { ", identifier: \(SwiftText.literal($0))" } ?? ""
    let animates = segue["animates"] == "NO" ? ", animates: false" : ""
    return
      "InterfaceSegue(\(SwiftText.literal(segue.id)), \(kind)\(identifier), to: \(SwiftText.literal(destination))\(animates))"
  }
}
