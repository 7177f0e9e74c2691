import CInitializers
public import Foundation

/// The storyboards and nibs of a module, as flowsh's storyboard compiler writes them.
///
/// Each module has a subclass whose name begins with `InterfaceDocuments_`, by which it is found.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
open class InterfaceDocuments {
  /// The module's name.
  open class var module: String { "" }
  /// The storyboards by name.
  open class var storyboards: [String: () -> InterfaceStoryboard] { [:] }
  /// The nibs by name.
  open class var nibs: [String: () -> InterfaceNib] { [:] }

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

/// A storyboard.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public final class InterfaceStoryboard {
  let name: String
  /// The identifier of the initial scene's element.
  let initial: String?
  /// The scenes by the identifiers of their elements.
  let scenes: [String: InterfaceScene]

  /// Creates a storyboard.
  public init(name: String, initial: String?, scenes: [InterfaceScene]) {
    self.name = name
    self.initial = initial
    self.scenes = Dictionary(scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A scene of a storyboard: a controller, or a reference to one in another storyboard.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public final class InterfaceScene {
  /// A scene of another storyboard.
  public struct Reference {
    let storyboard: String?
    let identifier: String?

    /// Creates a reference; without an identifier, to the initial scene.
    public init(storyboard: String?, identifier: String?) {
      self.storyboard = storyboard
      self.identifier = identifier
    }
  }

  let id: String
  let identifier: String?
  let reference: Reference?
  let make: (NSCoder) -> UIViewController?
  let configure: (UIViewController, InterfaceLoader) -> Void
  let load: ((UIViewController, InterfaceLoader) -> UIView)?
  let segues: [InterfaceSegue]

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - id: The element's identifier.
  ///   - identifier: The identifier by which the app asks for the scene.
  ///   - segues: The segues that begin in the scene.
  ///   - make: Creates the controller by its `init(coder:)`.
  ///   - configure: Sets what the controller has before its view is loaded.
  ///   - load: Creates the view, and sets outlets; `nil` if the controller's own view is used.
  public init<Controller: UIViewController>(
    _ id: String, identifier: String? = nil, segues: [InterfaceSegue] = [],
    make: @escaping (NSCoder) -> Controller?,
    configure: @escaping (Controller, InterfaceLoader) -> Void = { _, _ in },
    load: ((Controller, InterfaceLoader) -> UIView)? = nil
  ) {
    self.id = id
    self.identifier = identifier
    self.segues = segues
    self.make = make
    reference = nil
    self.configure = { controller, loader in
      if let controller = controller as? Controller { configure(controller, loader) }
    }
    self.load = load.map { load in
      { controller, loader in
        (controller as? Controller).map { load($0, loader) } ?? UIView()
      }
    }
  }

  /// Creates a reference to a scene of another storyboard.
  public init(_ id: String, reference: Reference) {
    self.id = id
    self.reference = reference
    identifier = nil
    make = { UIViewController(coder: $0) }
    configure = { _, _ in }
    load = nil
    segues = []
  }
}

/// A nib.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public final class InterfaceNib {
  let load: (AnyObject?, InterfaceLoader) -> [AnyObject]

  /// Creates a nib.
  ///
  /// - Parameter load: Creates the top-level objects, and connects them with the owner.
  public init(load: @escaping (AnyObject?, InterfaceLoader) -> [AnyObject]) { self.load = load }
}
