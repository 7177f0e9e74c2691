import Foundation

extension UIView {
  private static let selection = UnsafeRawPointer(bitPattern: 1)
  private static let accessory = UnsafeRawPointer(bitPattern: 2)

  /// The segue that selecting the cell starts.
  @_spi(InterfaceBuilder)
  public var selectionTrigger: InterfaceTrigger? {
    get { trigger(Self.selection) }
    set { set(newValue, Self.selection) }
  }

  /// The segue that the cell's detail button starts.
  @_spi(InterfaceBuilder)
  public var accessoryTrigger: InterfaceTrigger? {
    get { trigger(Self.accessory) }
    set { set(newValue, Self.accessory) }
  }

  private func trigger(_ key: UnsafeRawPointer?) -> InterfaceTrigger? {
    guard !associated.isEmpty, let key else { return nil }
    return associated[key] as? InterfaceTrigger
  }

  private func set(_ trigger: InterfaceTrigger?, _ key: UnsafeRawPointer?) {
    if let key { associated[key] = trigger }
  }
}

extension UITableView {
  /// Adds a prototype cell of a storyboard.
  @_spi(InterfaceBuilder)
  public func addPrototype(
    _ identifier: String, _ make: @escaping (InterfaceLoader) -> UIView, _ loader: InterfaceLoader
  ) {
    reusable.addPrototype("cell " + identifier, make, loader)
  }
}

extension UICollectionView {
  /// Adds a prototype cell of a storyboard.
  @_spi(InterfaceBuilder)
  public func addPrototype(
    _ identifier: String, _ make: @escaping (InterfaceLoader) -> UIView, _ loader: InterfaceLoader
  ) {
    reusable.addPrototype("cell " + identifier, make, loader)
  }

  /// Adds a prototype of a supplementary view.
  @_spi(InterfaceBuilder)
  public func addPrototype(
    _ identifier: String, kind: String, _ make: @escaping (InterfaceLoader) -> UIView,
    _ loader: InterfaceLoader
  ) {
    reusable.addPrototype("\(kind) \(identifier)", make, loader)
  }
}

extension ReusableViews {
  /// Adds what creates a prototype's views, each with its own connections.
  mutating func addPrototype(
    _ key: String, _ make: @escaping (InterfaceLoader) -> UIView, _ loader: InterfaceLoader
  ) {
    let scene = loader.scene
    makers[key] = {
      let loader = InterfaceLoader(scene)
      if let scene, let controller = scene.controller { loader.enter(scene.scene.id, controller) }
      let view = make(loader)
      loader.finish()
      return view
    }
  }
}
