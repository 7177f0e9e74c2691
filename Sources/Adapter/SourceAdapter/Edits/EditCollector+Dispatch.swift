import BuildFormats
import SwiftSyntax

// In Objective-C, a class can override what an extension of UIKit's class declares, such as
// `extension UIViewController { @objc func setUp() {} }`. In Swift it can't. So the override gets
// a name and a protocol of its own, and the extension's member asks for the protocol.
extension EditCollector {
  /// Makes a member of an extension one that calls its overrides.
  func adapt(overridable declaration: DeclSyntax) {
    guard let owner = scopes.last, !declaration.isLocal,
      let facts = MemberFacts.all(in: declaration).first, !facts.isOverride,
      index.isOverriddenOutside(facts, of: owner)
    else { return }
    let member = MovedMember(owner: owner, declaration: declaration, modifiers: "", clauses: [])
    guard let forwarding = member.forwarding else { return }
    let name = forwarding.name.identifierText
    let own = MovedMember.extensionName(name)
    edits.replace(forwarding.name, with: own)
    dispatched.append(
      DispatchedMember(
        owner: owner, declaration: declaration,
        modifiers: declaration.enclosingExtension?.modifiers(for: declaration) ?? "", name: name,
        protocolName: Self.optional(owner, facts.fullName),
        isProperty: facts.kind == .property, forwarding: forwarding))
  }

  /// Gives an override of such a member its own name.
  func adapt(override declaration: DeclSyntax, _ name: TokenSyntax) {
    guard let type = scopes.last, let facts = MemberFacts.all(in: declaration).first,
      facts.isOverride, let (owner, isFirst) = index.outsideOwner(of: facts, in: type)
    else { return }
    edits.replace(name, with: Self.overrideName(name.identifierText))
    guard isFirst else { return }
    if let modifier = declaration.modifiers.first(where: { $0.name.text == "override" }) {
      edits.remove(modifier, in: bytes)
    }
    conformances.append("extension \(type): \(Self.optional(owner, facts.fullName)) {}")
  }

  /// Makes `super.setUp()` a call of the overridden member itself.
  func adapt(superAccess node: MemberAccessExprSyntax) {
    guard node.base?.is(SuperExprSyntax.self) == true, let type = scopes.last else { return }
    let name = node.declName.baseName.identifierText
    for member in index.members(name, of: type) where member.isOverride {
      guard let (_, isFirst) = index.outsideOwner(of: member, in: type) else { continue }
      edits.replace(
        node.declName.baseName,
        with: isFirst ? MovedMember.extensionName(name) : Self.overrideName(name))
      return
    }
  }

  private static func overrideName(_ name: String) -> String { name + "_override" }

  /// The protocols of overrides, and the members that call them.
  var dispatchers: [String] {
    dispatched.map { member in
      let forwarding = member.forwarding
      let signature = String(
        decoding: edits.applied(to: bytes, in: forwarding.signature), as: UTF8.self
      ).split(whereSeparator: \.isNewline).joined(separator: " ").trimmingEnd
      let own = MovedMember.extensionName(member.name)
      let requirement = requirement(of: member)
        .replacing(own, with: Self.overrideName(member.name))
      let accessors =
        member.isProperty ? forwarding.isSettable ? " { get set }" : " { get }" : ""
      let target = Self.overrideName(member.name) + forwarding.arguments
      let actor = member.owner.hasPrefix("UI") ? "@MainActor " : ""
      let get = """
        if let object = self as? any \(member.protocolName) { \
        return \(forwarding.words)object.\(target) }; \
        return \(forwarding.words)\(own)\(forwarding.arguments)
        """
      let set = """
        set { if let object = self as? any \(member.protocolName) { object.\(target) = newValue } \
        else { \(own) = newValue } }
        """
      let body = forwarding.isSettable ? "{ get { \(get) } \(set) }" : "{ \(get) }"
      return SwiftLiteral.location(path, line: line(at: forwarding.signature.lowerBound)) + "\n"
        + "\(actor)protocol \(member.protocolName): AnyObject { \(requirement)\(accessors) }\n"
        + "extension \(member.owner) { "
        + "\(member.modifiers)\(signature.replacing(own, with: member.name)) \(body) }"
    }
  }

  /// The signature without what a requirement can't have: access, and values of parameters.
  private func requirement(of member: DispatchedMember) -> String {
    var edits = edits
    for modifier in member.declaration.modifiers { edits.remove(modifier, in: bytes) }
    let function = member.declaration.as(FunctionDeclSyntax.self)
    for parameter in function?.signature.parameterClause.parameters ?? [] {
      guard let value = parameter.defaultValue else { continue }
      edits.replace(
        parameter.type.trimmedBytes.upperBound..<value.trimmedBytes.upperBound, with: "")
    }
    let text = String(
      decoding: edits.applied(to: bytes, in: member.forwarding.signature), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).joined(separator: " ").trimmingEnd
  }
}

/// A member of an extension of another module's class, which classes of the target override.
struct DispatchedMember {
  let owner: String
  let declaration: DeclSyntax
  /// The modifiers that the member has of its extension, such as `public`.
  let modifiers: String
  let name: String
  /// The protocol that overrides conform to.
  let protocolName: String
  let isProperty: Bool
  let forwarding: MovedMember.Forwarding
}

extension DeclSyntax {
  /// The extension that has the member, which may stand inside `#if`.
  fileprivate var enclosingExtension: ExtensionDeclSyntax? {
    var next = parent
    while let node = next, !node.is(ExtensionDeclSyntax.self) { next = node.parent }
    return next?.as(ExtensionDeclSyntax.self)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
