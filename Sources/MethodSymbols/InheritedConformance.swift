/// The conformance to a protocol that a class has of a superclass.
///
/// The superclass settled which method serves which requirement. Where it has none of its own, that
/// is the protocol's default, and a method of a subclass's, whatever its name, is never called
/// through the protocol.
public struct InheritedConformance {
  /// The class that inherits.
  public let type: AnyClass
  /// The class that adopts the protocol.
  public let base: AnyClass
  private let protocolType: Any.Type

  /// Finds who adopts a protocol for a class; nil where the class does itself, or doesn't conform.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - protocolType: The protocol, as `(any P).self`.
  ///   - isAdopted: Whether a class conforms, itself or through a superclass.
  public init?(of type: AnyClass, to protocolType: Any.Type, isAdopted: (AnyClass) -> Bool) {
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
  /// A method does if its name and types are those of a default of the protocol's, and it overrides
  /// nothing that the base has. Only methods in the executable are found, which an optimised build
  /// may leave out.
  public func uncalledMethods(symbols: SymbolTable) -> [UncalledMethod] {
    guard let offset = Self.loadOffset(symbols) else { return [] }
    let defaults = defaultSignatures(symbols)
    guard !defaults.isEmpty else { return [] }
    var heirs: [AnyClass] = []
    var heir: AnyClass? = type
    while let next = heir, next != base {
      heirs.append(next)
      heir = _getSuperclass(next)
    }
    var found: [UncalledMethod] = []
    var known: Set<String> = []
    for heir in heirs.reversed() {
      for (signature, address) in Self.methods(of: heir, symbols, loadOffset: offset)
      where defaults.contains(signature) && !overrides(address, in: heir)
        && known.insert(signature).inserted
      {
        found.append(UncalledMethod(type: heir, name: Demangled.name(ofSignature: signature)))
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The names and types of the methods for which the protocol has defaults.
  private func defaultSignatures(_ symbols: SymbolTable) -> Set<String> {
    // The name of the type ends in `_p`, the context of members in `P`; `AAE` is an extension in
    // the protocol's own module.
    guard let name = _mangledTypeName(protocolType), name.hasSuffix("_p") else { return [] }
    let context = String(reflecting: protocolType)
    return Set(
      symbols.names(from: "$s\(name.dropLast(2))PAAE", to: "F").compactMap {
        Demangled.signature(of: $0.name, in: context)
      })
  }

  /// The methods that a class declares, overrides among them, with their addresses in memory.
  private static func methods(
    of type: AnyClass, _ symbols: SymbolTable, loadOffset: UInt
  ) -> [(signature: String, address: UInt)] {
    let prefix = "nominal type descriptor for "
    guard
      let symbol = symbols.name(at: ClassRecord(type).descriptor &- loadOffset, to: "Mn"),
      let text = Demangled.text(symbol), text.hasPrefix(prefix)
    else { return [] }
    let context = String(text.dropFirst(prefix.count))
    return symbols.names(from: String(symbol.dropLast(2)), to: "F").compactMap { name, address in
      Demangled.signature(of: name, in: context).map { ($0, address &+ loadOffset) }
    }
  }

  /// Whether a class's method overrides one of the base's or of those above it: then it stands in
  /// the part of the method table that the class has of the base.
  private func overrides(_ method: UInt, in type: AnyClass) -> Bool {
    ClassRecord(type).words(sharedWith: ClassRecord(base)).contains(method)
  }

  /// By how much addresses in memory exceed those in the file; nil if this module isn't in it.
  private static func loadOffset(_ symbols: SymbolTable) -> UInt? {
    guard let name = _mangledTypeName(SymbolTable.self),
      let symbol = symbols.names(from: "$s\(name)Mn", to: "Mn").first
    else { return nil }
    return ClassRecord(SymbolTable.self).descriptor &- symbol.address
  }
}

/// A method that its author may expect to be called through a protocol, and that is not.
public struct UncalledMethod {
  /// The class that declares it.
  public let type: AnyClass
  /// Its name with its labels: `navigationController(_:didShow:animated:)`.
  public let name: String
}
