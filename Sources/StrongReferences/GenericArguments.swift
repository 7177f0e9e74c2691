/// The generic arguments with which a closure was made, as far as its context holds them.
///
/// Captured types are named in terms of generic parameters, and beside the list of captures stands
/// where each parameter's argument is found: `B2`, the third word after the context's header.
struct GenericArguments {
  /// A type with four generic parameters, and one within it with four more.
  ///
  /// Names are resolved as if they stood there, for the runtime resolves names in the context of a
  /// type only. A generic method of a generic type has such parameters.
  private enum Outer<First, Second, Third, Fourth> {
    enum Inner<Fifth, Sixth, Seventh, Eighth> {}
  }

  /// Stand for the arguments that the context doesn't hold: a name needs one of them where it means
  /// another type with the second than with the first.
  private enum UnknownArgument {}
  private enum OtherUnknownArgument {}

  private static var context: UnsafeRawPointer? {
    TypeMetadata(Outer<Never, Never, Never, Never>.Inner<Never, Never, Never, Never>.self)
      .descriptor
  }

  private static let parameters = ["x", "q_", "q0_", "q1_", "qd__", "qd_0_", "qd_1_", "qd_2_"]

  /// The arguments by the place of their parameter: types, and the numbers of `let` parameters.
  private var arguments = Self.arguments(UnknownArgument.self)
  private var otherArguments = Self.arguments(OtherUnknownArgument.self)

  /// Reads the arguments that a context holds.
  ///
  /// - Parameters:
  ///   - sources: Where the list of pairs, parameter and source, begins.
  ///   - count: How many pairs there are.
  ///   - context: The closure's context.
  init(sources: UnsafeRawPointer, count: Int, context: UnsafeRawPointer) {
    for index in 0..<count {
      let pair = sources + index * RuntimeLayout.Context.sourceSize
      guard let parameter = relative(pair).map(Self.text), let source = relative(pair + 4),
        let position = Self.parameters.firstIndex(of: parameter),
        let word = Self.bindingIndex(Self.text(source))
      else { continue }
      let offset = RuntimeLayout.objectHeader + word * MemoryLayout<UInt>.size
      let argument = context.load(fromByteOffset: offset, as: UInt.self)
      arguments[position] = argument
      otherArguments[position] = argument
    }
  }

  /// The type that a name means with these arguments; `nil` if it needs others.
  ///
  /// The runtime always gets an argument for each parameter: without one it ends the process where
  /// the name means an associated type.
  func type(_ name: MangledName) -> Any.Type? {
    guard !name.expandsPack, let type = Self.type(name, arguments),
      let other = Self.type(name, otherArguments), type == other
    else { return nil }
    return type
  }

  private static func type(_ name: MangledName, _ arguments: [UInt]) -> Any.Type? {
    arguments.withUnsafeBytes { bytes in
      name.type(context: context, arguments: bytes.baseAddress)
    }
  }

  private static func arguments(_ type: Any.Type) -> [UInt] {
    [UInt](repeating: unsafeBitCast(type, to: UInt.self), count: parameters.count)
  }

  /// The word in which a type or a number, marked by a `v`, is kept; `nil` for packs.
  private static func bindingIndex(_ source: String) -> Int? {
    let source = source.first == "v" ? source.dropFirst() : source[...]
    return source.first == "B" ? Int(source.dropFirst().prefix(while: \.isNumber)) : nil
  }

  private static func text(_ address: UnsafeRawPointer) -> String {
    String(cString: address.assumingMemoryBound(to: CChar.self))
  }
}
