#if AppSources
  import SwiftSyntax

  /// flowsh's modules that take the place of Apple's under another name.
  ///
  /// Every package in an app's graph finds the modules of flowsh. One named `os` or `Security` would
  /// make `canImport` true in packages that then use what only Apple's modules have. So the names are
  /// replaced in the app's own sources.
  enum StandIn {
    private static let modules = [
      "Security": "KeychainServices", "os": "UnifiedLogging", "OSLog": "UnifiedLogging",
    ]

    /// Returns the name of the module in the place of another one, or of a part of it.
    static func module(for path: String) -> String? {
      modules[String(path.prefix { $0 != "." })]
    }

    /// Returns the module in the place of one that qualifies a name.
    ///
    /// A variable may have the name of a module, so the name must look like one of the module's.
    static func module(for base: String, qualifying name: String) -> String? {
      let isMember =
        switch base {
        case "os": name.hasPrefix("os_") || name.hasPrefix("OS") || name == "Logger"
        case "Security": isKeychain(name) || name.hasPrefix("Sec") || name == "OSStatus"
        default: false
        }
      return isMember ? modules[base] : nil
    }

    /// Whether a name is one of those that every app's keychain code uses.
    static func isKeychain(_ name: String) -> Bool {
      ["kSec", "errSec", "SecItem", "SecRandom"].contains { name.hasPrefix($0) }
    }
  }

  extension EditCollector {
    /// Replaces the name of a module that qualifies an expression's name.
    func adapt(qualified node: MemberAccessExprSyntax) {
      guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return }
      let name = node.declName.baseName.identifierText
      guard let module = StandIn.module(for: base.baseName.text, qualifying: name) else { return }
      edits.replace(base, with: module)
    }

    /// Replaces the name of a module that qualifies a type's name.
    func adapt(qualified node: MemberTypeSyntax) {
      guard let base = node.baseType.as(IdentifierTypeSyntax.self),
        let module = StandIn.module(for: base.name.text, qualifying: node.name.identifierText)
      else { return }
      edits.replace(base, with: module)
    }
  }
#endif
