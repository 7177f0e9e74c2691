import ObjectFiles

/// The protocol requirements that each module's types implement, read from the executable's
/// witnesses.
struct WitnessNames {
  private let symbolicator: Symbolicator
  private var modules: [String: [String: String]] = [:]

  init(_ symbolicator: Symbolicator) { self.symbolicator = symbolicator }

  /// Returns the name of the requirement that a method implements, such as
  /// `PersonsViewControllerDelegate.didSelect(person:in:)`.
  mutating func requirement(of method: FunctionName) -> String? {
    let known = modules[method.module] ?? read(method.module)
    modules[method.module] = known
    return known["\(method.type).\(method.name)"]
  }

  private func read(_ module: String) -> [String: String] {
    var names: [String: String] = [:]
    for symbol in symbolicator.executable?.witnesses(withPrefix: "$s\(module.utf8.count)\(module)")
      ?? []
    {
      guard let text = demangled(symbol), let name = FunctionName(demangled: text),
        case .witness(let type, _) = name.kind
      else { continue }
      names["\(type).\(name.name)"] = "\(name.type).\(name.name)"
    }
    return names
  }
}
