// Each step of a test run sends two frames from one process to another, so they are a few whole
// numbers: the synthesized conformance takes as long as finding the touch.
extension Frame: Codable {
  /// The places of the parts in the first number, above the index of the picture.
  private enum Shift {
    static let transition: UInt64 = 32, kind: UInt64 = 36, style: UInt64 = 40
    static let offer: UInt64 = 44, end: UInt64 = 45
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    var head = UInt64(UInt32(clamping: picture)) | Self.number(of: transition) << Shift.transition
    guard let touch else { return try values.encode(head) }
    let moves = touch.endX != touch.x || touch.endY != touch.y
    head |= (Self.number(of: touch.kind) + 1) << Shift.kind
    if let style = touch.offerStyle { head |= (Self.number(of: style) + 1) << Shift.style }
    if touch.offer != nil { head |= 1 << Shift.offer }
    if moves { head |= 1 << Shift.end }
    try values.encode(head)
    try values.encode(Self.number(of: touch.x, touch.y))
    if moves { try values.encode(Self.number(of: touch.endX, touch.endY)) }
    if let offer = touch.offer { try values.encode(offer) }
  }

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let head = try values.decode(UInt64.self)
    picture = Int(UInt32(truncatingIfNeeded: head))
    transition = try Self.value(of: head >> Shift.transition & 15, in: values)
    let kind = head >> Shift.kind & 15
    guard kind > 0 else {
      guard head >> Shift.kind == 0 else { throw Self.invalid(head, in: values) }
      return
    }
    guard head >> Shift.end <= 1 else { throw Self.invalid(head, in: values) }
    let start = Self.point(try values.decode(UInt64.self))
    let end = head >> Shift.end == 1 ? Self.point(try values.decode(UInt64.self)) : start
    let offer = head >> Shift.offer & 1 == 1 ? try values.decode(String.self) : nil
    let style = head >> Shift.style & 15
    touch = Touch(
      try Self.value(of: kind - 1, in: values), start.x, start.y, to: end, offer: offer,
      style: style == 0 ? nil : try Self.value(of: style - 1, in: values))
  }

  private static func number<Value: CaseIterable & Equatable>(of value: Value) -> UInt64 {
    for (number, other) in Value.allCases.enumerated() where other == value {
      return UInt64(number)
    }
    return 0
  }

  private static func value<Value: CaseIterable>(
    of number: UInt64, in values: any UnkeyedDecodingContainer
  ) throws -> Value where Value.AllCases == [Value] {
    guard number < Value.allCases.count else { throw invalid(number, in: values) }
    return Value.allCases[Int(number)]
  }

  private static func number(of x: Int, _ y: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: Int32(clamping: x))) << 32
      | UInt64(UInt32(bitPattern: Int32(clamping: y)))
  }

  private static func point(_ number: UInt64) -> (x: Int, y: Int) {
    (
      Int(Int32(truncatingIfNeeded: number >> 32)), Int(Int32(truncatingIfNeeded: number))
    )
  }

  private static func invalid(
    _ number: UInt64, in values: any UnkeyedDecodingContainer
  ) -> DecodingError {
    .dataCorruptedError(in: values, debugDescription: "\(number) is not part of a frame")
  }
}
