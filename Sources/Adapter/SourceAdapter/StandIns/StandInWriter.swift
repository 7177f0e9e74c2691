import BuildFormats
import SwiftSyntax
import UIKitSurface

/// Writes the declarations of stand-ins.
struct StandInWriter {
  let names: [String: NameUses]
  let members: MemberUses

  /// The types of the app's variables that are stand-ins, by name.
  let types: [String: String]

  init(_ names: [String: NameUses], _ members: MemberUses, types: [String: String]) {
    self.names = names
    self.members = members
    // A protocol has no objects of its own.
    self.types = types.filter { names[$0.value]?.isProtocol == false }
  }

  /// The text; `nil` if there is nothing to declare.
  var text: String? {
    let outer = names.keys.filter { !$0.contains(".") }.sorted()
    let parts = outer.flatMap { declarations(of: $0) + conformances(in: $0) }
    guard !parts.isEmpty else { return nil }
    return (Self.head + parts + memberDeclarations)
      .joined(separator: "\n") + "\n"
  }

  static let head = [
    "// Written by flowsh for names that no module here declares.", "// swift-format-ignore-file",
    "import Foundation", "import UIKit",
  ]

  // MARK: Names

  enum Form { case wrapper, proto, view(String), value, function }

  func form(of name: String, _ uses: NameUses) -> Form {
    let isWrapper = !uses.wrapped.isEmpty
    if isWrapper { return .wrapper }
    guard name.split(separator: ".").last?.first?.isUppercase == true else { return .function }
    let hasNested = names.keys.contains { $0.hasPrefix(name + ".") }
    if !uses.isConcrete, !hasNested,
      uses.isProtocol || (uses.isInheritedByClass && Self.isNameOfProtocol(name))
    {
      return .proto
    }
    let bases = uses.bases.union([StandInBase.of(name)].compactMap { $0 })
    guard let base = bases.max(by: { Self.depth($0) < Self.depth($1) }), uses.genericCount == 0
    else { return .value }
    return .view(base)
  }

  static func depth(_ base: String) -> Int { UIKitSurface.superclasses(of: base).count }

  /// Whether a class inherits a protocol by its name, rather than a class.
  static func isNameOfProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "ible", "Type", "Convertible", "Observer"]
      .contains { name.hasSuffix($0) }
  }

  func declarations(of name: String, indent: String = "") -> [String] {
    guard let uses = names[name] else { return [] }
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let module = self.module(of: own, uses)
    let lines: [String] =
      switch form(of: name, uses) {
      case .wrapper: wrapper(own, uses, name, module)
      case .proto: [proto(own, uses)]
      case .view(let base): view(own, uses, base, name, module)
      case .value: value(own, uses, name, module)
      case .function: functions(own, uses, module)
      }
    return lines.map { indent + $0 }
  }

  /// A protocol without requirements, whose associated types may be anything.
  func proto(_ own: String, _ uses: NameUses) -> String {
    let base =
      uses.isOfValues ? "" : uses.hasConformers ? ": AnyObject" : ": FlowshOpaque.Members"
    let types = uses.associatedTypes.sorted().map { "associatedtype \($0) = FlowshOpaque.Value" }
    let body = types.isEmpty ? "{}" : "{ \(types.joined(separator: "; ")) }"
    return "public nonisolated protocol \(own)\(base) \(body)"
  }

  /// The conformances of any object of a stand-in to a protocol and to those nested in a name.
  func conformances(in name: String) -> [String] {
    names.keys.sorted().filter { $0 == name || $0.hasPrefix(name + ".") }.compactMap { inner in
      guard let uses = names[inner], case .proto = form(of: inner, uses) else { return nil }
      return "nonisolated extension FlowshOpaque.Value: \(inner) {}"
    }
  }

  /// The module that a name is from, as far as the imports say.
  func module(of name: String, _ uses: NameUses) -> String {
    let modules = uses.modules ?? []
    let byName = modules.filter { AbsentModules.has($0, name) }
    return (byName.isEmpty ? modules : byName).sorted().joined(separator: " or ")
  }

  func nested(in name: String) -> [String] {
    names.keys.filter { $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") }
      .sorted().flatMap { declarations(of: $0, indent: "  ") }
  }

  func genericNames(_ uses: NameUses) -> [String] {
    let missing = max(0, uses.genericCount - uses.genericNames.count)
    return uses.genericNames + (0..<missing).map { "T\($0)" }
  }

  func generics(_ uses: NameUses) -> String {
    let all = genericNames(uses)
    return all.isEmpty ? "" : "<\(all.joined(separator: ", "))>"
  }

  /// The name of what is missing, in a function with the place of the call.
  func nameLiteral(_ path: String, _ module: String, isCalled: Bool = false) -> String {
    "FlowshOpaque.Name(\(SwiftLiteral.text(path)), module: \(SwiftLiteral.text(module))"
      + (isCalled ? ", file, line)" : ")")
  }
}
