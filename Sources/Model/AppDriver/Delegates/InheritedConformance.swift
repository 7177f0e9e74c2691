import Foundation
import HeadlessUIKit
package import ObjectFiles

/// A protocol conformance that a class inherits from a superclass.
///
/// The superclass determines which method implements each requirement. If it doesn't implement a
/// requirement, the protocol's default implementation is used. A subclass's method of the same name
/// is then never called through the protocol.
package struct InheritedConformance {
  /// The class that inherits the conformance.
  package let type: AnyClass
  /// The class that adopts the protocol.
  package let base: AnyClass
  private let protocolType: Any.Type

  /// Finds the superclass that adopts a protocol.
  ///
  /// Returns `nil` if the class adopts the protocol itself or doesn't conform to it.
  ///
  /// Asking whether a class conforms is slow the first time, because the runtime searches all
  /// conformances of the program. The class itself isn't asked, because its superclasses tell; nor
  /// are `NSObject` and `UIResponder`, which adopt no delegate protocol.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - protocolType: The protocol, as `(any P).self`.
  ///   - isAdopted: A closure that returns whether a class conforms to the protocol,
  ///     directly or through a superclass.
  package init?(of type: AnyClass, to protocolType: Any.Type, isAdopted: (AnyClass) -> Bool) {
    var base: AnyClass = type
    while let next = _getSuperclass(base), next != NSObject.self, next != UIResponder.self,
      isAdopted(next)
    {
      base = next
    }
    guard base != type else { return nil }
    self.type = type
    self.base = base
    self.protocolType = protocolType
  }

  /// Returns the methods that look like implementations of the protocol but are never called
  /// through it.
  ///
  /// Such a method is declared in a subclass. It has the name and types of one of the protocol's
  /// default implementations, and overrides no method of the base class. Only methods in the
  /// executable's symbol table are found, and an optimized build may omit some.
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

  /// Returns the signatures of the protocol's default implementations.
  private func defaultSignatures(_ symbols: SymbolTable) -> Set<MethodSignature> {
    // The mangled name of the protocol type ends in `_p`. The names of its members contain `P`
    // in place of `_p`. `AAE` marks an extension in the protocol's own module.
    guard let name = _mangledTypeName(protocolType), name.hasSuffix("_p") else { return [] }
    let context = String(reflecting: protocolType)
    return Set(
      symbols.functions(withPrefix: "$s\(name.dropLast(2))PAAE", suffix: Mangling.function)
        .compactMap { MethodSignature(symbol: $0.name, in: context) })
  }

  /// Returns the methods that a class declares, including overrides, with their addresses in
  /// memory.
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
    return symbols.functions(withPrefix: prefix, suffix: Mangling.function).compactMap {
      name, address in
      MethodSignature(symbol: name, in: scanner.remainder).map { ($0, address &+ loadOffset) }
    }
  }

  /// Returns whether a class's method overrides a method of the base class or its superclasses.
  ///
  /// If so, the method is in the part of the method table that the class shares with the base
  /// class.
  private func overrides(_ method: UInt, in type: AnyClass) -> Bool {
    ClassRecord(type).words(sharedWith: ClassRecord(base)).contains(method)
  }

  /// The suffixes of the mangled names of functions and type descriptors.
  private enum Mangling {
    static let function = "F"
    static let descriptor = "Mn"
  }
}

/// A method that looks like an implementation of a protocol requirement, but is never called
/// through the protocol.
package struct UncalledMethod {
  /// The class that declares the method.
  package let type: AnyClass
  /// The method's name with its argument labels, such as
  /// `navigationController(_:didShow:animated:)`.
  package let name: String
}
