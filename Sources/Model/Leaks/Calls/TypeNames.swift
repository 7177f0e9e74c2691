/// The names of types, each of which is created once and then cached.
package enum TypeNames {
  private static var names: [ObjectIdentifier: String] = [:]

  package static func name(of type: Any.Type) -> String {
    let identity = ObjectIdentifier(type)
    if let name = names[identity] { return name }
    let name = "\(type)"
    names[identity] = name
    return name
  }
}
