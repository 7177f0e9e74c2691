public import AppDriver

/// Encoding of a finding, with its path as one line of text and its identifier as one number.
extension Leak: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, type, title, id, with, lost, path, noPath, action, outlivedApp, isProvisional, isKept
  }

  /// Encodes the finding as an object, omitting members that have no value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(type, forKey: .type)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(id, forKey: .id)
    try container.encode(with, forKey: .with)
    if !lost.isEmpty { try container.encode(lost, forKey: .lost) }
    try container.encodeIfPresent(path.map { "\($0)" }, forKey: .path)
    try container.encodeIfPresent(noPath.map(LeakWriter.sentence), forKey: .noPath)
    try container.encode(action, forKey: .action)
    if outlivedApp { try container.encode(true, forKey: .outlivedApp) }
    if isProvisional { try container.encode(true, forKey: .isProvisional) }
    try container.encode(isKept, forKey: .isKept)
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
