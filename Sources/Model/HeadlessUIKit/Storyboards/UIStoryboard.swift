public import Foundation

/// A storyboard of the app.
///
/// At build time, flowsh compiles storyboards to Swift code. An app without storyboards may still
/// name one: an identifier then is the name of a class of the app.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  private(set) lazy var contents = InterfaceContents.storyboard(name)

  /// Finds a storyboard.
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - storyboardBundleOrNil: The bundle. All modules of the program are searched, the app's
  ///     first.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil
    super.init()
    if contents == nil, !InterfaceDocuments.all.isEmpty {
      UIApplication.shared.fault(
        .storyboardMissing, nil, nil, "Could not find a storyboard named '\(name)'")
    }
  }

  nonisolated deinit {}

  /// Creates the initial controller; `nil` if the storyboard has none.
  open func instantiateInitialViewController() -> UIViewController? {
    contents?.initial.flatMap { make($0) }
  }

  /// Creates the initial controller with a closure that calls its initializer.
  public final func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    let made = contents?.initial.flatMap {
      make($0, creator: creator.map { create in { create($0) } })
    }
    guard let made else { return nil }
    if let controller = made as? Controller { return controller }
    faultForClass(of: made, "the initial scene", Controller.self)
    return nil
  }

  /// Creates the controller with the given identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier: identifier, creator: nil)
  }

  /// Creates the controller with the given identifier, with a closure that calls its initializer.
  public final func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = make(identifier: identifier, creator: creator.map { create in { create($0) } })
    if let controller = made as? Controller { return controller }
    let scene = "the scene '\(identifier)'"
    // Where there is no such scene, the app has ended already.
    if UIApplication.shared.crash == nil { faultForClass(of: made, scene, Controller.self) }
    guard let controller = Controller(coder: InterfaceCoder(nil) { _ in }) else {
      // The app has ended, but its code runs until it returns, and there is nothing to give it.
      fatalError("\(name).storyboard: \(scene) is no \(Controller.self)")
    }
    return controller
  }

  private func faultForClass(
    of made: UIViewController, _ scene: String, _ wanted: UIViewController.Type
  ) {
    UIApplication.shared.fault(
      .sceneOfOtherClass, made, nil,
      "\(name).storyboard: \(scene) is a \(type(of: made)), not a \(wanted)")
  }

  private func make(
    identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let contents else { return fallback(identifier, creator) }
    guard let scene = contents.scenes.values.first(where: { $0.identifier == identifier }) else {
      let known = contents.scenes.values.compactMap(\.identifier).sorted().joined(separator: ", ")
      UIApplication.shared.fault(
        .sceneMissing, nil, nil,
        "Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'"
          + (known.isEmpty ? "" : "; it has \(known)"))
      return UIViewController()
    }
    return make(scene.id, creator: creator) ?? UIViewController()
  }

  /// Creates the controller whose class has the name of the identifier.
  private func fallback(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let coder = InterfaceCoder(nil) { _ in }
    if let controller = creator?(coder) {
      InterfaceLoader.autorelease(controller)
      return controller
    }
    let module = UIApplication.shared.delegate.map { String(reflecting: type(of: $0)) } ?? ""
    let name = module.prefix { $0 != "." } + "." + identifier
    if let type = NSClassFromString(String(name)) as? UIViewController.Type,
      let controller = type.init(coder: coder)
    {
      InterfaceLoader.autorelease(controller)
      return controller
    }
    UIApplication.shared.fault(
      .storyboardMissing, nil, nil,
      "Could not find a storyboard named '\(self.name)', nor a class \(identifier)")
    return UIViewController()
  }

  /// Creates the controller of a scene.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene's controller.
  ///   - source: The controller that shows it by a segue.
  ///   - creator: Calls the controller's initializer; the storyboard does if it returns `nil`.
  /// - Returns: The controller.
  func make(
    _ id: String, source: UIViewController? = nil,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let contents, let scene = contents.scenes[id] else { return nil }
    let node = scene.controller
    if scene.isReference {
      let other = node["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
      return node["referencedIdentifier"].map { other.make(identifier: $0, creator: creator) }
        ?? other.instantiateInitialViewController(creator: creator)
    }
    let instance = SceneInstance(self, scene)
    instance.source = source
    let loader = InterfaceLoader(contents, instance)
    let coder = InterfaceCoder(node) { object in
      guard let controller = object as? UIViewController else { return }
      instance.controller = controller
      controller.scene = instance
      loader.enter(id, controller)
      loader.decode(node, into: controller)
    }
    let made =
      creator?(coder) ?? contents.document.make(id, coder) ?? InterfaceLoader.create(node, coder)
    guard let controller = made as? UIViewController else { return nil }
    coder.decode(controller)
    loader.finish(id + InterfaceLoader.before, root: controller)
    instance.configured = loader.objects.filter { $0.value !== controller }
    controller.awakeFromNib()
    InterfaceLoader.autorelease(controller)
    return controller
  }

  /// Creates the destination of a segue, by the source's segue action if there is one.
  func destination(
    of segue: InterfaceSegue, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    guard case .creator(let create) = segue.code else {
      return make(segue.destination, source: source)
    }
    // A navigation controller leaves it to the controller that shows it.
    let outer = source.scene?.source
    return make(segue.destination, source: source) { coder in
      create(source, coder, sender) ?? outer.flatMap { create($0, coder, sender) }
    }
  }
}
