import SwiftSyntax
import UIKitSurface

/// The optional requirements of UIKit's protocols.
///
/// HeadlessUIKit declares them as requirements with defaults, so the mark that asks whether an
/// object has one goes.
enum UIKitOptionals {
  /// Returns whether an optional method has the name and the labels of a call.
  ///
  /// Closures behind the parentheses stand for the last labels.
  static func contains(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    let given = call.arguments.map { $0.label?.text ?? "_" }
    let closures =
      (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    return labels[name]?.contains {
      $0.count == given.count + closures && $0.prefix(given.count).elementsEqual(given)
    } ?? false
  }

  /// Returns whether the type of an optional property is optional here, too; `nil` if there is
  /// no such property.
  static func isOptionalProperty(_ name: String) -> Bool? { properties[name] }

  /// Returns whether a requirement has the base name.
  static func contains(_ name: String) -> Bool {
    labels[name] != nil || properties[name] != nil
  }

  /// Returns the first protocol with a method of the base name.
  static func owner(of name: String) -> String? {
    UIKitSurface.optionalRequirements.filter { $0.value.contains { $0.hasPrefix(name + "(") } }
      .keys.min()
  }

  /// Returns whether the name is one that apps give to closures, too, such as `delete`.
  static func isEverydayName(_ name: String) -> Bool { everydayNames.contains(name) }

  /// Returns whether a type is one of the protocols, or a composition with one.
  static func isProtocol(_ type: String) -> Bool {
    type.split(separator: "&").contains {
      UIKitSurface.optionalRequirements[$0.filter { $0 != " " }] != nil
    }
  }

  /// The labels of the methods, by base name.
  private static let labels: [String: Set<[String]>] = {
    var labels: [String: Set<[String]>] = [:]
    for name in UIKitSurface.optionalRequirements.values.joined() {
      let parts = name.split(separator: "(")
      guard parts.count == 2 else { continue }
      labels[String(parts[0]), default: []]
        .insert(parts[1].dropLast().split(separator: ":").map(String.init))
    }
    return labels
  }()

  /// Whether the types of the properties are optional, by name.
  private static let properties = Dictionary(
    UIKitSurface.optionalRequirements.values.joined().filter { !$0.hasSuffix(")") }
      .map { ($0.filter { $0 != "?" }, $0.hasSuffix("?")) }, uniquingKeysWith: { $0 && $1 })

  /// The base names of the methods that aren't named after the object that calls them.
  private static let everydayNames = Set(
    ["CALayerDelegate", "UIContentView", "UIResponderStandardEditActions"]
      .flatMap { UIKitSurface.optionalRequirements[$0] ?? [] }
      .map { String($0.prefix { $0 != "(" }) })
}
