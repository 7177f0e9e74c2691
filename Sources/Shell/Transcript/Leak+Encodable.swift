public import AppDriver

/// Encodes a finding, with its path as one line and its identity as one number.
extension Leak: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, type, title, id, with, path, noPath, action, isProvisional, isKept
  }

  /// Writes an object without empty members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(id, forKey: .id)
    try container.encode(with, forKey: .with)
    try container.encodeIfPresent(path.map { "\($0)" }, forKey: .path)
    try container.encodeIfPresent(noPath.map(LeakWriter.sentence), forKey: .noPath)
    try container.encode(action, forKey: .action)
    if isProvisional { try container.encode(true, forKey: .isProvisional) }
    try container.encode(isKept, forKey: .isKept)
  }
}

/// Encodes a controller as its number and a coordinator as its negated order.
extension LeakID: Encodable {
  /// Writes one number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .coordinator(let order): try container.encode(-order)
    case .controller(let number): try container.encode(number)
    }
  }
}
