import SwiftSyntax

/// The modules that take the place of Apple's under another name: flowsh's, and parts of
/// Foundation.
///
/// Every package in an app's graph finds the modules of flowsh. One named `os` or `Security`
/// would make `canImport` true in packages that then use what only Apple's modules have. So the
/// names are replaced in the app's own sources.
enum StandIn {
  private static let modules = [
    "Combine": "CombinePublishers", "Contacts": "ContactRecords", "CoreData": "ManagedObjects",
    "CryptoKit": "CryptoHashes", "Security": "KeychainServices", "SwiftUI": "SwiftUIState",
    "SwiftUICore": "SwiftUIState",
    "os": "UnifiedLogging", "OSLog": "UnifiedLogging",
  ]

  /// Returns the name of the module in the place of another one, or of a part of it.
  static func module(for path: String) -> String? {
    modules[String(path.prefix { $0 != "." })]
  }

  /// Returns the module in the place of one that qualifies a name.
  ///
  /// A variable may have the name of a module, so the name must look like one of the module's.
  static func module(for base: String, qualifying name: String) -> String? {
    if base == "Foundation" { return partOfFoundation(name) }
    let isMember =
      switch base {
      case "os": name.hasPrefix("os_") || name.hasPrefix("OS") || name == "Logger"
      case "Combine", "CoreData", "CryptoKit", "SwiftUI": true
      case "Contacts": name.hasPrefix("CN")
      case "Security": isKeychain(name) || name.hasPrefix("Sec") || name == "OSStatus"
      default: false
      }
    return isMember ? modules[base] : nil
  }

  /// Returns the module, by its name on iOS, that has a name which needs only Foundation there.
  ///
  /// Types of FoundationNetworking aren't among them, because every file imports that.
  static func module(bringing name: String) -> String? {
    if isKeychain(name) { return "Security" }
    if ["ObservableObject", "ObservableObjectPublisher", "Published"].contains(name) {
      return "Combine"
    }
    return isParser(name) ? "FoundationXML" : nil
  }

  /// Whether a name is one of those that every app's keychain code uses.
  private static func isKeychain(_ name: String) -> Bool {
    ["kSec", "errSec", "SecItem", "SecRandom"].contains { name.hasPrefix($0) }
  }

  private static func isParser(_ name: String) -> Bool {
    ["XMLParser", "XMLParserDelegate"].contains(name)
  }

  /// Returns the module into which a type has moved from Foundation.
  private static func partOfFoundation(_ name: String) -> String? {
    if isParser(name) { return "FoundationXML" }
    let hasMoved = [
      "CachedURLResponse", "HTTP", "NSMutableURLRequest", "NSURLRequest", "URLAuthentication",
      "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLRequest",
      "URLResponse", "URLSession",
    ].contains { name.hasPrefix($0) }
    return hasMoved ? "FoundationNetworking" : nil
  }
}

extension EditCollector {
  /// Replaces the name of a module that qualifies an expression's name.
  func adapt(qualified node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
    replace(base.baseName, qualifying: node.declName.baseName.identifierText)
  }

  /// Replaces the name of a module that qualifies a type's name.
  func adapt(qualified node: MemberTypeSyntax) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return }
    replace(base.name, qualifying: node.name.identifierText)
  }

  private func replace(_ base: TokenSyntax, qualifying name: String) {
    guard let module = StandIn.module(for: base.text, qualifying: name) else { return }
    edits.replace(base, with: module)
    if base.text == "Foundation" { broughtModules.insert(module) }
  }

  /// Remembers the module of a name that needs no import on iOS.
  func noteUse(of name: TokenSyntax) {
    guard let module = StandIn.module(bringing: name.text), !index.isSeen(name.text) else { return }
    broughtModules.insert(module)
  }
}
