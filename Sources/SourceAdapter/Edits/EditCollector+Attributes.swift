#if AppSources
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
      if name == "UIApplicationMain" || name == "NSApplicationMain" {
        edits.replace(node.attributeName, with: "main")
      } else if Self.struck.contains(name) {
        edits.remove(node, in: bytes)
      }
    }

    /// Strikes `dynamic`; `private` and `fileprivate` are struck from what a storyboard connects.
    func adapt(modifier node: DeclModifierSyntax) {
      switch node.name.text {
      case "dynamic": edits.remove(node, in: bytes)
      case "private", "fileprivate":
        if node.isOfConnectedMember || !widened.isDisjoint(with: node.declaredNames) {
          edits.remove(node, in: bytes)
        }
      default: break
      }
    }
  }

  extension DeclModifierSyntax {
    /// The names that the declaration declares.
    fileprivate var declaredNames: [String] {
      guard let declaration = parent?.parent?.as(DeclSyntax.self) else { return [] }
      if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
        return [named.name.identifierText]
      }
      return MemberFacts.all(in: declaration).map(\.name)
    }

    /// Whether the declaration is an outlet, an action, or an attribute that a storyboard sets.
    fileprivate var isOfConnectedMember: Bool {
      guard let list = parent?.as(DeclModifierListSyntax.self),
        let declaration = list.parent?.asProtocol((any WithAttributesSyntax).self)
      else { return false }
      return ["IBOutlet", "IBAction", "IBInspectable", "IBSegueAction"]
        .contains { declaration.attributes.contains(named: $0) }
    }
  }
#endif
