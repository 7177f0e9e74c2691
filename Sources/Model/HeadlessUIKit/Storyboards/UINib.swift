public import Foundation

/// A nib of the app, which flowsh compiles to Swift code at build time.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let contents: InterfaceContents?

  /// Finds a nib.
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - bundleOrNil: The bundle. All modules of the program are searched, the app's first.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    contents = InterfaceContents.nib(name)
    super.init()
  }

  nonisolated deinit {}

  /// Creates the nib's objects, and connects them with the owner.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that stands for File's Owner.
  ///   - optionsOrNil: Ignored.
  /// - Returns: The top-level objects.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let contents else {
      UIApplication.shared.fault(
        .nibMissing, ownerOrNil as? UIViewController, nil,
        "Could not load NIB in bundle with name '\(name)'")
      return []
    }
    return contents.instantiate(
      owner: ownerOrNil.map { $0 as AnyObject },
      external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
  }

  /// A key of an option.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Replacements for proxy objects.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension InterfaceContents {
  /// Creates the objects of a nib, connects them with the owner and other placeholders, and returns
  /// the top-level ones.
  @discardableResult
  func instantiate(owner: AnyObject?, external: [String: Any] = [:]) -> [AnyObject] {
    let loader = InterfaceLoader(self, owner: owner as? UIViewController)
    for node in elements where node.name == "placeholder" {
      let name = node["placeholderIdentifier"] ?? ""
      let object = name == "IBFilesOwner" ? owner : external[name].map { $0 as AnyObject }
      if let object { loader.enter(node.id, object) }
    }
    let objects = elements.filter { $0.name != "placeholder" }.compactMap { loader.make($0) }
    loader.finish("", root: owner as? UIViewController ?? objects.first { $0 is UIView })
    // The owner's outlets may be weak.
    if owner != nil { InterfaceLoader.autorelease(loader.objects) }
    return objects
  }
}

extension Bundle {
  /// Creates the objects of a nib, and connects them with the owner.
  ///
  /// - Returns: The top-level objects.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
