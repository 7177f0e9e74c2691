import SwiftSyntax
import UIKitSurface

/// The optional methods of UIKit's protocols.
///
/// HeadlessUIKit declares them as requirements with defaults, so they are called as plain
/// methods.
enum UIKitOptionalMethods {
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
}
