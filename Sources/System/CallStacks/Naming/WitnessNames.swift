import Glibc
import ObjectFiles

/// The protocol requirements that each module's types implement, read from the executable's
/// witnesses.
///
/// A module has hundreds of witnesses, of which a session needs a few. The runtime's records of
/// conformances tell which functions are those of a type; a search for their names would read all
/// names of the program.
struct WitnessNames {
  private let symbolicator: Symbolicator
  /// The conformances of each module's types, and of those in extensions.
  private var modules: [String: [ProgramConformance]] = [:]
  /// The requirements that methods implement, with the name of the method and its type as the key.
  private var known: [String: [String: String?]] = [:]

  init(_ symbolicator: Symbolicator) { self.symbolicator = symbolicator }

  /// Returns the name of the requirement that a method implements, such as
  /// `PersonsViewControllerDelegate.didSelect(person:in:)`.
  mutating func requirement(of method: FunctionName) -> String? {
    let name = Self.key(of: method)
    if let known = known[method.module]?[name] { return known }
    let conformances = modules[method.module] ?? ProgramConformance.all(in: method.module)
    modules[method.module] = conformances
    let found = Self.requirement(of: method, in: names(ofTypeOf: method, conformances))
    known[method.module, default: [:]][name] = .some(found)
    return found
  }

  /// Returns the demangled names of the witnesses of a method's type, and of types that are called
  /// like it, in the order of the code.
  private func names(
    ofTypeOf method: FunctionName, _ conformances: [ProgramConformance]
  ) -> [String] {
    guard let type = method.type.split(separator: ".").last, !conformances.isEmpty,
      let functions = symbolicator.executable
    else { return [] }
    let addresses = type.prefix { $0 != "<" }.withCString { type in
      conformances.filter { strcmp($0.type, type) == 0 }.flatMap(\.witnesses)
    }
    return functions.witnesses(at: addresses.map { Int(bitPattern: $0) &- Executable.offset })
      .compactMap(demangled)
  }

  /// Returns the requirement that a method implements, by the last of the demangled names of
  /// witnesses that is the method's; `nil` if none is.
  static func requirement(of method: FunctionName, in names: [String]) -> String? {
    let key = Self.key(of: method)
    return names.reversed().lazy.compactMap { name -> String? in
      guard let witness = FunctionName(demangled: name),
        case .witness(let type, let module) = witness.kind, module == method.module,
        Self.key(type, witness.name) == key
      else { return nil }
      return "\(witness.type).\(witness.name)"
    }.first
  }

  private static func key(of method: FunctionName) -> String { key(method.type, method.name) }

  private static func key(_ type: String, _ name: String) -> String { "\(type).\(name)" }
}
