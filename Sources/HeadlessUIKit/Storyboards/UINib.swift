public import Foundation

/// A nib of the app, which flowsh compiles to Swift code at build time.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let contents: InterfaceNib?

  /// Finds a nib.
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - bundleOrNil: The bundle. All modules of the program are searched, the app's first.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    contents = Self.named(name)
    super.init()
  }

  nonisolated deinit {}

  /// Returns the nib with a name; `nil` if there is none.
  static func named(_ name: String) -> InterfaceNib? {
    for documents in InterfaceDocuments.inOrder {
      if let make = documents.nibs[name] { return make() }
    }
    return nil
  }

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
    let loader = InterfaceLoader(nil)
    let objects = contents.load(ownerOrNil.map { $0 as AnyObject }, loader)
    loader.finish()
    // The owner's outlets may be weak.
    if ownerOrNil != nil { InterfaceLoader.autorelease(loader.objects) }
    return objects
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

extension Bundle {
  /// Creates the objects of a nib, and connects them with the owner.
  ///
  /// - Returns: The top-level objects.
  @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
