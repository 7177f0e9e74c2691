public import Foundation

/// Creates the objects of a scene or nib, and keeps them by their identifiers until all are connected.
///
/// Only code that flowsh's storyboard compiler writes uses this type.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public final class InterfaceLoader {
  /// The scene's controller and storyboard; `nil` for nibs.
  let scene: SceneInstance?
  private(set) var objects: [String: AnyObject] = [:]
  private var awaking: [UIResponder] = []
  private var last: [() -> Void] = []

  init(_ scene: SceneInstance?) {
    self.scene = scene
    if let scene { objects = scene.configured }
  }

  /// Creates an object by its `init(coder:)`.
  ///
  /// - Parameters:
  ///   - id: The element's identifier.
  ///   - settings: What the initializer takes from the storyboard.
  ///   - create: Calls the initializer.
  ///   - configure: Sets up the object, and creates what is inside it; called in UIKit's `init(coder:)`.
  /// - Returns: The object.
  public func make<Object: AnyObject>(
    _ id: String, _ settings: InterfaceCoder.Settings = .init(),
    _ create: (NSCoder) -> Object?, _ configure: @escaping (Object) -> Void = { _ in }
  ) -> Object {
    let coder = InterfaceCoder(settings) { object in
      if let object = object as? Object { configure(object) }
    }
    guard let object = create(coder) else {
      fatalError("\(Object.self).init(coder:) returned nil; the storyboard needs an object")
    }
    coder.decode(object)
    return add(id, object)
  }

  /// Adds an object that wasn't created by `init(coder:)`.
  @discardableResult
  public func add<Object: AnyObject>(_ id: String, _ object: Object) -> Object {
    objects[id] = object
    if let responder = object as? UIResponder { awaking.append(responder) }
    return object
  }

  /// Adds an object that the storyboard didn't create, such as the owner; it doesn't awake again.
  public func enter(_ id: String, _ object: AnyObject) { objects[id] = object }

  /// Returns an object of this scene or nib.
  ///
  /// - Precondition: The object exists, and has the type that the document gives it.
  public func object<Object>(_ id: String, _ type: Object.Type = Object.self) -> Object {
    guard let object = objects[id] as? Object else {
      fatalError("The storyboard's object \(id) isn't a \(Object.self)")
    }
    return object
  }

  /// Returns whether the object exists; what a size class leaves out doesn't.
  public func has(_ id: String) -> Bool { objects[id] != nil }

  /// Creates the controller of another scene, for a relationship.
  public func controller(_ id: String) -> UIViewController? { scene?.storyboard.make(id) }

  /// Returns what performs a segue of this scene when a person uses a control.
  public func trigger(_ segue: String) -> InterfaceTrigger {
    InterfaceTrigger(scene?.scene.segues.first { $0.id == segue }, scene?.controller)
  }

  /// Embeds the destination of a segue in a view, after everything is connected.
  public func embed(_ segue: String, in view: UIView) {
    let trigger = trigger(segue)
    last.append { trigger.embed(in: view) }
  }

  /// Keeps an object as long as the scene's controller lives.
  public func keep(_ object: AnyObject) { scene?.kept.append(object) }

  /// Reports to all objects that they are connected.
  func finish() {
    for responder in awaking { responder.awakeFromNib() }
    for work in last { work() }
  }

  /// Keeps what a storyboard or nib has created until the run loop's turn ends, as UIKit does, so that
  /// outlets may be weak.
  static func autorelease(_ objects: Any) {
    UIApplication.shared.settleLater(DeferredCall { withExtendedLifetime(objects) {} })
  }
}

/// What a storyboard keeps with a controller that it has created.
@preconcurrency @MainActor
final class SceneInstance {
  let storyboard: UIStoryboard
  let scene: InterfaceScene
  weak var controller: UIViewController?
  var kept: [AnyObject] = []
  /// What the controller got before its view was loaded, such as bar buttons, until then.
  var configured: [String: AnyObject] = [:]

  init(_ storyboard: UIStoryboard, _ scene: InterfaceScene) {
    self.storyboard = storyboard
    self.scene = scene
  }
}

/// Performs a segue when a person uses a control, a bar button, or a row.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public final class InterfaceTrigger: NSObject {
  private let segue: InterfaceSegue?
  private weak var controller: UIViewController?

  init(_ segue: InterfaceSegue?, _ controller: UIViewController?) {
    self.segue = segue
    self.controller = controller
  }

  /// The action of a control or bar button.
  public static let action = Selector("perform:", InterfaceTrigger.perform(_:))

  /// Performs the segue if the controller allows it.
  public func perform(_ sender: AnyObject?) {
    guard let segue, let controller else { return }
    controller.perform(segue, sender: sender, isAsked: true)
  }

  func embed(in view: UIView) {
    guard let segue, let controller else { return }
    controller.perform(segue, sender: nil, isAsked: false, container: view)
  }
}
