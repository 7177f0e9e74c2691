package import CSystem
package import Foundation

/// An initializer of an open class that creates an instance of a subclass given only its metatype.
///
/// UIKit creates cells from the registered class. In Swift, such an initializer would have to be
/// `required`, which an app's classes don't say. But every designated initializer has a place in
/// the vtable of every subclass: either the subclass's own, or the inherited one, or one that traps
/// because the subclass doesn't inherit it, as on iOS.
///
/// The layout of class metadata and of class descriptors is part of Swift's stable ABI (see
/// `docs/ABI/TypeMetadata.rst` in Swift's repository).
package nonisolated struct ClassInitializer {
  /// The place of the initializer in each subclass's metadata, in bytes.
  private let offset: Int

  /// Finds the designated initializer that a class introduces at the given place among those that
  /// it introduces, in the order of their declarations.
  ///
  /// - Precondition: The class isn't generic, and has such an initializer.
  package init(of type: AnyClass, at place: Int = 0) {
    // Kind 1 means an initializer.
    offset = Self.offset(of: type, kind: 1, at: place)
  }

  /// Returns the place in each subclass's metadata, in bytes, of the method that a class introduces
  /// at the given place among those that it introduces, in the order of their declarations.
  ///
  /// - Precondition: The class isn't generic, and has such a method.
  static func offsetOfMethod(of type: AnyClass, at place: Int) -> Int {
    offset(of: type, kind: 0, at: place)
  }

  private static func offset(of type: AnyClass, kind: UInt32, at place: Int) -> Int {
    let descriptor = address(of: type).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let first = Int(descriptor.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 48, as: UInt32.self))
    // The low four bits of a method's flags are its kind.
    let methods = (0..<count).filter {
      descriptor.load(fromByteOffset: 52 + 8 * $0, as: UInt32.self) & 0xF == kind
    }
    return (first + methods[place]) * MemoryLayout<UnsafeRawPointer>.size
  }

  private static func address(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Returns a call of the initializer, which must be made once, because it consumes the arguments.
  ///
  /// - Parameters:
  ///   - frame: The argument that is a rectangle, if there is one.
  ///   - arguments: The other arguments, each of the parameter's own type, and of four words
  ///     together; a parameter of type `Any?` takes the address of its value.
  /// - Returns: The call.
  package func call<each Argument>(
    frame: CGRect = .zero, _ arguments: repeat each Argument
  ) -> flowsh_call {
    var call = flowsh_call()
    call.offset = UInt(offset)
    (call.x, call.y) = (frame.origin.x, frame.origin.y)
    (call.width, call.height) = (frame.size.width, frame.size.height)
    let count = MemoryLayout.size(ofValue: call.words) / MemoryLayout<UInt>.size
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: count)
    defer { words.deallocate() }
    words.initialize(repeating: 0, count: count)
    var end = UnsafeMutableRawPointer(words)
    repeat (end = Self.give(each arguments, at: end))
    call.words = (words[0], words[1], words[2], words[3])
    return call
  }

  /// Stores an argument that the initializer consumes, and returns the address after it.
  private static func give<Argument>(
    _ argument: Argument, at address: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    address.initializeMemory(as: Argument.self, to: argument)
    let word = MemoryLayout<UInt>.size
    return address + (MemoryLayout<Argument>.size + word - 1) / word * word
  }

  /// Creates an instance of a class by the initializer, whose arguments are as for a call.
  package func make<Object: NSObjectProtocol, each Argument>(
    _ type: Object.Type, frame: CGRect = .zero, _ arguments: repeat each Argument
  ) -> Object {
    var call = call(frame: frame, repeat each arguments)
    let object = flowsh_init(&call, Self.address(of: type))
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// `NSObject`'s `init()`.
  static let plain = ClassInitializer(of: NSObject.self)

  /// Creates an instance of a class by its `init()`, as UIKit creates the delegates of apps and
  /// scenes.
  ///
  /// - Precondition: The class is a subclass of `NSObject`, such as `UIResponder`.
  package static func make<Object: NSObjectProtocol>(_ type: Object.Type) -> Object {
    precondition(type is NSObject.Type, "\(type) must be a subclass of UIResponder or NSObject")
    return plain.make(type)
  }
}
