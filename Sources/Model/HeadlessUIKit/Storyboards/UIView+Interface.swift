import Foundation

extension UIView {
  private static let selection = UnsafeRawPointer(bitPattern: 1)
  private static let accessory = UnsafeRawPointer(bitPattern: 2)

  /// The segue that selecting the cell starts.
  var selectionTrigger: InterfaceTrigger? {
    get { trigger(Self.selection) }
    set { set(newValue, Self.selection) }
  }

  /// The segue that the cell's detail button starts.
  var accessoryTrigger: InterfaceTrigger? {
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
