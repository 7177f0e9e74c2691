import BuildFormats
import UIKitSurface

extension CodeWriter {
  /// Writes the connections of an element.
  mutating func writeConnections(of element: Element, _ output: inout Output) {
    guard let connections = element.child("connections") else { return }
    var collections: [(property: String, members: [Element])] = []
    for connection in connections.children {
      switch connection.name {
      case "outlet": writeOutlet(connection, of: element, &output)
      case "outletCollection":
        let property = connection["property"] ?? ""
        if let place = collections.firstIndex(where: { $0.property == property }) {
          collections[place].members.append(connection)
        } else {
          collections.append((property, [connection]))
        }
      case "action": writeAction(connection, of: element, &output)
      case "segue": writeTrigger(connection, of: element, &output)
      default:
        diagnostics.skip(
          "<\(connection.name)> isn't known and is skipped", at: connection, in: element)
      }
    }
    for (property, members) in collections {
      writeCollection(property, members, of: element, &output)
    }
  }

  /// The property of an outlet.
  private enum Outlet {
    /// A property of the app's class with a declared type.
    case own(AppClasses.Member)
    /// A property of UIKit's class, whose type may be a protocol.
    case uiKit(isProtocol: Bool)
    /// Only the compiler knows.
    case unknown
  }

  /// Finds the property of an outlet; reports it if there is none.
  private mutating func outlet(
    _ property: String, _ connection: Element, of element: Element, _ type: ElementClass
  ) -> Outlet? {
    if let (owner, member) = classes.property(property, of: type.name) {
      guard !member.isPrivate || member.isConnected else {
        diagnostics.broken(
          "outlet \"\(property)\": \(owner).\(property) is private and no @IBOutlet",
          at: connection, in: element)
        return nil
      }
      return .own(member)
    }
    let lineage = classes.lineage(of: type.name)
    switch UIKitSurface.property(property, of: lineage) {
    case .object: return .uiKit(isProtocol: false)
    case .delegate: return .uiKit(isProtocol: true)
    case .readOnly:
      diagnostics.warn(
        "outlet \"\(property)\": UIKit sets it itself; it is skipped", at: connection, in: element)
      return nil
    case nil: break
    }
    if isMissing(element) { return nil }
    guard type.origin == .uiKit || classes.isKnown(type.name) else { return .unknown }
    if type.origin == .uiKit {
      diagnostics.skip(
        "\(type.name) has no outlet \"\(property)\" here; it is skipped", at: connection,
        in: element)
      return nil
    }
    diagnostics.broken(
      "outlet \"\(property)\": \(type.name) has no property \(property)"
        + hint(property, among: propertyNames(of: type.name)), at: connection, in: element)
    return nil
  }

  /// The names of the properties that a class has or inherits from classes of the app.
  func propertyNames(of type: String) -> [String] {
    classes.lineage(of: type).flatMap { owner in
      (classes.members[owner] ?? []).filter { $0.selector == nil }.map(\.name)
    }
  }

  /// A hint at a similar name.
  func hint(_ name: String, among names: [String]) -> String {
    Spelling.nearest(name, among: names).map { "; did you mean \($0)?" } ?? ""
  }

  /// Returns the element to which a connection leads, if its object exists; reports it if not.
  mutating func destination(
    of connection: Element, _ what: String, in element: Element
  ) -> (element: Element, type: ElementClass)? {
    let id = connection["destination"] ?? ""
    guard let target = document.elements[id] else {
      diagnostics.warn(
        "\(what) leads to \(id), which the document doesn't have; it is skipped", at: connection,
        in: element)
      return nil
    }
    if let prototype = target.prototype, !element.isInside(prototype) {
      diagnostics.broken(
        "\(what) leads to \(document.title(of: target)) in a prototype, of which there may be any "
          + "number", at: connection, in: element)
      return nil
    }
    guard let type = elementClass(of: target) else {
      diagnostics.skip(
        "a connection to <\(target.name)> is skipped", at: connection, in: element)
      return nil
    }
    return (target, type)
  }

