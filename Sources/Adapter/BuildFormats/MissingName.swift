/// The name whose declaration an error of the compiler misses.
package enum MissingName: Hashable, Sendable {
  case module(String)
  /// A type, a function or a variable.
  case declaration(String)
  case member(String, of: String)
  case attribute(String)
  case macro(String)
  /// A method or property of a superclass, which a class overrides.
  case overridden(String)

  /// Reads the name that the compiler hasn't found; returns `nil` if an error is of another kind.
  ///
  /// - Parameters:
  ///   - message: The error.
  ///   - source: The line of source code.
  package init?(_ message: String, source: String = "") {
    if let match = message.firstMatch(of: Self.moduleForm) {
      self = .module(String(match.1))
    } else if let match = message.firstMatch(of: Self.declarationForm) {
      self = .declaration(String(match.1))
    } else if let match = message.firstMatch(of: Self.qualifiedForm) {
      self = .declaration(String(match.1 ?? match.2 ?? ""))
    } else if let match = message.firstMatch(of: Self.attributeForm) {
      self = .attribute(String(match.1))
    } else if let match = message.firstMatch(of: Self.macroForm) {
      self = .macro(String(match.1))
    } else if let match = message.firstMatch(of: Self.memberTypeForm) {
      self = .member(String(match.1), of: Self.type(match.2))
    } else if let match = message.firstMatch(of: Self.memberForm) {
      let type = Self.type(match.1)
      // Anything could have the member, so its name doesn't tell what is missing.
      guard type != "Any", !type.hasPrefix("FlowshOpaque") else { return nil }
      self = .member(String(match.2), of: type)
    } else if message.contains(" does not override ") {
      guard let match = source.firstMatch(of: Self.overrideForm), let name = match.1 ?? match.2
      else { return nil }
      self = .overridden(String(name))
    } else {
      return nil
    }
  }

  // A regex literal is compiled each time that it is reached. These are never changed.
  nonisolated(unsafe) private static let moduleForm = /^no such module '([^']+)'/
  nonisolated(unsafe) private static let declarationForm =
    /^cannot find (?:type |operator )?'([^']+)' in scope/
  nonisolated(unsafe) private static let qualifiedForm =
    /^no type named '([^']+)' in module|^module '[^']+' has no member named '([^']+)'/
  nonisolated(unsafe) private static let attributeForm = /^unknown attribute '([^']+)'/
  nonisolated(unsafe) private static let macroForm = /^no macro named '([^']+)'/
  nonisolated(unsafe) private static let memberTypeForm =
    /^'([^']+)' is not a member type of \w+ '([^']+)'/
  nonisolated(unsafe) private static let memberForm =
    /^(?:value of |instance of )?(?:optional )?(?:type |protocol )?'([^']+)' has no (?:dynamic )?member '([^']+)'/
  nonisolated(unsafe) private static let overrideForm = /\b(?:func|var|let)\s+(\w+)|\b(init)\b/

  /// Returns the type's name without what makes it optional or a metatype.
  private static func type(_ text: Substring) -> String {
    var name = text
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    for suffix in [".Type", ".Protocol"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    // UIKit's own module only exports the one in which its classes are.
    for prefix in ["any ", "HeadlessUIKit."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    return String(name.prefix { $0 != "<" })
  }

  /// The identifier that a declaration of it would contain.
  package var identifier: String {
    switch self {
    case .module(let name), .declaration(let name), .overridden(let name), .attribute(let name),
      .macro(let name):
      name
    case .member(let name, _): String(name.prefix { $0 != "(" })
    }
  }
}

extension MissingName: CustomStringConvertible {
  package var description: String {
    switch self {
    case .module(let name): "import \(name)"
    case .declaration(let name): name
    case .member(let name, let type): "\(type).\(name)"
    case .attribute(let name): "@\(name)"
    case .macro(let name): "#\(name)"
    case .overridden(let name): "override of \(name)"
    }
  }
}
