/// A type's mangled name as it stands in the runtime's records: text, with addresses in between.
struct MangledName {
  let start: UnsafePointer<UInt8>
  let length: Int

  /// Measures the name, which ends at a zero byte, but not at one within an address.
  init(_ address: UnsafeRawPointer) {
    start = address.assumingMemoryBound(to: UInt8.self)
    var index = 0
    while start[index] != 0 {
      switch start[index] {
      case 0x01...0x17: index += 1 + 4
      case 0x18...0x1F: index += 1 + 8
      default: index += 1
      }
    }
    length = index
  }

  private init(_ start: UnsafePointer<UInt8>, length: Int) {
    self.start = start
    self.length = length
  }

  /// The type meant, or `nil`: captures have types that exist only within the compiler.
  func type(context: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil) -> Any.Type? {
    length == 0 ? nil : runtimeType(start, length, context: context, arguments: arguments)
  }

  /// Whether a pack of types is expanded in it, for which the runtime needs arguments of another form
  /// than types; it ends the process where it gets none.
  var expandsPack: Bool {
    (1..<max(1, length)).contains { index in
      start[index - 1] == UInt8(ascii: "Q") && start[index] == UInt8(ascii: "p")
    }
  }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    let count = suffix.utf8CodeUnitCount
    guard length >= count else { return false }
    return (0..<count).allSatisfy { start[length - count + $0] == suffix.utf8Start[$0] }
  }

  /// How a reference of this type holds its object, where it is marked as weak or unowned.
  var looseStrength: LooseReference.Strength? {
    if hasSuffix("Xw") { return .weak }
    return hasSuffix("Xo") ? .unowned : nil
  }

  func dropLast(_ count: Int) -> MangledName {
    MangledName(start, length: max(0, length - count))
  }

  /// Whether this is a generic class, so that a value is a reference whatever its arguments are:
  /// the name begins with the address of a class's descriptor, and ends with arguments.
  var isGenericClass: Bool {
    guard length > 5, hasSuffix("G"), let target = symbolicTarget else { return false }
    return target.load(as: UInt32.self) & 0x1F == 16
  }

  /// The descriptor whose address the name begins with, if it does.
  private var symbolicTarget: UnsafeRawPointer? {
    let address = UnsafeRawPointer(start + 1)
    switch start[0] {
    case 1:
      return address + Int(address.loadUnaligned(as: Int32.self))
    case 2:
      let indirect = address + Int(address.loadUnaligned(as: Int32.self))
      return indirect.load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }

  /// A function as the compiler's middle layer knows it.
  enum Function {
    /// With a context.
    case thick
    /// Without one, as C's functions.
    case thin
  }

  /// Whether this is such a function: captured closures have such types, and the runtime has no
  /// metadata for them.
  var function: Function? {
    guard hasSuffix("_"), let mark = (0..<length).last(where: { start[$0] == UInt8(ascii: "I") }),
      mark + 2 < length, start[mark + 1] == UInt8(ascii: "e")
    else { return nil }
    // After the mark and `e`, for escaping, comes the convention.
    return start[mark + 2] == UInt8(ascii: "t") ? .thin : .thick
  }
}
