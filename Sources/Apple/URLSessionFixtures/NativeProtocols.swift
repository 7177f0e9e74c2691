import Foundation
@preconcurrency import FoundationNetworking
import Glibc
import Synchronization

/// Foundation's own protocol classes, which reach the network.
///
/// `URLSession` looks for a protocol class first among those of its configuration, where
/// Foundation's are by default, and then among the registered ones. It asks each by a class method,
/// `canInit(with:)`. While they are turned off, that method in their vtables is one that always
/// answers `false`.
final class NativeProtocols: Sendable {
  static let shared = NativeProtocols()
  /// Whether the classes have been examined.
  static var isLoaded: Bool { loaded.withLock { $0 } }
  private static let loaded = Mutex(false)

  private let isOn = Mutex(true)
  /// The place of the method in each class, and what was there originally.
  private let slots: [(address: UInt, original: UInt)]
  private let refusal: UInt

  private init() {
    Self.loaded.withLock { $0 = true }
    // A configuration has these classes, too, but making one takes some milliseconds.
    let classes = Self.names.compactMap { _typeByName("20FoundationNetworking\($0)C") as? AnyClass }
    guard let index = Self.slot, classes.count == Self.names.count else {
      fatalError(
        "this version of FoundationNetworking can't be kept from the network; please report it")
    }
    slots = classes.map { type in
      let address = Self.address(of: type) + UInt(index * MemoryLayout<UInt>.size)
      return (address, Self.word(at: address))
    }
    refusal = Self.word(at: Self.address(of: Refusing.self) + UInt(index * MemoryLayout<UInt>.size))
    for slot in slots { Self.makeWritable(slot.address) }
    _ = URLProtocol.registerClass(FixtureProtocol.self)
  }

  /// The mangled names of the classes.
  private static let names = ["16_HTTPURLProtocol", "15_FTPURLProtocol", "21_WebSocketURLProtocol"]

  func turn(on isOn: Bool) {
    self.isOn.withLock { current in
      guard current != isOn else { return }
      current = isOn
      for slot in slots {
        UnsafeMutablePointer<UInt>(bitPattern: slot.address)?.pointee =
          isOn ? slot.original : refusal
      }
    }
  }

  // MARK: The vtable

  private class Inheriting: URLProtocol {}

  private class Refusing: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { false }
  }

  /// The index of `canInit(with:)` among the words of a class: the only one that an override
  /// changes.
  private static var slot: Int? {
    let types: [AnyClass] = [URLProtocol.self, Inheriting.self, Refusing.self]
    let addresses = types.map { address(of: $0) }
    func value(_ type: Int, _ index: Int) -> UInt {
      word(at: addresses[type] + UInt(index * MemoryLayout<UInt>.size))
    }
    let found = (0..<count(at: addresses[0])).filter { index in
      value(0, index) == value(1, index) && value(0, index) != value(2, index)
    }
    return found.count == 1 ? found[0] : nil
  }

  private static func address(of type: AnyClass) -> UInt { unsafeBitCast(type, to: UInt.self) }

  private static func word(at address: UInt) -> UInt {
    UnsafePointer<UInt>(bitPattern: address)?.pointee ?? 0
  }

  /// The number of words from the start of a class to its end, from the two sizes in it: that of
  /// all, and that of what is before the start (`docs/ABI/TypeMetadata.rst` in Swift's repository).
  private static func count(at address: UInt) -> Int {
    let sizes = UnsafePointer<UInt32>(bitPattern: address + 32)
    guard let sizes, sizes[0] > sizes[1] else { return 0 }
    return Int(sizes[0] - sizes[1]) / MemoryLayout<UInt>.size
  }

  private static func makeWritable(_ address: UInt) {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    guard let page = UnsafeMutableRawPointer(bitPattern: address / size * size) else { return }
    mprotect(page, Int(size), PROT_READ | PROT_WRITE)
  }
}
