import CSystem
import Foundation
import HeadlessUIKit

/// An object of a class that is known only when the app runs, such as `Item(context: context)`
/// where `Item` is a generic parameter.
///
/// In Objective-C, every initializer can be called on such a class. In Swift, only a `required` one
/// or one of a protocol can; see `_UIKitCreation`.
public protocol _ManagedObjectCreation: AnyObject {}

extension NSManagedObject: _ManagedObjectCreation {}

extension _ManagedObjectCreation where Self: NSManagedObject {
  /// Creates an object of the class on which Swift calls this initializer.
  @_silgen_name("flowsh_create")
  private init(_call: UnsafePointer<flowsh_call>)

  /// Creates an object of the entity of the class, and inserts it into a context.
  public init(context moc: NSManagedObjectContext, _ unused: Void = ()) {
    self.init(entity: Self.entity(in: moc), insertInto: moc, ())
  }

  /// Creates an object of an entity, and inserts it into a context, if there is one.
  public init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?, _ unused: Void = ()
  ) {
    var call = Self.initializer.call(entity, context)
    self.init(_call: &call)
  }
}
