public import AppDriver

/// How a finding stands in JSON: its path as a line, its identity as one number.
extension Leak: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, type, title, id, with, path, noPath, action, isProvisional, isKept
  }

  /// Writes an object; a member that says nothing is left out.
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

/// A controller by its number, a coordinator by its order below zero.
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
