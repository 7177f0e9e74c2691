/// Text that was decoded as a whole, with the place of each byte in the encoded text.
nonisolated struct DecodedText {
  private(set) var bytes: [UInt8] = []
  private var places: [Range<Int>] = []

  /// Decodes text; `nil` if nothing in it is encoded.
  init?(_ text: UnsafeRawBufferPointer, by encoding: SecretEncoding) {
    var position = 0
    var isDecoded = false
    bytes.reserveCapacity(text.count)
    places.reserveCapacity(text.count)
    while position < text.count {
      switch encoding.unit(at: position, in: text) {
      case .bytes(var decoded, let count, let end)?:
        for _ in 0..<count {
          append(UInt8(truncatingIfNeeded: decoded), position..<end)
          decoded >>= 8
        }
        position = end
        isDecoded = true
      case .cut?, nil:
        append(text[position], position..<position + 1)
        position += 1
      }
    }
    if !isDecoded { return nil }
  }

  private mutating func append(_ byte: UInt8, _ place: Range<Int>) {
    bytes.append(byte)
    places.append(place)
  }

  /// Returns where bytes are in the encoded text.
  func range(of range: Range<Int>) -> Range<Int> {
    places[range.lowerBound].lowerBound..<places[range.upperBound - 1].upperBound
  }
}
