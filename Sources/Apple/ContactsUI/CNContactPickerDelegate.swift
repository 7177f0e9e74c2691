public import Foundation
import HeadlessUIKit

/// A delegate that receives what the user has chosen.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the user has chosen a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called when the user has chosen a value of a contact.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Called when the user has chosen contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  /// Called when the user has chosen values of contacts.
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty])
  /// Called when the user has canceled.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}

extension CNContactPickerDelegate {
  /// Does nothing.
  @inline(never)
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) { PickerMethod.ignore(0) }
  /// Does nothing.
  @inline(never)
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) { PickerMethod.ignore(1) }
  /// Does nothing.
  @inline(never)
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) { PickerMethod.ignore(2) }
  /// Does nothing.
  @inline(never)
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelectContactProperties contactProperties: [CNContactProperty]
  ) { PickerMethod.ignore(3) }
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}

/// The methods of which a picker asks whether the delegate implements them, in the order of the
/// protocol.
enum PickerMethod: Int {
  case contact, property, contacts, properties

  /// Returns whether a delegate implements the method.
  func isImplemented(by delegate: any CNContactPickerDelegate) -> Bool {
    OptionalMethod.isImplemented(
      Self.witness(delegate, rawValue), bare: Self.witness(Self.bare, rawValue),
      own: Self.witness(Self.own, rawValue))
  }

  private static let bare = BareDelegate()
  private static let own = OwnDelegate()

  // An existential in a structure has the layout of the object's reference and the table.
  private struct Delegate { let delegate: any CNContactPickerDelegate }

  private static func witness(
    _ delegate: any CNContactPickerDelegate, _ place: Int
  ) -> UnsafeRawPointer {
    OptionalMethod.witness(
      place,
      inTable: unsafeBitCast(
        Delegate(delegate: delegate), to: (UnsafeRawPointer, UnsafeRawPointer).self
      ).1)
  }

  /// Keeps the linker from making one function of those that do nothing.
  @inline(never)
  fileprivate static func ignore(_ number: Int) { ignored = number }
  private static var ignored = 0

  private final class BareDelegate: NSObject, CNContactPickerDelegate {}

  private final class OwnDelegate: NSObject, CNContactPickerDelegate {
    private var calls = 0
    @inline(never)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
      calls += 1
    }
    @inline(never)
    func contactPicker(
      _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) { calls += 2 }
    @inline(never)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
      calls += 3
    }
    @inline(never)
    func contactPicker(
      _ picker: CNContactPickerViewController,
      didSelectContactProperties contactProperties: [CNContactProperty]
    ) { calls += 4 }
  }
}
