import HeadlessUIKit
import ObjectFiles

extension ProgramClasses {
  /// Returns the classes of view controllers that an app's modules declare, other than some and their
  /// superclasses.
  ///
  /// - Parameter known: The names of classes with their modules, which are the app's modules.
  /// - Returns: The names, without modules, sorted; empty if the program is stripped.
  /// - Complexity: Linear in the number of the program's classes, which takes several milliseconds.
  package static func otherControllers(besides known: Set<String>) -> [String] {
    let all = controllers
    var left = known
    var modules: Set<Substring> = []
    for entry in all where known.contains(entry.name) {
      modules.insert(module(of: entry.name))
      var next: AnyClass? = _getSuperclass(entry.type)
      while let type = next {
        left.insert(qualifiedName(of: type))
        next = _getSuperclass(type)
      }
    }
    modules.remove("HeadlessUIKit")
    let others = all.filter { modules.contains(module(of: $0.name)) && !left.contains($0.name) }
    return Set(others.map { TypeNames.name(of: $0.type) }).sorted()
  }

  /// Returns the name of a class with its module.
  package static func qualifiedName(of type: AnyClass) -> String { String(reflecting: type) }

  private static func module(of name: String) -> Substring { name.prefix { $0 != "." } }

  private static let controllers: [(name: String, type: UIViewController.Type)] = {
    let symbols = LoadedImage.executable?.symbols?.symbols(withPrefix: "$s", suffix: "CMn") ?? []
    return symbols.compactMap { symbol in
      // A type's own mangled name is the descriptor's without what marks it as one.
      let mangled = String(symbol.name.dropFirst(2).dropLast(2))
      guard let type = _typeByName(mangled) as? UIViewController.Type else { return nil }
      return (qualifiedName(of: type), type)
    }
  }()
}
