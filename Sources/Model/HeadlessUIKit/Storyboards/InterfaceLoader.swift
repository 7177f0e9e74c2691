import Foundation

/// Creates the objects of a scene or nib, and keeps them by their identifiers until all are
/// connected.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public final class InterfaceLoader {
  /// The contents of the storyboard or nib.
  let contents: InterfaceContents
  /// The scene's controller and storyboard; `nil` for nibs.
  let scene: SceneInstance?
  /// The controller for whose size class the document is loaded.
  private(set) weak var owner: UIViewController?
  private(set) var objects: [String: AnyObject] = [:]
  private var awaking: [AnyObject] = []
  private var last: [() -> Void] = []
  /// The constraints, which are created when all views exist.
  var waiting: [() -> Void] = []
  /// The changes by size classes.
  var variations: [InterfaceVariation] = []
  /// Whether some size classes install views that others don't.
  var hasOptionalViews = false
  /// The views that belong into a view, in order, whether they are installed or not.
  var siblings: [ObjectIdentifier: [UIView]] = [:]

  init(
    _ contents: InterfaceContents, _ scene: SceneInstance? = nil, owner: UIViewController? = nil
  ) {
    self.contents = contents
    self.scene = scene
    self.owner = owner
    if let scene { objects = scene.configured }
  }

  /// Creates an object by its `init(coder:)`, with everything that is inside it; `nil` for an
  /// element that stands for no object here.
  func make(_ node: InterfaceNode) -> AnyObject? {
    let coder = InterfaceCoder(node) { [self] in decode(node, into: $0) }
    return (contents.document.make(node.id, coder) ?? Self.create(node, coder)).map {
      finish(making: $0, node, coder)
    }
  }

  /// Creates an object in the same way, if the document names the app's class for it.
  func makeCustom(_ node: InterfaceNode) -> AnyObject? {
    let coder = InterfaceCoder(node) { [self] in decode(node, into: $0) }
    return contents.document.make(node.id, coder).map { finish(making: $0, node, coder) }
  }

  private func finish(
    making object: AnyObject, _ node: InterfaceNode, _ coder: InterfaceCoder
  ) -> AnyObject {
    coder.decode(object)
    enter(node.id, object)
    awaking.append(object)
    return object
  }

  /// Adds an object that the document didn't create, such as the owner; it doesn't awake again.
  func enter(_ id: String, _ object: AnyObject) {
    if !id.isEmpty { objects[id] = object }
  }

  /// Runs after everything is connected.
  func finally(_ work: @escaping () -> Void) { last.append(work) }

  /// Connects the objects of a controller or cell, and reports it to them; the size class of `root`
  /// counts.
  func finish(_ id: String, root: AnyObject?) {
    for work in waiting { work() }
    waiting = []
    contents.document.connect(id, self)
    for object in awaking { (object as? any NibObject)?.awakeFromNib() }
    for work in last { work() }
    (awaking, last) = ([], [])
    observeTraits(of: root)
  }

  /// The traits for which the document is loaded.
  var traits: UITraitCollection {
    (scene?.controller ?? owner)?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The suffix of the identifier for a controller's connections without its view's.
  static let before = ".before"

  /// Keeps an object as long as the scene's controller lives.
  func keep(_ object: AnyObject) { scene?.kept.append(object) }

  /// An image, which is a system symbol if the document says so.
  func image(_ name: String?) -> UIImage? {
    guard let name else { return nil }
    return contents.symbols.contains(name) ? UIImage(systemName: name) : UIImage(named: name)
  }

  /// Returns the text of a key in the language of the document's bundle.
  public func text(_ key: String, _ standard: String) -> String { contents.texts[key] ?? standard }

  /// Keeps what a storyboard or nib has created until the run loop's turn ends, as UIKit does, so
  /// that outlets may be weak.
  static func autorelease(_ objects: Any) {
    UIApplication.shared.settleLater(DeferredCall { withExtendedLifetime(objects) {} })
  }
}

/// The state that a storyboard keeps for a controller that it has created.
final class SceneInstance {
  let storyboard: UIStoryboard
  let scene: InterfaceScene
  weak var controller: UIViewController?
  /// The controller that shows this one by a segue.
  weak var source: UIViewController?
  var kept: [AnyObject] = []
  /// The contents of the storyboard.
  var contents: InterfaceContents? { storyboard.contents }
  /// The objects that the controller gets before its view is loaded, such as bar buttons.
  var configured: [String: AnyObject] = [:]

  init(_ storyboard: UIStoryboard, _ scene: InterfaceScene) {
    self.storyboard = storyboard
    self.scene = scene
  }
}
