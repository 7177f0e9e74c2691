import CInitializers
package import Foundation

/// An initializer of an open class that creates an instance of a subclass given only its metatype.
///
/// UIKit creates cells from the registered class. In Swift, such an initializer would have to be
/// `required`, which an app's classes don't say. But every designated initializer has a place in the
/// vtable of every subclass: either the subclass's own, or the inherited one, or one that traps
/// because the subclass doesn't inherit it, as on iOS.
///
/// The layout of class metadata and of class descriptors is part of Swift's stable ABI (see
/// `docs/ABI/TypeMetadata.rst` in Swift's repository).
package struct ClassInitializer {
  /// The place of the initializer in each subclass's metadata, in bytes.
  private let offset: Int

  /// Finds the designated initializer that a class introduces at the given place among those that it
  /// introduces, in the order of their declarations.
  ///
  /// - Precondition: The class isn't generic, and has such an initializer.
  init(of type: AnyClass, at place: Int = 0) {
    // Kind 1 means an initializer.
    offset = Self.offset(of: type, kind: 1, at: place)
  }

  /// Returns the place in each subclass's metadata, in bytes, of the method that a class introduces
  /// at the given place among those that it introduces, in the order of their declarations.
  ///
  /// - Precondition: The class isn't generic, and has such a method.
  nonisolated static func offsetOfMethod(of type: AnyClass, at place: Int) -> Int {
    offset(of: type, kind: 0, at: place)
  }

  private nonisolated static func offset(of type: AnyClass, kind: UInt32, at place: Int) -> Int {
    let descriptor = address(of: type).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let first = Int(descriptor.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 48, as: UInt32.self))
    // The low four bits of a method's flags are its kind.
    let methods = (0..<count).filter {
      descriptor.load(fromByteOffset: 52 + 8 * $0, as: UInt32.self) & 0xF == kind
    }
    return (first + methods[place]) * MemoryLayout<UnsafeRawPointer>.size
  }

  private nonisolated static func address(of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private func function(in type: AnyClass) -> UnsafeRawPointer {
    Self.address(of: type).load(fromByteOffset: offset, as: UnsafeRawPointer.self)
  }

  /// `NSObject`'s `init()`.
  private static let plain = ClassInitializer(of: NSObject.self)

  /// Creates an instance of a class by its `init()`, as UIKit creates the delegates of apps and scenes.
  ///
  /// - Precondition: The class is a subclass of `NSObject`, such as `UIResponder`.
  package static func make<Object: NSObjectProtocol>(_ type: Object.Type) -> Object {
    precondition(type is NSObject.Type, "\(type) must be a subclass of UIResponder or NSObject")
    let object = flowsh_init_plain(plain.function(in: type), address(of: type))
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// Creates an instance by `init(frame:)`.
  func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    let object = flowsh_init_frame(
      function(in: type), Self.address(of: type), frame.origin.x, frame.origin.y,
      frame.size.width, frame.size.height)
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Creates an instance by `init(style:reuseIdentifier:)`; the style is its enum case's place.
  func make<View: UIView>(_ type: View.Type, style: UInt8, _ reuseIdentifier: String?) -> View {
    let words = Self.owned(reuseIdentifier)
    let object = flowsh_init_cell(
      function(in: type), Self.address(of: type), style, words.0, words.1)
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Creates an instance by `init(reuseIdentifier:)`.
  func make<View: UIView>(_ type: View.Type, _ reuseIdentifier: String?) -> View {
    let words = Self.owned(reuseIdentifier)
    let object = flowsh_init_identifier(
      function(in: type), Self.address(of: type), words.0, words.1)
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// Creates an instance by `init(nibName:bundle:)`.
  func make<Controller: UIViewController>(
    _ type: Controller.Type, _ nibName: String?, _ bundle: Bundle?
  ) -> Controller {
    let words = Self.owned(nibName)
    let object = flowsh_init_nib(
      function(in: type), Self.address(of: type), words.0, words.1,
      bundle.map { Unmanaged.passRetained($0).toOpaque() })
    return Unmanaged<Controller>.fromOpaque(object).takeRetainedValue()
  }

  /// Returns the words of a string that the initializer consumes.
  private static func owned(_ string: String?) -> (UInt, UInt) {
    var copy = string
    return withUnsafeMutableBytes(of: &copy) { bytes in
      // The initializer releases what it is given, so one reference is left to it.
      let words = bytes.load(as: (UInt, UInt).self)
      bytes.baseAddress?.assumingMemoryBound(to: String?.self).initialize(to: nil)
      return words
    }
  }
}
