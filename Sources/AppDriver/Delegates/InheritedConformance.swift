package import ObjectFiles

/// A class's conformance to a protocol that it inherits from a superclass.
///
/// The superclass fixes which method implements which requirement. For a requirement that the
/// superclass doesn't implement, that is the protocol's default implementation. A subclass's method
/// of the same name is then never called through the protocol.
package struct InheritedConformance {
  /// The class that inherits the conformance.
  package let type: AnyClass
  /// The class that adopts the protocol.
  package let base: AnyClass
  private let protocolType: Any.Type

  /// Finds the superclass that adopts a protocol; nil if the class adopts it itself or doesn't
  /// conform.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - protocolType: The protocol, as `(any P).self`.
  ///   - isAdopted: Whether a class conforms, itself or through a superclass.
  package init?(of type: AnyClass, to protocolType: Any.Type, isAdopted: (AnyClass) -> Bool) {
    guard isAdopted(type) else { return nil }
    var base: AnyClass = type
    while let next = _getSuperclass(base), isAdopted(next) { base = next }
    guard base != type else { return nil }
    self.type = type
    self.base = base
    self.protocolType = protocolType
  }

  /// The methods of subclasses that look like implementations of the protocol but are never called
  /// through it.
  ///
  /// Such a method has the name and types of one of the protocol's default implementations and
  /// overrides no method of the base. Only methods in the executable's symbol table are found; an
  /// optimized build may omit some.
  ///
  /// - Parameters:
  ///   - symbols: The executable's symbols.
  ///   - loadOffset: The difference between an address in memory and the same address in the file.
  /// - Returns: The methods, sorted by name.
  package func uncalledMethods(_ symbols: SymbolTable, loadOffset: Int) -> [UncalledMethod] {
    let defaults = defaultSignatures(symbols)
    guard !defaults.isEmpty else { return [] }
    let offset = UInt(bitPattern: loadOffset)
    var heirs: [AnyClass] = []
    var heir: AnyClass? = type
    while let next = heir, next != base {
      heirs.append(next)
      heir = _getSuperclass(next)
    }
    var found: [UncalledMethod] = []
    var known: Set<MethodSignature> = []
    for heir in heirs.reversed() {
      for (signature, address) in Self.methods(of: heir, symbols, loadOffset: offset)
      where defaults.contains(signature) && !overrides(address, in: heir)
        && known.insert(signature).inserted
      {
        found.append(UncalledMethod(type: heir, name: signature.name))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The signatures of the protocol's default implementations.
  private func defaultSignatures(_ symbols: SymbolTable) -> Set<MethodSignature> {
    // The mangled name of the type ends in `_p`, and that of its members' context in `P`. `AAE`
    // marks an extension in the protocol's own module.
    guard let name = _mangledTypeName(protocolType), name.hasSuffix("_p") else { return [] }
    let context = String(reflecting: protocolType)
    return Set(
      symbols.symbols(withPrefix: "$s\(name.dropLast(2))PAAE", suffix: Mangling.function)
        .compactMap { MethodSignature(symbol: $0.name, in: context) })
  }

  /// The methods that a class declares, overrides included, with their addresses in memory.
  private static func methods(
    of type: AnyClass, _ symbols: SymbolTable, loadOffset: UInt
  ) -> [(signature: MethodSignature, address: UInt)] {
    let descriptor = ClassRecord(type).descriptor &- loadOffset
    guard let symbol = symbols.name(at: descriptor, suffix: Mangling.descriptor),
      let text = demangled(symbol)
    else { return [] }
    var scanner = DemangledNameScanner(keepingFiles: text)
    guard scanner.skip("nominal type descriptor for ") else { return [] }
    let prefix = String(symbol.dropLast(Mangling.descriptor.count))
    return symbols.symbols(withPrefix: prefix, suffix: Mangling.function).compactMap {
      name, address in
      MethodSignature(symbol: name, in: scanner.remainder).map { ($0, address &+ loadOffset) }
    }
  }

  /// Whether a class's method overrides a method of the base or of the base's superclasses.
  ///
  /// If so, it lies in the part of the method table that the class shares with the base.
  private func overrides(_ method: UInt, in type: AnyClass) -> Bool {
    ClassRecord(type).words(sharedWith: ClassRecord(base)).contains(method)
  }

  /// The suffixes of the mangled names of some kinds of symbols.
  private enum Mangling {
    static let function = "F"
    static let descriptor = "Mn"
  }
}

/// A method that looks as if it were called through a protocol, but is not.
package struct UncalledMethod {
  /// The class that declares the method.
  package let type: AnyClass
  /// The method's name with its labels, such as `navigationController(_:didShow:animated:)`.
  package let name: String
}
