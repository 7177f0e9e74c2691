extension DocumentWriter {
  /// The beginning of an expression that creates an element's object, up to the closure that
  /// configures it.
  mutating func creation(_ element: Element) -> String {
    let type = type(of: element)
    var settings: [String] = []
    switch element.name {
    case "tableView": settings.append("tableStyle: .\(element["style"] ?? "plain")")
    case "tableViewCell":
      let styles = [
        "IBUITableViewCellStyleDefault": "default", "IBUITableViewCellStyleValue1": "value1",
        "IBUITableViewCellStyleValue2": "value2", "IBUITableViewCellStyleSubtitle": "subtitle",
      ]
      if let style = element["style"].flatMap({ styles[$0] }) {
        settings.append("cellStyle: .\(style)")
      }
      fallthrough
    case "collectionViewCell", "collectionReusableView":
      if let identifier = element["reuseIdentifier"] {
        settings.append("reuseIdentifier: \(SwiftText.literal(identifier))")
      }
    case "button":
      let types = [
        "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
      ]
      if let type = element["buttonType"], types.contains(type) {
        settings.append("buttonType: .\(type == "roundedRect" ? "system" : type)")
      }
    default: break
    }
    if element.name == "barButtonItem", element["customClass"] == nil,
      let item = element["systemItem"]
    {
      return
        "loader.make(\(SwiftText.literal(element.id)), .init(), { _ in UIBarButtonItem(barButtonSystemItem: .\(item), target: nil, action: nil) }) { (\(variable(element)): UIBarButtonItem) in"
    }
    let made = ".init(\(settings.joined(separator: ", "))), "
    return
      "loader.make(\(SwiftText.literal(element.id)), \(made){ \(type)(coder: $0) }) { (\(variable(element)): \(type)) in"
  }

  /// Writes what sets up an object and creates what is inside it.
  mutating func configure(_ element: Element, _ output: inout Output) {
    let name = variable(element)
    output.add("_ = \(name)")
    if ElementKind.views[element.name] != nil {
      if let frame = element.child(key: "frame") {
        output.add("\(name).frame = \(Values.rect(frame))")
      }
      set(ViewAttributes.view + (ViewAttributes.rules[element.name] ?? []), element, name, &output)
      setColors(element, name, &output)
      setAccessibility(element, name, &output)
      configureByKind(element, name, &output)
      addSubviews(element, &output)
    } else if element.name == "barButtonItem" {
      configureBarButton(element, name, &output)
    } else if ElementKind.gestures[element.name] != nil {
      if let count = element["numberOfTapsRequired"], element.name == "tapGestureRecognizer" {
        output.add("\(name).numberOfTapsRequired = \(SwiftText.number(count))", from: element)
      }
      if let direction = element.child("swipeGestureRecognizer")?["direction"]
        ?? element["direction"]
      {
        output.add("\(name).direction = .\(direction)", from: element)
      }
    }
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      guard let path = attribute["keyPath"], let value = Values.runtimeAttribute(attribute) else {
        continue
      }
      output.add("\(name).\(path) = \(value)", from: attribute)
    }
  }

  private func set(
    _ rules: [ViewAttributes.Rule], _ element: Element, _ name: String, _ output: inout Output
  ) {
    for rule in rules {
      guard var value = element[rule.attribute] ?? element.child(key: rule.attribute)?.text,
        !(value.isEmpty && rule.attribute != "text")
      else { continue }
      switch rule.form {
      case .flag: value = value == "YES" ? "true" : "false"
      case .not: value = value == "YES" ? "false" : "true"
      case .number:
        if value == "-1" { continue }
        value = SwiftText.number(value)
      case .text: value = text(value, rule.attribute, of: element)
      case .choice(let names): value = "." + (names[value] ?? value)
      case .image: value = image(value)
      }
      output.add("\(name).\(rule.property) = \(value)", from: element)
    }
  }

  /// An image, which is a system symbol if the document's list of resources says so.
  func image(_ name: String) -> String {
    let resource = document.root.child("resources")?.children
      .first { $0.name == "image" && $0["name"] == name }
    return Values.image(name, catalog: resource?["catalog"])
  }

  private func setColors(_ element: Element, _ name: String, _ output: inout Output) {
    let keys = ["backgroundColor", "tintColor", "textColor", "barTintColor", "onTintColor"]
    for child in element.children where child.name == "color" {
      guard let key = child["key"], keys.contains(key) else { continue }
      output.add("\(name).\(key) = \(Values.color(child))", from: child)
    }
    if let font = element.child(key: "fontDescription") {
      let owner = element.name == "button" ? "\(name).titleLabel?" : name
      if ["label", "textField", "textView", "button"].contains(element.name) {
        output.add("\(owner).font = \(Values.font(font))", from: font)
      }
    }
  }

  private func setAccessibility(_ element: Element, _ name: String, _ output: inout Output) {
    guard let accessibility = element.child("accessibility") else { return }
    for (attribute, property) in [
      ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
      ("hint", "accessibilityHint"),
    ] {
      guard let value = accessibility[attribute] else { continue }
      output.add("\(name).\(property) = \(SwiftText.literal(value))", from: accessibility)
    }
    if let flag = accessibility.child(key: "isElement")?["value"] {
      output.add("\(name).isAccessibilityElement = \(flag == "YES")", from: accessibility)
    }
  }

  /// Writes the creation of a child, and what adds it to its parent.
  mutating func create(
    _ child: Element, _ output: inout Output, then use: (String) -> String
  ) {
    let name = variable(child)
    guard ElementKind.type(of: child) != nil else { return skip("<\(child.name)>", child) }
    output.block("let \(name) = \(creation(child))", from: child) { configure(child, &$0) }
    output.add(use(name))
  }

  private mutating func addSubviews(_ element: Element, _ output: inout Output) {
    let name = variable(element)
    let content =
      element.children.first {
        ["tableViewCellContentView", "collectionViewCellContentView"].contains($0.name)
      }
      ?? (["tableViewCell", "collectionViewCell", "visualEffectView"].contains(element.name)
        ? element.child(key: "contentView") : nil)
    let own = Set(["textLabel", "detailTextLabel", "imageView"].compactMap { element[$0] })
    for child in (content ?? element).child("subviews")?.children ?? [] {
      if own.contains(child.id), element.name == "tableViewCell" {
        adopt(child, of: element, &output)
        continue
      }
      let target = content == nil ? name : "\(name).contentView"
      let method = element.name == "stackView" ? "addArrangedSubview" : "addSubview"
      create(child, &output) { "\(target).\(method)(\($0))" }
    }
  }

  /// Writes what sets up a label or image that a cell has by its style.
  private mutating func adopt(_ child: Element, of cell: Element, _ output: inout Output) {
    let property =
      ["textLabel", "detailTextLabel", "imageView"].first { cell[$0] == child.id } ?? ""
    output.block("if let \(variable(child)) = \(variable(cell)).\(property) {", from: child) {
      $0.add("loader.enter(\(SwiftText.literal(child.id)), \(variable(child)))")
      configure(child, &$0)
    }
  }
}
