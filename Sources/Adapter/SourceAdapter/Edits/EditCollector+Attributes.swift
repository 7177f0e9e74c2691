import SwiftSyntax

extension EditCollector {
  /// Attributes that have no meaning without the Objective-C runtime.
  private static let struck: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying",
  ]

  /// Strikes the attributes of Objective-C and of Interface Builder; `@UIApplicationMain` becomes
  /// `@main`.
  func adapt(attribute node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    switch name {
    case "UIApplicationMain", "NSApplicationMain":
      edits.replace(node.attributeName, with: "main")
    case "NSManaged": adapt(managed: node)
    case "convention":
      if node.arguments?.trimmedDescription.hasPrefix("block") == true {
        edits.remove(node, in: bytes)
      }
    default:
      if Self.struck.contains(name) { edits.remove(node, in: bytes) }
      if let name = node.attributeName.as(MemberTypeSyntax.self) { adapt(qualified: name) }
      if let name = node.attributeName.as(IdentifierTypeSyntax.self) { noteUse(of: name.name) }
    }
  }

  /// Strikes `dynamic`; `private` and `fileprivate` are struck from what a storyboard connects,
  /// and from what other files use after a move.
  func adapt(modifier node: DeclModifierSyntax) {
    switch node.name.text {
    case "dynamic": edits.remove(node, in: bytes)
    case "private", "fileprivate":
      guard let declaration = node.parent?.parent?.as(DeclSyntax.self),
        !declaration.is(ExtensionDeclSyntax.self), isLifted(declaration)
      else { return }
      edits.remove(node, in: bytes)
    default: break
    }
  }

  /// Takes `private` from an extension that has something which must be visible, and gives
  /// `fileprivate` to the rest.
  func adapt(extension node: ExtensionDeclSyntax) {
    guard
      let modifier = node.modifiers.first(where: {
        ["private", "fileprivate"].contains($0.name.text)
      })
    else { return }
    let members = node.memberBlock.members.declarations
    let inherits = members.filter { !$0.saysAccess }
    guard inherits.contains(where: isLifted) else { return }
    edits.remove(modifier, in: bytes)
    for member in inherits where !isLifted(member) {
      edits.insert("fileprivate ", at: member.offsetBehindAttributes)
    }
  }

  /// Whether a declaration must be visible in other files.
  private func isLifted(_ declaration: DeclSyntax) -> Bool {
    declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.connectsInterface == true
      || !widened.isDisjoint(with: declaration.declaredNames) || isWindowOfDelegate(declaration)
  }

  /// Whether a declaration is the property `window` of a delegate of the app or of a scene.
  ///
  /// It is an optional requirement in Objective-C, which a private property doesn't meet. In
  /// Swift, one of that name must be visible.
  private func isWindowOfDelegate(_ declaration: DeclSyntax) -> Bool {
    guard declaration.is(VariableDeclSyntax.self), declaration.declaredNames == ["window"],
      let type = scopes.last
    else { return false }
    return ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains {
      index.conformsBelow(type, to: $0)
    }
  }
}

extension DeclSyntax {
  /// The names that the declaration declares.
  var declaredNames: [String] {
    if let named = asProtocol((any NamedDeclSyntax).self) { return [named.name.identifierText] }
    return MemberFacts.all(in: self).map(\.name)
  }

  /// The start of the first word after the attributes.
  fileprivate var offsetBehindAttributes: Int {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    let next = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(
      viewMode: .sourceAccurate)
    return (next?.trimmedBytes ?? trimmedBytes).lowerBound
  }
}
