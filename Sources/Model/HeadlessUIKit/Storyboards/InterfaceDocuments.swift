import CSystem
public import Foundation

/// A storyboard or nib, as flowsh's storyboard compiler writes it.
///
/// Its text holds what only UIKit's classes need to know. What concerns the app's own classes is
/// code, which the compiler checks.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public protocol InterfaceDocument {
  /// The elements, in the form that `InterfaceNode` reads.
  static var text: String { get }
  /// Creates an object of one of the app's classes by its `init(coder:)`; `nil` if the element has
  /// none.
  static func make(_ id: String, _ coder: NSCoder) -> AnyObject?
  /// Sets the outlets and actions that belong together.
  ///
  /// - Parameters:
  ///   - id: The identifier of the controller or cell whose contents have been created; with
  ///     `.before`, of a controller whose view hasn't been loaded yet.
  ///   - loader: The objects.
  static func connect(_ id: String, _ loader: InterfaceLoader)
  /// Returns what a segue needs of the app's classes.
  static func segue(_ id: String) -> InterfaceSegue.Code?
}

extension InterfaceDocument {
  /// Creates nothing.
  public static func make(_ id: String, _ coder: NSCoder) -> AnyObject? { nil }
  /// Connects nothing.
  public static func connect(_ id: String, _ loader: InterfaceLoader) {}
  /// Returns nothing.
  public static func segue(_ id: String) -> InterfaceSegue.Code? { nil }
}

/// The storyboards and nibs of a module, as flowsh's storyboard compiler lists them.
///
/// Each module has a subclass whose name begins with `InterfaceDocuments_`, by which it is found.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
open class InterfaceDocuments {
  /// The module's name.
  open class var module: String { "" }
  /// The storyboards by name.
  open class var storyboards: [String: any InterfaceDocument.Type] { [:] }
  /// The nibs by name.
  open class var nibs: [String: any InterfaceDocument.Type] { [:] }

  /// The documents of all modules of the program, sorted by the modules' names.
  static let all: [InterfaceDocuments.Type] = {
    var found: [InterfaceDocuments.Type] = []
    withUnsafeMutablePointer(to: &found) { found in
      flowsh_forEachClass(
        "InterfaceDocuments_",
        { type, found in
          let type: AnyClass = unsafeBitCast(type, to: AnyClass.self)
          guard let documents = type as? InterfaceDocuments.Type, let found else { return }
          found.assumingMemoryBound(to: [InterfaceDocuments.Type].self).pointee.append(documents)
        }, found)
    }
    return found.sorted { $0.module < $1.module }
  }()

  /// The documents, those of the app's own module first.
  static var inOrder: [InterfaceDocuments.Type] {
    let own = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)) } ?? ""
    return all.filter { own.hasPrefix($0.module + ".") }
      + all.filter { !own.hasPrefix($0.module + ".") }
  }
}

extension UIApplication {
  /// Whether controllers look for a nib with the name of their class.
  ///
  /// A program whose apps have no nibs says no, which saves it a search through its types.
  package static var searchesNibs = true
}
