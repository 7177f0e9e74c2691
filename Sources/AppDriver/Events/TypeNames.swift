/// The names of types.
///
/// Each name is created once and then cached. Those that were asked for last are also found by their types' addresses,
/// without hashing.
enum TypeNames {
  private static var names: [ObjectIdentifier: String] = [:]
  private static var recent = ContiguousArray<(type: ObjectIdentifier, name: String)?>(
    repeating: nil, count: 64)

  static func name(of type: Any.Type) -> String {
    let identity = ObjectIdentifier(type)
    let place = Int(UInt(bitPattern: identity) >> 4 & 63)
    if let recent = recent[place], recent.type == identity { return recent.name }
    let name = names[identity] ?? "\(type)"
    names[identity] = name
    recent[place] = (identity, name)
    return name
  }
}
