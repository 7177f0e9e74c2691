/// The names of types.
///
/// Each name is created once and then cached. Those that were asked for last are also found by
/// their types' addresses, without hashing.
package enum TypeNames {
  private typealias Recent = (type: ObjectIdentifier, name: String)?

  private static var names: [ObjectIdentifier: String] = [:]
  // Raw memory, because checking an array for exclusive access takes longer than reading it. It is
  // never freed, only the main actor uses it, and each place is one of its 64.
  private static let recent = {
    let recent = UnsafeMutablePointer<Recent>.allocate(capacity: 64)
    recent.initialize(repeating: nil, count: 64)
    return recent
  }()

  package static func name(of type: Any.Type) -> String {
    let identity = ObjectIdentifier(type)
    let place = Int(UInt(bitPattern: identity) >> 4 & 63)
    if let recent = recent[place], recent.type == identity { return recent.name }
    let name = names[identity] ?? "\(type)"
    names[identity] = name
    recent[place] = (identity, name)
    return name
  }
}
