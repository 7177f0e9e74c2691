package import ObjectFiles

/// The conformance to a protocol that a class has of a superclass.
///
/// The superclass settled which method serves which requirement. Where it has none of its own, that
/// is the protocol's default, and a method of a subclass's, whatever its name, is never called
/// through the protocol.
package struct InheritedConformance {
  /// The class that inherits.
  package let type: AnyClass
  /// The class that adopts the protocol.
  package let base: AnyClass
  private let protocolType: Any.Type

  /// Finds who adopts a protocol for a class; nil where the class does itself, or doesn't conform.
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

  /// The methods below the base that look like the protocol's and are never called through it.
  ///
  /// These have the name and types of one of the protocol's defaults and override nothing that the
  /// base has. Only methods in the executable are found, which an optimized build may leave out.
  ///
  /// - Parameters:
  ///   - symbols: the executable's symbols.
  ///   - loadOffset: by how much addresses in memory exceed those in the file.
  /// - Returns: the methods in the order of their names.
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

  /// The methods for which the protocol has defaults.
  private func defaultSignatures(_ symbols: SymbolTable) -> Set<MethodSignature> {
    // The name of the type ends in `_p`, the context of members in `P`; `AAE` is an extension in
    // the protocol's own module.
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

  /// Whether a class's method overrides one of the base or its superclasses: then it is in the part
  /// of the method table that the class shares with the base.
  private func overrides(_ method: UInt, in type: AnyClass) -> Bool {
    ClassRecord(type).words(sharedWith: ClassRecord(base)).contains(method)
  }

  /// How the mangled names of some kinds of symbols end.
  private enum Mangling {
    static let function = "F"
    static let descriptor = "Mn"
  }
}

/// A method that its author may expect to be called through a protocol, and that is not.
package struct UncalledMethod {
  /// The class that declares it.
  package let type: AnyClass
  /// Its name with its labels: `navigationController(_:didShow:animated:)`.
  package let name: String
}
