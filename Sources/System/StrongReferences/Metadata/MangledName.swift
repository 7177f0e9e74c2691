/// A type's mangled name in the form that the runtime's records use: text with embedded addresses.
struct MangledName {
  let start: UnsafePointer<UInt8>
  /// The name's characters, with zeros in place of the embedded addresses.
  ///
  /// An address may contain any byte, including those of letters.
  private let text: ArraySlice<UInt8>

  var length: Int { text.count }

  /// Determines the length of the name at an address.
  ///
  /// The name ends at a zero byte that isn't part of an embedded address.
  init(_ address: UnsafeRawPointer) {
    start = address.assumingMemoryBound(to: UInt8.self)
    var text: [UInt8] = []
    while start[text.count] != 0 {
      let character = start[text.count]
      text.append(character)
      let addressLength = Self.addressLength(after: character)
      text.append(contentsOf: repeatElement(0, count: addressLength))
    }
    self.text = text[...]
  }

  private init(_ start: UnsafePointer<UInt8>, text: ArraySlice<UInt8>) {
    self.start = start
    self.text = text
  }

  /// Returns the number of bytes of the address that a character announces.
  private static func addressLength(after character: UInt8) -> Int {
    switch character {
    case 0x01...0x17: 4
    case 0x18...0x1F: 8
    default: 0
    }
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
    zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: "Q") && $1 == UInt8(ascii: "p") }
  }

  func hasSuffix(_ suffix: StaticString) -> Bool {
    suffix.withUTF8Buffer { text.suffix($0.count).elementsEqual($0) }
  }

  /// The strength of a reference with this type; `nil` if the type isn't marked as weak or unowned.
  var looseStrength: LooseReference.Strength? {
    if hasSuffix("Xw") { return .weak }
    return hasSuffix("Xo") ? .unowned : nil
  }

  func dropLast(_ count: Int) -> MangledName {
    MangledName(start, text: text.dropLast(count))
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
    guard hasSuffix("_"), let mark = text.lastIndex(of: UInt8(ascii: "I")),
      mark + 2 < text.endIndex, text[mark + 1] == UInt8(ascii: "e")
    else { return nil }
    // The calling convention follows the mark and an `e`, which stands for escaping.
    return text[mark + 2] == UInt8(ascii: "t") ? .thin : .thick
  }
}
