/// A type's mangled name in the form that the runtime's records use: text with embedded addresses.
struct MangledName {
  let start: UnsafePointer<UInt8>
  let length: Int

  /// Determines the length of the name at an address.
  ///
  /// The name ends at a zero byte that isn't part of an embedded address.
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

  /// Returns the type that the name refers to; `nil` if there is none, because a capture's type may
  /// exist only in the compiler.
  func type(context: UnsafeRawPointer? = nil, arguments: UnsafeRawPointer? = nil) -> Any.Type? {
    length == 0 ? nil : runtimeType(start, length, context: context, arguments: arguments)
  }

  /// Whether the name expands a type pack.
  ///
  /// If so, the runtime requires arguments in a different form and terminates the process if it
  /// receives none.
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

  /// The strength of a reference with this type; `nil` if the type isn't marked as weak or unowned.
  var looseStrength: LooseReference.Strength? {
    if hasSuffix("Xw") { return .weak }
    return hasSuffix("Xo") ? .unowned : nil
  }

  func dropLast(_ count: Int) -> MangledName {
    MangledName(start, length: max(0, length - count))
  }

  /// Whether the name refers to a generic class, whose values are references regardless of its
  /// arguments.
  ///
  /// If so, the name begins with the address of a class descriptor and ends with arguments.
  var isGenericClass: Bool {
    guard length > 5, hasSuffix("G"), let target = symbolicTarget else { return false }
    return target.load(as: UInt32.self) & 0x1F == 16
  }

  /// The descriptor whose address is at the start of the name; `nil` if there is none.
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

  /// A function's representation in SIL, the compiler's intermediate language.
  enum Function {
    /// A function with a context.
    case thick
    /// A function without a context, like a C function.
    case thin
  }

  /// The function's representation; `nil` if the name isn't that of a SIL function type.
  ///
  /// Captured closures have such types, for which the runtime has no metadata.
  var function: Function? {
    guard hasSuffix("_"), let mark = (0..<length).last(where: { start[$0] == UInt8(ascii: "I") }),
      mark + 2 < length, start[mark + 1] == UInt8(ascii: "e")
    else { return nil }
    // The calling convention follows the mark and an `e`, which stands for escaping.
    return start[mark + 2] == UInt8(ascii: "t") ? .thin : .thick
  }
}
