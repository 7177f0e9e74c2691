import BuildFormats

extension CodeWriter {
  mutating func writeAction(
    _ action: Element, of element: Element, _ output: inout Output
  ) {
    guard let selector = action["selector"], let id = action["destination"],
      elementClass(of: element) != nil
    else { return }
    let event = action["eventType"] ?? "touchUpInside"
    let sender = SwiftLiteral.text(element.id)
    let note = SwiftText.comment("action of \(document.place(of: element))")
    let target = document.elements[id]
    if target?["placeholderIdentifier"] == "IBFirstResponder" {
      let actions = responderActions(selector)
      guard !actions.isEmpty else {
        diagnostics.warn(
          "action \"\(selector)\" of the first responder: no class of the app has it; it is skipped",
          at: action, in: element)
        return
      }
      output.add(
        "loader.action(\(sender), \(SwiftLiteral.text(event)), [\(actions.joined(separator: ", "))])"
          + "  // \(note)", from: action)
      return
    }
    guard let (target, owner) = destination(of: action, "action \"\(selector)\"", in: element),
      let method = method(selector, of: owner, target, action, in: element)
    else { return }
    write(
      "loader.action(\(sender), \(SwiftLiteral.text(event)), \(SwiftLiteral.text(target.id)), "
        + "Selector(\(SwiftLiteral.text(selector)), \(method)))  // \(note)",
      from: action,
      // Without its target, an action isn't connected; UIKit's class may stand for the sender's.
      guarding: [(target, owner)].filter { $0.0.name != "placeholder" }, &output)
  }

  /// Returns the method for an action, such as `LoginViewController.tapped(_:)`; reports it if
  /// there is none.
  private mutating func method(
    _ selector: String, of type: ElementClass, _ target: Element, _ action: Element,
    in element: Element
  ) -> String? {
    if let (owner, member) = classes.method(selector, of: type.name) {
      guard !member.isPrivate || member.isConnected else {
        diagnostics.broken(
          "action \"\(selector)\": \(owner).\(member.name) is private and no @IBAction",
          at: action, in: element)
        return nil
      }
      return "\(type.name).\(SwiftText.member(member.name))"
    }
    let lineage = classes.lineage(of: type.name)
    if let method = UIKitAction.method(selector, of: lineage) { return method }
    if isMissing(target) { return nil }
    if type.origin == .uiKit {
      diagnostics.skip(
        "\(type.name) has no action \"\(selector)\" here; it is skipped", at: action, in: element)
      return nil
    }
    guard classes.isKnown(type.name) else {
      return "\(type.name).\(SwiftText.member(Self.method(of: selector)))"
    }
    let names = lineage.flatMap { owner in (classes.members[owner] ?? []).compactMap(\.selector) }
    diagnostics.broken(
      "action \"\(selector)\": \(type.name) has no method \(Self.method(of: selector))"
        + hint(selector, among: names), at: action, in: element)
    return nil
  }

  /// The selectors with a name that objects in the responder chain may have.
  private func responderActions(_ selector: String) -> [String] {
    selectors(selector) { classes.lineage(of: $0).contains("UIResponder") }
  }

  /// The selectors with a name that objects of some classes have, as far as others see them.
  private func selectors(
    _ name: String, where fits: (_ owner: String) -> Bool = { _ in true }
  ) -> [String] {
    classes.methods(name)
      .filter { fits($0.owner) && (!$0.member.isPrivate || $0.member.isConnected) }
      .map {
        "Selector(\(SwiftLiteral.text(name)), \($0.owner).\(SwiftText.member($0.member.name)))"
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
  func writeTrigger(_ segue: Element, of element: Element, _ output: inout Output) {
    guard ElementKind.controllers[element.name] == nil, segue["id"] != nil,
      segue["destination"] != nil, segue["kind"] != "relationship",
      ElementKind.type(of: element) != nil
    else { return }
    output.add(
      "loader.segue(\(SwiftLiteral.text(segue.id)), from: \(SwiftLiteral.text(element.id)))",
      from: segue)
  }

  /// Writes the function that returns what segues need of the app's classes.
  mutating func writeSegues(_ output: inout Output) {
    var cases = Output(path: document.path)
    for segue in document.objects where segue.name == "segue" {
      checkDestination(of: segue)
      guard let code = code(of: segue) else { continue }
      let note = SwiftText.comment(
        "segue \(segue["identifier"] ?? segue.id) of \(document.scene(of: segue) ?? "")")
      cases.add("case \(SwiftLiteral.text(segue.id)):")
      cases.add("  return \(code)  // \(note)", from: segue)
    }
    guard !cases.lines.isEmpty else { return }
    output.block("static func segue(_ id: String) -> InterfaceSegue.Code? {") { output in
      output.add("switch id {")
      for line in cases.lines { output.add(raw: line) }
      output.add("default: return nil")
      output.add("}")
    }
  }

  private mutating func checkDestination(of segue: Element) {
    guard let id = segue["destination"], document.elements[id] == nil,
      segue.parent?.name == "connections"
    else { return }
    diagnostics.warn(
      "segue \(segue["identifier"].map { "\"\($0)\"" } ?? segue.id) leads to \(id), which the "
        + "document doesn't have; it does nothing", at: segue, in: segue.parent?.parent ?? segue)
  }

  private mutating func code(of segue: Element) -> String? {
    let owner = segue.parent?.parent ?? segue
    switch segue["kind"] {
    case "custom":
      guard let name = segue["customClass"] else { return nil }
      guard let type = classes.swiftName(of: name) else {
        diagnostics.warn(
          "the app has no class \(name); the segue shows its destination", at: segue, in: owner)
        return nil
      }
      return ".custom({ \(type)(identifier: $0, source: $1, destination: $2) })"
    case "unwind":
      guard let selector = segue["unwindAction"] else { return nil }
      let actions = selectors(selector)
      if actions.isEmpty {
        diagnostics.warn(
          "unwind action \"\(selector)\": no class of the app has it", at: segue, in: owner)
      }
      return ".unwind([\(actions.joined(separator: ", "))])"
    default:
      guard let selector = segue["destinationCreationSelector"] else { return nil }
      return creator(selector, of: segue, owner)
    }
  }

  /// The call of a segue action, which creates the destination.
  ///
  /// The action is one of the segue's source, or of the controller that shows the source: a
  /// navigation controller has none of its own.
  private mutating func creator(
    _ selector: String, of segue: Element, _ owner: Element
  ) -> String? {
    let methods = classes.methods(selector).filter {
      classes.lineage(of: $0.owner).contains("UIViewController")
    }
    guard !methods.isEmpty else {
      diagnostics.broken(
        "segue action \"\(selector)\": no controller of the app has it", at: segue, in: owner)
      return nil
    }
    let cases = methods.map { owner, member in
      "if let source = source as? \(owner) { return \(call(member, segue)) }"
    }
    return ".creator({ source, coder, sender in \(cases.joined(separator: "; ")); return nil })"
  }

  private func call(_ member: AppClasses.Member, _ segue: Element) -> String {
    let labels = member.name.split(separator: "(").last?.dropLast().split(separator: ":") ?? []
    let identifier = segue["identifier"].map(SwiftLiteral.text) ?? "nil"
    let arguments = zip(labels, ["coder", "sender", identifier])
      .map { $0 == "_" ? $1 : "\($0): \($1)" }
    return "source.\(member.name.prefix { $0 != "(" })(\(arguments.joined(separator: ", ")))"
  }
}
