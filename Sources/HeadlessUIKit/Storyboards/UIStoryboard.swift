public import Foundation

/// A storyboard of the app.
///
/// At build time, flowsh compiles storyboards to Swift code. An app without storyboards may still name
/// one: an identifier then is the name of a class of the app.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String
  private let bundle: Bundle?
  private lazy var contents: InterfaceStoryboard? = {
    for documents in InterfaceDocuments.inOrder {
      if let make = documents.storyboards[name] { return make() }
    }
    return nil
  }()

  /// Finds a storyboard.
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension.
  ///   - storyboardBundleOrNil: The bundle. All modules of the program are searched, the app's first.
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
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    contents?.initial.flatMap { make($0, creator: creator.map { create in { create($0) } }) }
      as? Controller
  }

  /// Creates the controller with the given identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier: identifier, creator: nil)
  }

  /// Creates the controller with the given identifier, with a closure that calls its initializer.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = make(identifier: identifier, creator: creator.map { create in { create($0) } })
    guard let controller = made as? Controller else {
      fatalError(
        "The scene \(identifier) of \(name).storyboard is a \(type(of: made)), not a \(Controller.self)"
      )
    }
    return controller
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
    let coder = InterfaceCoder { _ in }
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
  func make(_ id: String, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
    guard let scene = contents?.scenes[id] else { return nil }
    if let reference = scene.reference {
      let other = reference.storyboard.map { UIStoryboard(name: $0, bundle: bundle) } ?? self
      return reference.identifier.map { other.make(identifier: $0, creator: creator) }
        ?? other.instantiateInitialViewController()
    }
    let instance = SceneInstance(self, scene)
    let loader = InterfaceLoader(instance)
    let coder = InterfaceCoder { object in
      guard let controller = object as? UIViewController else { return }
      instance.controller = controller
      controller.rare.scene = instance
      loader.enter(id, controller)
      scene.configure(controller, loader)
    }
    guard let controller = creator?(coder) ?? scene.make(coder) else { return nil }
    coder.decode(controller)
    loader.finish()
    instance.configured = loader.objects.filter { $0.value !== controller }
    controller.awakeFromNib()
    InterfaceLoader.autorelease(controller)
    return controller
  }
}
