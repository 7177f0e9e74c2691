extension DocumentWriter {
  /// Writes what only one kind of view has.
  mutating func configureByKind(_ element: Element, _ name: String, _ output: inout Output) {
    switch element.name {
    case "button": configureButton(element, name, &output)
    case "textField", "textView", "searchBar":
      if let traits = element.child("textInputTraits") { setTraits(traits, name, &output) }
      if element.name == "searchBar" {
        let titles = (element.child("scopeButtonTitles")?.children ?? []).map {
          SwiftText.literal($0.text)
        }
        if !titles.isEmpty {
          output.add("\(name).scopeButtonTitles = [\(titles.joined(separator: ", "))]")
        }
      }
    case "label":
      if let attributed = element.child("attributedString") {
        let parts = attributed.children.filter { $0.name == "fragment" }
          .map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }
        output.add("\(name).text = \(text(parts.joined(), "text", of: element))", from: attributed)
      }
    case "segmentedControl":
      let segments = element.child("segments")?.children ?? []
      for (place, segment) in segments.enumerated() {
        if let image = segment["image"] {
          output.add(
            "\(name).insertSegment(with: \(self.image(image)), at: \(place), animated: false)",
            from: segment)
        } else {
          let title = text(segment["title"] ?? "", "segmentTitles[\(place)]", of: element)
          output.add(
            "\(name).insertSegment(withTitle: \(title), at: \(place), animated: false)",
            from: segment)
        }
      }
      if let selected = element["selectedSegmentIndex"] {
        output.add("\(name).selectedSegmentIndex = \(SwiftText.number(selected))", from: element)
      }
    case "activityIndicatorView":
      if element["animating"] == "YES" { output.add("\(name).startAnimating()", from: element) }
    case "tableView": configureTable(element, name, &output)
    case "collectionView": configureCollection(element, name, &output)
    case "toolbar", "navigationBar", "tabBar":
      guard let items = element.child("items") else { break }
      var names: [String] = []
      for item in items.children {
        create(item, &output) {
          names.append($0); return "_ = \($0)"
        }
      }
      if element.name == "toolbar" {
        output.add("\(name).items = [\(names.joined(separator: ", "))]")
      }
    default: break
    }
  }

  private func configureButton(_ element: Element, _ name: String, _ output: inout Output) {
    if let look = element.child("buttonConfiguration") {
      output.block("do {", from: look) { output in
        let styles = ["plain", "gray", "tinted", "filled"]
        let style = styles.contains(look["style"] ?? "") ? look["style"] ?? "plain" : "plain"
        output.add("var look = UIButton.Configuration.\(style)()")
        if let title = look["title"] ?? look.child(key: "title")?.text {
          output.add("look.title = \(text(title, "configuration.title", of: element))")
        }
        if let subtitle = look["subtitle"] {
          output.add("look.subtitle = \(SwiftText.literal(subtitle))")
        }
        if let image = look["image"] {
          output.add(
            "look.image = \(Values.image(image, catalog: look["catalog"] ?? (self.image(image).contains("systemName") ? "system" : nil)))"
          )
        }
        output.add("\(name).configuration = look")
      }
    }
    for state in element.children where state.name == "state" {
      let key = state["key"] ?? "normal"
      if element.child("buttonConfiguration") != nil, key == "normal" { continue }
      if let title = state["title"] ?? state.child(key: "title")?.text {
        output.add(
          "\(name).setTitle(\(text(title, "\(key)Title", of: element)), for: .\(key))", from: state)
      }
      if let image = state["image"] {
        output.add(
          "\(name).setImage(\(Values.image(image, catalog: state["catalog"])), for: .\(key))",
          from: state)
      }
      if let color = state.child(key: "titleColor") {
        output.add("\(name).setTitleColor(\(Values.color(color)), for: .\(key))", from: state)
      }
    }
  }

  private func setTraits(_ traits: Element, _ name: String, _ output: inout Output) {
    if let secure = traits.flag("secureTextEntry") {
      output.add("\(name).isSecureTextEntry = \(secure)", from: traits)
    }
    let names = ["webSearch": "webSearch", "emailAddress": "emailAddress", "URL": "URL"]
    for attribute in [
      "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType",
    ] {
      guard let value = traits[attribute] else { continue }
      let known =
        attribute == "returnKeyType" && value == "continue" ? "`continue`" : names[value] ?? value
      output.add("\(name).\(attribute) = .\(known)", from: traits)
    }
  }

  private mutating func configureTable(_ element: Element, _ name: String, _ output: inout Output) {
    for cell in element.child("prototypes")?.children ?? [] {
      writePrototype(cell, name, nil, &output)
    }
    for key in ["tableHeaderView", "tableFooterView"] {
      if let view = element.child(key: key) { create(view, &output) { "\(name).\(key) = \($0)" } }
    }
    guard let sections = element.child("sections")?.children else { return }
    var parts: [String] = []
    for section in sections {
      var cells: [String] = []
      for cell in section.child("cells")?.children ?? [] {
        create(cell, &output) {
          cells.append($0); return "_ = \($0)"
        }
      }
      let header =
        section["headerTitle"].map { "header: \(text($0, "headerTitle", of: section)), " } ?? ""
      let footer =
        section["footerTitle"].map { "footer: \(text($0, "footerTitle", of: section)), " } ?? ""
      parts.append("StaticSection(\(header)\(footer)cells: [\(cells.joined(separator: ", "))])")
    }
    guard let controller = element.parent, controller.name == "tableViewController" else { return }
    output.add(
      "loader.object(\(SwiftText.literal(controller.id)), UITableViewController.self)"
        + ".setStaticSections([\(parts.joined(separator: ", "))])", from: element)
  }

  private mutating func configureCollection(
    _ element: Element, _ name: String, _ output: inout Output
  ) {
    if let layout = element.child(key: "collectionViewLayout"),
      layout.name == "collectionViewFlowLayout"
    {
      let type = layout["customClass"] ?? "UICollectionViewFlowLayout"
      output.block("do {", from: layout) { output in
        output.add("let layout = \(type)()")
        if let direction = layout["scrollDirection"] {
          output.add("layout.scrollDirection = .\(direction)")
        }
        for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
          if let value = layout[key] { output.add("layout.\(key) = \(SwiftText.number(value))") }
        }
        if let size = layout.child(key: "itemSize") {
          output.add(
            "layout.itemSize = CGSize(width: \(SwiftText.number(size["width"])), height: \(SwiftText.number(size["height"])))"
          )
        }
        output.add("\(name).collectionViewLayout = layout")
      }
    }
    for cell in element.child("cells")?.children ?? [] { writePrototype(cell, name, nil, &output) }
    for (key, kind) in [
      ("sectionHeaderView", "UICollectionView.elementKindSectionHeader"),
      ("sectionFooterView", "UICollectionView.elementKindSectionFooter"),
    ] {
      if let view = element.child(key: key) { writePrototype(view, name, kind, &output) }
    }
  }

  private mutating func writePrototype(
    _ cell: Element, _ name: String, _ kind: String?, _ output: inout Output
  ) {
    guard let identifier = cell["reuseIdentifier"] else { return }
    let of = kind.map { ", kind: \($0)" } ?? ""
    output.block(
      "\(name).addPrototype(\(SwiftText.literal(identifier))\(of), { (loader: InterfaceLoader) -> UIView in",
      from: cell, end: "}, loader)"
    ) { output in
      let variable = variable(cell)
      output.block("let \(variable) = \(creation(cell))") { configure(cell, &$0) }
      connect(cell, &output)
      output.add("return \(variable)")
    }
  }
}
