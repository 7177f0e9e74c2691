public import AppDriver

/// Encoding of a finding, with its path as one line of text and its identifier as one number.
extension Leak: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, type, title, id, with, container, lost, path, noPath, action, outlivedApp
    case isProvisional, isKept
  }

  /// Encodes the finding as an object, omitting members that have no value.
  public func encode(to encoder: any Encoder) throws {
    var leak = encoder.container(keyedBy: CodingKeys.self)
    try leak.encode(kind, forKey: .kind)
    try leak.encode(type, forKey: .type)
    try leak.encodeIfPresent(title, forKey: .title)
    try leak.encode(id, forKey: .id)
    try leak.encode(with, forKey: .with)
    try leak.encodeIfPresent(container, forKey: .container)
    if !lost.isEmpty { try leak.encode(lost, forKey: .lost) }
    try leak.encodeIfPresent(path.map { "\($0)" }, forKey: .path)
    try leak.encodeIfPresent(noPath.map(LeakWriter.sentence), forKey: .noPath)
    try leak.encode(action, forKey: .action)
    if outlivedApp { try leak.encode(true, forKey: .outlivedApp) }
    if isProvisional { try leak.encode(true, forKey: .isProvisional) }
    try leak.encode(isKept, forKey: .isKept)
  }
}

/// Encoding of an identifier: a controller's number, or the negative of a coordinator's order.
///
/// The numbers of objects that outlived their app are a sequence of their own.
extension LeakID: Encodable {
  /// Encodes the identifier as a single number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .coordinator(let order): try container.encode(-order)
    case .controller(let number), .survivor(let number): try container.encode(number)
    }
  }
}
