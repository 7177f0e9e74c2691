// Each step of a test run sends two frames from one process to another, so they are a few numbers: the
// synthesized conformance takes as long as finding the touch.
extension Frame: Codable {
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(picture)
    try values.encode(Self.number(of: transition))
    guard let touch else { return try values.encode(-1) }
    try values.encode(Self.number(of: touch.kind))
    for number in [touch.x, touch.y, touch.endX, touch.endY] { try values.encode(number) }
    try values.encode(touch.offer != nil)
    if let offer = touch.offer { try values.encode(offer) }
    try values.encode(touch.offerStyle.map(Self.number) ?? -1)
  }

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    picture = try values.decode(Int.self)
    transition = try Self.value(of: values.decode(Int.self), in: values)
    let kind = try values.decode(Int.self)
    guard kind >= 0 else { return }
    let place = try (0..<4).map { _ in try values.decode(Int.self) }
    let offer = try values.decode(Bool.self) ? values.decode(String.self) : nil
    let style = try values.decode(Int.self)
    touch = Touch(
      try Self.value(of: kind, in: values), place[0], place[1], to: (place[2], place[3]),
      offer: offer, style: style < 0 ? nil : try Self.value(of: style, in: values))
  }

  private static func number<Value: CaseIterable & Equatable>(of value: Value) -> Int {
    for (number, other) in Value.allCases.enumerated() where other == value { return number }
    return 0
  }

  private static func value<Value: CaseIterable>(
    of number: Int, in values: any UnkeyedDecodingContainer
  ) throws -> Value where Value.AllCases == [Value] {
    guard Value.allCases.indices.contains(number) else {
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "\(number) is not a number of \(Value.self)")
    }
    return Value.allCases[number]
  }
}
