/// The kind of product of a target in an Xcode project.
enum ProductType {
  case app, framework, unitTests
  /// A product that can't be adopted, in words that follow the target's name.
  case other(String)

  /// Reads the product type of a target.
  init(_ target: ProjectObject) {
    guard target.isa == "PBXNativeTarget", let type = target.string("productType"), !type.isEmpty
    else {
      self = .other("is a target without a product")
      return
    }
    let name = type.split(separator: ".").dropFirst(3).joined(separator: ".")
    switch name {
    case "application": self = .app
    case "framework", "framework.static", "library.static", "library.dynamic": self = .framework
    case "bundle.unit-test": self = .unitTests
    case "bundle.ui-testing":
      self = .other("has UI tests, which need a device; write a walk instead")
    case "application.on-demand-install-capable": self = .other("is an App Clip")
    case "tool": self = .other("is a command-line tool")
    case "bundle": self = .other("is a bundle")
    default:
      if name.contains("watch") {
        self = .other("is for the watch")
      } else {
        self = .other(name.contains("extension") ? "is an extension" : "is of the type \(type)")
      }
    }
  }
}
