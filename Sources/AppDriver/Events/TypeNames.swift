/// The names of types.
///
/// Each name is created once and then cached.
enum TypeNames {
  private static var names: [ObjectIdentifier: String] = [:]

  static func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = "\(type)"
    names[ObjectIdentifier(type)] = name
    return name
  }
}
