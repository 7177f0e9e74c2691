import UIKitSurface

/// The class of the object that an element stands for.
struct ElementClass {
  /// The origin of a class.
  enum Origin: Equatable {
    /// UIKit, or Foundation.
    case uiKit
    /// The app itself.
    case app
    /// Another module, which may exist for Linux or not.
    case module(String)
  }

  /// The name in Swift.
  let name: String
  let origin: Origin
  /// UIKit's class for the element, which stands for a class that doesn't exist.
  let base: String

  /// Whether another module has the class, which may not exist here.
  var isOfModule: Bool { if case .module = origin { true } else { false } }
}

extension CodeWriter {
  /// Returns the class of an element; `nil` for what isn't an object.
  ///
  /// A class that the app doesn't have is reported once, and UIKit's class stands for it, as in
  /// Xcode's app.
  mutating func elementClass(of element: Element) -> ElementClass? {
    if element.name == "placeholder", element["placeholderIdentifier"] == "IBFirstResponder" {
      return nil
    }
    let framework = ElementKind.frameworks[element.name]
    let base =
      ElementKind.type(of: element)
      ?? (element.name.hasSuffix("Controller")
        ? "UIViewController" : element.child(key: "frame") != nil ? "UIView" : nil)
      ?? (element.name == "placeholder" ? "NSObject" : nil)
    guard let base else { return nil }
    if let name = element["customClass"] { return customClass(name, of: element, base) }
    if let framework {
      return ElementClass(name: framework.type, origin: .module(framework.module), base: base)
    }
    return ElementClass(name: base, origin: .uiKit, base: base)
  }

  private mutating func customClass(
    _ name: String, of element: Element, _ base: String
  ) -> ElementClass {
    if let own = classes.swiftName(of: name) {
      if let other = classes.modules[own] { use(other) }
      return ElementClass(name: own, origin: .app, base: base)
    }
    if UIKitSurface.isClass(name) { return ElementClass(name: name, origin: .uiKit, base: base) }
    if let other = element["customModule"], other != module,
      element["customModuleProvider"] != "target", Self.isIdentifier(other), Self.isIdentifier(name)
    {
      return ElementClass(name: name, origin: .module(other), base: base)
    }
    if missing.insert(name).inserted {
      let stands =
        element.name == "placeholder"
        ? "its outlets and actions are left out" : "\(base) stands for it"
      diagnostics.warn(
        "the app has no class \(name); \(stands)", at: element, in: element)
    }
    return ElementClass(name: base, origin: .uiKit, base: base)
  }

  private static func isIdentifier(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// Whether an element has a class that the document names and the app doesn't have.
  func isMissing(_ element: Element) -> Bool {
    element["customClass"].map { missing.contains($0) } ?? false
  }
}