  private mutating func writeOutlet(
    _ connection: Element, of element: Element, _ output: inout Output
  ) {
    guard let property = connection["property"], let type = elementClass(of: element),
      let (target, value) = destination(of: connection, "outlet \"\(property)\"", in: element),
      let outlet = outlet(property, connection, of: element, type)
    else { return }
    if case .own(let member) = outlet, let declared = member.type.map(DeclaredType.init),
      !fits(value, declared.name, target)
    {
      diagnostics.broken(
        "outlet \"\(property)\" of type \(declared.name) leads to \(document.title(of: target)), "
          + "which is a \(value.name)", at: connection, in: element)
      return
    }
    let note = SwiftText.comment(
      "outlet of \(document.place(of: element)) to \(document.title(of: target))")
    let name = SwiftText.member(property)
    // If the module of its class is missing, the object is one of UIKit's class.
    let mayStandIn = target.name != "placeholder" && value.isOfModule
    let line =
      isChecked(outlet) && !mayStandIn
      ? assignment(of: self.object(target, value), to: name, of: self.object(element, type))
      : setting(
        property, "\(SwiftLiteral.text(target.id))", of: element, type,
        isOptional: mayStandIn || diagnostics.isLenient || asksForMethods(outlet, property))
    write(
      "\(line)  // \(note)", from: connection,
      guarding: [(element, type)] + (mayStandIn ? [] : [(target, value)]), &output)
  }

  /// A statement that sets a property to an object, if both exist.
  private func assignment(of value: ObjectCode, to property: String, of owner: ObjectCode) -> String
  {
    guard value.mayBeMissing else { return "\(owner.chained).\(property) = \(value.text)" }
    return "if let object = \(value.text) { \(owner.chained).\(property) = object }"
  }

  /// A statement that sets a property to objects whose class is compared at run time.
  private func setting(
    _ property: String, _ ids: String, of element: Element, _ type: ElementClass, isOptional: Bool
  ) -> String {
    let owner = object(element, type)
    let name = owner.mayBeMissing ? "object" : owner.text
    let outlet =
      "InterfaceOutlet(\(SwiftLiteral.text(property)), of: \(SwiftLiteral.text(element.id))"
      + (isOptional ? ", isOptional: true)" : ")")
    let call = "loader.set(&\(name).\(SwiftText.member(property)), \(ids), \(outlet))"
    return owner.mayBeMissing ? "if let object = \(owner.text) { \(call) }" : call
  }

  /// Whether an outlet leads to a delegate of UIKit's, of which UIKit needs no method.
  private func asksForMethods(_ outlet: Outlet, _ property: String) -> Bool {
    guard case .uiKit(isProtocol: true) = outlet else { return false }
    return property != "dataSource"
  }

  /// Whether the compiler can check that a value has an outlet's type.
  private func isChecked(_ outlet: Outlet) -> Bool {
    switch outlet {
    case .uiKit(let isProtocol): !isProtocol
    case .unknown: true
    case .own(let member):
      member.type.map { isClass(DeclaredType($0).name) } == true
    }
  }

  private func isClass(_ name: String) -> Bool {
    UIKitSurface.isClass(name) || classes.superclasses[name] != nil
  }

  /// Whether an object may be assigned to a property of a type; only what is surely wrong isn't.
  private func fits(_ value: ElementClass, _ declared: String, _ target: Element) -> Bool {
    guard isClass(declared), value.origin != .app || classes.isKnown(value.name),
      !isMissing(target)
    else { return true }
    return value.isOfModule || classes.lineage(of: value.name).contains(declared)
  }

  private mutating func writeCollection(
    _ property: String, _ members: [Element], of element: Element, _ output: inout Output
  ) {
    guard !property.isEmpty, let type = elementClass(of: element) else { return }
    let targets = members.compactMap {
      destination(of: $0, "outlet collection \"\(property)\"", in: element)
    }
    let ids = targets.map { SwiftLiteral.text($0.element.id) }.joined(separator: ", ")
    let note = SwiftText.comment("outlet collection of \(document.place(of: element))")
    if property == "gestureRecognizers" {
      output.add(
        "loader.addGestures([\(ids)], to: \(SwiftLiteral.text(element.id)))", from: members.first)
      return
    }
    guard let first = members.first, outlet(property, first, of: element, type) != nil else {
      return
    }
    let line = setting(
      property, "all: [\(ids)]", of: element, type,
      isOptional: diagnostics.isLenient)
    write("\(line)  // \(note)", from: first, guarding: [(element, type)], &output)
  }
}

/// A declared type of a property without what says that it may be missing.
struct DeclaredType {
  let name: String

  init(_ text: String) {
    let plain = text.filter { !"?! ()".contains($0) }
    name = plain.hasPrefix("any") && text.hasPrefix("any ") ? String(plain.dropFirst(3)) : plain
  }
}
