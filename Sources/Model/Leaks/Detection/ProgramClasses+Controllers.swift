import HeadlessUIKit
import ObjectFiles

extension ProgramClasses {
  /// Returns the classes of view controllers that an app's modules declare, other than some and
  /// their superclasses.
  ///
  /// - Parameter known: The names of classes with their modules, which are the app's modules.
  /// - Returns: The names, without modules, sorted; empty if the program is stripped.
  /// - Complexity: Linear in the number of the program's classes, which takes several milliseconds.
  package static func otherControllers(besides known: Set<String>) -> [String] {
    var left = known
    let modules = Set(known.map { module(of: $0) }).filter {
      !CallTracer.ownModules.contains(String($0))
    }
    let all = controllers(in: modules)
    for entry in all where known.contains(entry.name) {
      var next: AnyClass? = _getSuperclass(entry.type)
      while let type = next {
        left.insert(qualifiedName(of: type))
        next = _getSuperclass(type)
      }
    }
    let others = all.filter { modules.contains(module(of: $0.name)) && !left.contains($0.name) }
    return Set(others.map { TypeNames.name(of: $0.type) }).sorted()
  }

  private static var qualifiedNames: [ObjectIdentifier: String] = [:]

  /// Returns the name of a class with its module.
  ///
  /// Each name is created once.
  package static func qualifiedName(of type: AnyClass) -> String {
    if let name = qualifiedNames[ObjectIdentifier(type)] { return name }
    // `String(reflecting:)` gives the same, and takes a million instructions.
    let name = _typeName(type, qualified: true)
    qualifiedNames[ObjectIdentifier(type)] = name
    return name
  }

  private static func module(of name: String) -> Substring { name.prefix { $0 != "." } }

  /// The mangled names of the program's classes.
  private static let mangledNames: [String] = {
    let symbols = LoadedImage.executable?.symbols?.objects(withPrefix: "$s", suffix: "CMn") ?? []
    // A type's own mangled name is the descriptor's without what marks it as one.
    return symbols.map { String($0.name.dropFirst(2).dropLast(2)) }
  }()

  /// Returns the classes of view controllers in some modules.
  ///
  /// A class is looked up by its mangled name, because a lookup takes long. The name begins with
  /// the module's, or with 0 if the module's repeats a word.
  private static func controllers(
    in modules: Set<Substring>
  ) -> [(name: String, type: UIViewController.Type)] {
    let beginnings = modules.map { "\($0.utf8.count)\($0)" } + ["0"]
    return mangledNames.compactMap { mangled in
      guard beginnings.contains(where: mangled.hasPrefix),
        let type = _typeByName(mangled) as? UIViewController.Type
      else { return nil }
      return (qualifiedName(of: type), type)
    }
  }
}
