import SwiftSyntax
import UIKitSurface

/// Edits of calls that Objective-C makes on any object, and Swift only on one of a known type.
extension EditCollector {
  /// Whether the module is RxCocoa, or imports it: its delegate proxies hold any object.
  private var usesProxies: Bool { index.declaration(of: "DelegateProxyType") != nil }

  /// Makes a call of any object's method, as in `_forwardToDelegate?.scrollViewDidScroll?(view)`,
  /// one of an object that conforms to the protocol with the method.
  ///
  /// RxCocoa has the object as a property, and earlier than 4 as a function.
  func adapt(dynamicLookup node: MemberAccessExprSyntax) {
    guard usesProxies, let chain = node.base?.as(OptionalChainingExprSyntax.self),
      ["_forwardToDelegate", "forwardToDelegate()"].contains(
        chain.expression.written.trimmingPrefix("self."))
    else { return }
    let name = node.declName.baseName.identifierText
    let owner =
      name == "responds"
      ? "NSObjectProtocol"
      : UIKitOptionals.owner(of: name) ?? index.optionalMembers(name).first?.owner
    guard let owner else { return }
    let range = chain.expression.trimmedBytes
    edits.insert("(", at: range.lowerBound)
    edits.insert(" as? any \(owner))", at: range.upperBound)
  }

  /// Lets a delegate's type be a protocol, as in `where Proxy.Delegate: AnyObject`.
  ///
  /// In Objective-C, a value whose type is a protocol is an object; in Swift, it only contains one.
  func adapt(conformance node: ConformanceRequirementSyntax) {
    guard usesProxies, node.rightType.trimmedDescription == "AnyObject",
      let member = node.leftType.as(MemberTypeSyntax.self),
      ["Delegate", "DataSource"].contains(member.name.text)
    else { return }
    edits.replace(node.rightType, with: "Any")
    // Its operator compares such a value with an object.
    conformances.append("@_spi(RxCocoa) import RxCocoaRuntime")
  }

  /// Gives notification centers what RxSwift gives to all objects of `NSObject`, of which they are
  /// none in Foundation on Linux.
  func adapt(reactive node: ExtensionDeclSyntax) {
    guard node.extendedType.trimmedDescription == "Reactive",
      node.genericWhereClause?.requirements.trimmedDescription == "Base: NotificationCenter",
      let own = index.declaration(of: "DelegateProxyType"), own.module == nil
    else { return }
    conformances.append("extension NotificationCenter: ReactiveCompatible {}")
  }
}
