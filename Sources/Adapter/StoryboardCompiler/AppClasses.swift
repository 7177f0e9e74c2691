import UIKitSurface

/// The facts about an app's types that the compiler of storyboards needs to know.
package struct AppClasses: Sendable {
  /// A property, or a method without its body.
  package struct Member: Sendable {
    /// The Swift name, such as `tapped(_:)`.
    package let name: String
    /// The Objective-C selector of a method, such as `tapped:`; `nil` for a property.
    package let selector: String?
    /// The declared type of a property, if it is known.
    package let type: String?
    /// Whether other files can't see it.
    package let isPrivate: Bool
    /// Whether it is an outlet or an action.
    package let isConnected: Bool

    package init(
      name: String, selector: String?, type: String?, isPrivate: Bool, isConnected: Bool
    ) {
      self.name = name
      self.selector = selector
      self.type = type
      self.isPrivate = isPrivate
      self.isConnected = isConnected
    }
  }

  /// The superclasses of each class of the app, nearest first; the last one isn't the app's.
  package var superclasses: [String: [String]] = [:]
  /// The members of each type, those of extensions included; also of types that aren't the app's.
  package var members: [String: [Member]] = [:]
  /// The Swift names of the classes that have another name in Objective-C.
  package var objCNames: [String: String] = [:]
  /// The modules of the classes that aren't the app's own.
  package var modules: [String: String] = [:]
  /// The access level with which the app's files import UIKit, if they say one.
  package var uiKitAccess: String?

  package init() {}

  /// Returns the name that a class of the app has in Swift, given the one in a document; `nil` if
  /// the app has no such class.
  func swiftName(of name: String) -> String? {
    if let name = objCNames[name] { return name }
    let plain = Self.demangled(name) ?? name
    return superclasses[plain] == nil ? nil : plain
  }

  /// Returns a name without the form that the Objective-C runtime gives to nested Swift classes,
  /// such as `_TtCC5Trips4List4Cell`.
  private static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.dropFirst(3).drop { $0 == "C" }
    var parts: [String] = []
    while let digits = Optional(rest.prefix { $0.isNumber }), let count = Int(digits) {
      rest = rest.dropFirst(digits.count)
      parts.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return parts.count > 1 ? parts.dropFirst().joined(separator: ".") : nil
  }

  /// Returns a class and its superclasses, nearest first, down to UIKit's.
  func lineage(of type: String) -> [String] {
    let own = [type] + (superclasses[type] ?? [])
    return own + UIKitSurface.superclasses(of: own.last ?? type)
  }

  /// Returns whether all classes that a class inherits from are known.
  func isKnown(_ type: String) -> Bool {
    let last = superclasses[type].map { $0.last ?? type } ?? type
    return UIKitSurface.isClass(last) || superclasses[last] == []
  }

  /// Returns the property that a class has or inherits.
  func property(_ name: String, of type: String) -> (owner: String, member: Member)? {
    member(of: type) { $0.selector == nil && $0.name == name }
  }

  /// Returns the method that a class has or inherits.
  func method(_ selector: String, of type: String) -> (owner: String, member: Member)? {
    member(of: type) { $0.selector == selector }
  }

  private func member(
    of type: String, where fits: (Member) -> Bool
  ) -> (owner: String, member: Member)? {
    for owner in lineage(of: type) {
      if let found = members[owner]?.first(where: fits) { return (owner, found) }
    }
    return nil
  }

  /// Returns the methods with a selector in all classes, sorted by the classes' names.
  func methods(_ selector: String) -> [(owner: String, member: Member)] {
    members.keys.sorted().flatMap { owner in
      (superclasses[owner] == nil && !UIKitSurface.isClass(owner) ? [] : members[owner] ?? [])
        .filter { $0.selector == selector }.map { (owner, $0) }
    }
  }
}
