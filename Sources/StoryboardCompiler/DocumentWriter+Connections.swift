extension DocumentWriter {
  /// Writes the connections of an element and of what is inside it; prototypes have their own.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - output: The code.
  ///   - isGuarded: Whether the element is a nib's owner, which may be missing.
  mutating func connect(_ element: Element, _ output: inout Output, isGuarded: Bool = false) {
    if let connections = element.child("connections") {
      if isGuarded {
        let type = type(of: element)
        output.block("if let owner = owner as? \(type) {", from: element) { output in
          write(connections, of: element, as: "owner", &output)
        }
      } else if ElementKind.type(of: element) != nil {
        let object = "loader.object(\(SwiftText.literal(element.id)), \(type(of: element)).self)"
        write(connections, of: element, as: object, &output)
      }
    }
    // What a controller has before its view is loaded is connected when it is configured.
    let isController = ElementKind.controllers[element.name] != nil
    for child in element.children where !["prototypes", "connections"].contains(child.name) {
      if isController, ["navigationItem", "toolbarItems"].contains(child.name) { continue }
      if element.name == "collectionView",
        ["cells", "collectionReusableView"].contains(child.name)
      {
        continue
      }
      connect(child, &output)
    }
  }

  private mutating func write(
    _ connections: Element, of element: Element, as object: String, _ output: inout Output
  ) {
    var collections: [String: [Element]] = [:]
    for connection in connections.children {
      switch connection.name {
      case "outlet":
        guard let property = connection["property"], let value = destination(connection) else {
          continue
        }
        let note = "  // outlet of \(document.title(of: element)) to \(title(connection))"
        if element.name == "placeholder" || ElementKind.controllers[element.name] != nil,
          property == "view"
        {
          output.add("\(object).view = \(value)\(note)", from: connection)
        } else if ["delegate", "dataSource"].contains(property),
          ElementKind.views[element.name] != nil
        {
          output.add("\(object).\(property) = \(value)\(note)", from: connection)
        } else {
          output.add("\(object).\(property) = \(value)\(note)", from: connection)
        }
      case "outletCollection":
        collections[connection["property"] ?? "", default: []].append(connection)
      case "action": writeAction(connection, of: element, as: object, &output)
      case "segue": writeTrigger(connection, of: element, as: object, &output)
      default: skip("<\(connection.name)>", element)
      }
    }
    for (property, members) in collections.sorted(by: { $0.key < $1.key }) where !property.isEmpty {
      if property == "gestureRecognizers" {
        for member in members {
          if let value = destination(member) {
            output.add("\(object).addGestureRecognizer(\(value))", from: member)
          }
        }
        continue
      }
      let values = members.compactMap { destination($0) }
      let note = "  // outlet collection of \(document.title(of: element))"
      output.add(
        "\(object).\(property) = [\(values.joined(separator: ", "))]\(note)", from: members.first)
    }
  }

  private func title(_ connection: Element) -> String {
    connection["destination"].flatMap { document.elements[$0] }.map(document.title) ?? "?"
  }

  /// The expression for the object to which a connection leads; `nil` if there is none.
  private mutating func destination(_ connection: Element) -> String? {
    guard let id = connection["destination"], let element = document.elements[id] else {
      return nil
    }
    if element.name == "placeholder" {
      guard element["placeholderIdentifier"] == "IBFilesOwner" else { return nil }
      return "loader.object(\(SwiftText.literal(id)), \(type(of: element)).self)"
    }
    guard ElementKind.type(of: element) != nil else {
      skip("a connection to <\(element.name)>", element)
      return nil
    }
    return "loader.object(\(SwiftText.literal(id)), \(type(of: element)).self)"
  }

  private mutating func writeAction(
    _ action: Element, of element: Element, as object: String, _ output: inout Output
  ) {
    guard let selector = action["selector"], let id = action["destination"],
      let target = document.elements[id]
    else { return }
    let isResponder = target["placeholderIdentifier"] == "IBFirstResponder"
    let type = type(of: target)
    let owner = isResponder ? classes.actions.first { $0.selector == selector }?.owner : type
    guard let owner else { return skip("the action \(selector) of the first responder", element) }
    let method = classes.action(selector, of: owner)?.name ?? Self.method(of: selector)
    let value = "Selector(\(SwiftText.literal(selector)), \(owner).\(method))"
    let place = isResponder ? "nil" : destination(action) ?? "nil"
    let note = "  // action of \(document.title(of: element))"
    if ElementKind.gestures[element.name] != nil {
      output.add("\(object).addTarget(\(place) as Any, action: \(value))\(note)", from: action)
    } else if element.name == "barButtonItem" {
      output.add("\(object).target = \(place)", from: action)
      output.add("\(object).action = \(value)\(note)", from: action)
    } else {
      let event = action["eventType"] ?? "touchUpInside"
      output.add(
        "\(object).addTarget(\(place), action: \(value), for: .\(event))\(note)", from: action)
    }
  }

  /// The Swift name of a method, if nothing is known but its selector.
  static func method(of selector: String) -> String {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first else { return selector }
    return first + "(_:"
      + pieces.dropFirst().dropLast().map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  /// Writes what starts a segue when a person uses the element.
  private func writeTrigger(
    _ segue: Element, of element: Element, as object: String, _ output: inout Output
  ) {
    let trigger = "loader.trigger(\(SwiftText.literal(segue.id)))"
    switch element.name {
    case "tableViewCell", "collectionViewCell":
      let property = segue["trigger"] == "accessoryAction" ? "accessoryTrigger" : "selectionTrigger"
      output.add("\(object).\(property) = \(trigger)", from: segue)
    case "containerView":
      output.add("loader.embed(\(SwiftText.literal(segue.id)), in: \(object))", from: segue)
    case "barButtonItem":
      output.block("do {", from: segue) { output in
        output.add("let trigger = \(trigger)")
        output.add("loader.keep(trigger)")
        output.add("\(object).target = trigger")
        output.add("\(object).action = InterfaceTrigger.action")
      }
    default:
      let isGesture = ElementKind.gestures[element.name] != nil
      guard isGesture || ElementKind.views[element.name] != nil else { return }
      output.block("do {", from: segue) { output in
        output.add("let trigger = \(trigger)")
        output.add("loader.keep(trigger)")
        output.add(
          isGesture
            ? "\(object).addTarget(trigger, action: InterfaceTrigger.action)"
            : "\(object).addTarget(trigger, action: InterfaceTrigger.action, for: .primaryActionTriggered)"
        )
      }
    }
  }
}
