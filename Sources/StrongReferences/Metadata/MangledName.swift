/// A type's mangled name as it appears in the runtime's records: text with embedded addresses.
struct MangledName {
  let start: UnsafePointer<UInt8>
  let length: Int

  /// Measures the name, which ends at a zero byte outside an embedded address.
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

  /// The type that the name refers to; `nil` if there is none, because captures may have types that
  /// exist only in the compiler.
  func type(context: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil) -> Any.Type? {
    length == 0 ? nil : runtimeType(start, length, context: context, arguments: arguments)
  }

  /// Whether the name expands a pack of types.
  ///
  /// The runtime then needs arguments in another form, and ends the process if it gets none.
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

  /// The strength of a reference of this type, if it is marked as weak or unowned.
  var looseStrength: LooseReference.Strength? {
    if hasSuffix("Xw") { return .weak }
    return hasSuffix("Xo") ? .unowned : nil
  }

  func dropLast(_ count: Int) -> MangledName {
    MangledName(start, length: max(0, length - count))
  }

  /// Whether this is a generic class, so that a value is a reference whatever its arguments are:
  /// the name begins with the address of a class descriptor and ends with arguments.
  var isGenericClass: Bool {
    guard length > 5, hasSuffix("G"), let target = symbolicTarget else { return false }
    return target.load(as: UInt32.self) & 0x1F == 16
  }

  /// The descriptor whose address the name begins with, if it begins with one.
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

  /// A function type as SIL, the compiler's intermediate language, represents it.
  enum Function {
    /// With a context.
    case thick
    /// Without a context, like a C function.
    case thin
  }

  /// The kind of function, if this is a SIL function type.
  ///
  /// Captured closures have such types, for which the runtime has no metadata.
  var function: Function? {
    guard hasSuffix("_"), let mark = (0..<length).last(where: { start[$0] == UInt8(ascii: "I") }),
      mark + 2 < length, start[mark + 1] == UInt8(ascii: "e")
    else { return nil }
    // The convention follows the mark and `e`, for escaping.
    return start[mark + 2] == UInt8(ascii: "t") ? .thin : .thick
  }
}
