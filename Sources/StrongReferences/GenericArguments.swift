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

  /// Stands for the arguments that the context doesn't hold.
  private enum UnknownArgument {}

  private static var context: UnsafeRawPointer? {
    TypeMetadata(Outer<Never, Never, Never, Never>.Inner<Never, Never, Never, Never>.self)
      .descriptor
  }

  private static let parameters = ["x", "q_", "q0_", "q1_", "qd__", "qd_0_", "qd_1_", "qd_2_"]

  private var types = [Any.Type](repeating: UnknownArgument.self, count: parameters.count)
  private var known = Set<String>()

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
      let offset = RuntimeLayout.objectHeader + word * MemoryLayout<Any.Type>.size
      types[position] = context.load(fromByteOffset: offset, as: Any.Type.self)
      known.insert(parameter)
    }
  }

  /// The type that a name means with these arguments; `nil` if it needs others.
  func type(_ name: MangledName) -> Any.Type? {
    if let type = name.type() { return type }
    guard !known.isEmpty else { return nil }
    let type = types.withUnsafeBytes { bytes in
      name.type(context: Self.context, arguments: bytes.baseAddress)
    }
    guard let type, !String(reflecting: type).contains("UnknownArgument") else { return nil }
    return type
  }

  private static func bindingIndex(_ source: String) -> Int? {
    source.first == "B" ? Int(source.dropFirst().prefix(while: \.isNumber)) : nil
  }

  private static func text(_ address: UnsafeRawPointer) -> String {
    String(cString: address.assumingMemoryBound(to: CChar.self))
  }
}
