public import AppDriver

/// Encoding of a finding, with its path as one line of text and its identifier as one number.
extension Leak: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, type, title, id, with, path, noPath, action, isProvisional, isKept
  }

  /// Encodes the finding as an object, omitting members that have no value.
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

/// Encoding of an identifier: a controller's number, or the negative of a coordinator's order.
extension LeakID: Encodable {
  /// Encodes the identifier as a single number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .coordinator(let order): try container.encode(-order)
    case .controller(let number): try container.encode(number)
    }
  }
}
