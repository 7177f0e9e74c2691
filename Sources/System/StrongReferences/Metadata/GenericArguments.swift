/// A closure's generic arguments, as far as its context contains them.
///
/// The names of captured types refer to generic parameters. After the list of captures, the record
/// lists the source of each parameter's argument. For example, `B2` is the third word after the
/// context's header.
struct GenericArguments {
  /// A type with four generic parameters that contains a type with four more.
  ///
  /// Names are resolved as if they appeared in `Inner`, because the runtime resolves names only in
  /// the context of a type. A generic method of a generic type has two such levels of parameters.
  private enum Outer<First, Second, Third, Fourth> {
    enum Inner<Fifth, Sixth, Seventh, Eighth> {}
  }

  /// A placeholder for arguments that the context doesn't contain.
  private enum UnknownArgument {}
  /// A second placeholder for the same arguments.
  ///
  /// A name depends on such an argument if it resolves to different types with the two
  /// placeholders.
  private enum OtherUnknownArgument {}

  private static var context: UnsafeRawPointer? {
    TypeMetadata(Outer<Never, Never, Never, Never>.Inner<Never, Never, Never, Never>.self)
      .descriptor
  }

  private static let parameters = ["x", "q_", "q0_", "q1_", "qd__", "qd_0_", "qd_1_", "qd_2_"]

  /// The arguments, indexed by parameter.
  ///
  /// Each argument is a type or the value of a `let` parameter.
  private var arguments = Self.arguments(UnknownArgument.self)
  private var otherArguments = Self.arguments(OtherUnknownArgument.self)

  /// Reads the arguments in a context.
  ///
  /// - Parameters:
  ///   - sources: The address of the list, whose elements are pairs of a parameter and its source.
  ///   - count: The number of pairs.
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

  /// Returns the type that a name resolves to with these arguments; `nil` if the name needs
  /// arguments that the context doesn't contain.
  ///
  /// The runtime always receives an argument for each parameter. If one is missing and the name
  /// refers to an associated type, the runtime terminates the process.
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
    // A metatype of a class or value is the address of its metadata.
    [UInt](repeating: unsafeBitCast(type, to: UInt.self), count: parameters.count)
  }

  /// Returns the index of the word that contains a type or, for a source that starts with `v`, a
  /// number; `nil` for packs.
  private static func bindingIndex(_ source: String) -> Int? {
    let source = source.first == "v" ? source.dropFirst() : source[...]
    return source.first == "B" ? Int(source.dropFirst().prefix(while: \.isNumber)) : nil
  }

  private static func text(_ address: UnsafeRawPointer) -> String {
    String(cString: address.assumingMemoryBound(to: CChar.self))
  }
}
