import Testing

@testable import ObjectFiles

@Suite struct `A byte reader` {
  private func reading<Value>(_ bytes: Bytes, _ body: (inout ByteReader) -> Value) throws -> Value {
    let mapping = try #require(FixtureFile.mapping(bytes.bytes))
    return withExtendedLifetime(mapping) {
      var reader = ByteReader(mapping.bytes)
      return body(&reader)
    }
  }

  @Test func `reads little-endian numbers`() throws {
    try reading([1, 1, 2, 1, 2, 3, 4, 1, 2, 3, 0xFF, 0, 0, 0, 0, 0, 0, 0x80]) {
      #expect($0.uint8() == 1 && $0.uint16() == 0x201 && $0.uint32() == 0x0403_0201)
      #expect($0.unsigned(size: 3) == 0x03_0201 && $0.uint64() == 0x8000_0000_0000_00FF)
      #expect($0.isAtEnd && !$0.isPastEnd)
      #expect($0.uint8() == 0 && $0.isPastEnd)
    }
  }

  @Test(arguments: [0, 1, 127, 128, 300, 0xFFFF_FFFF, .max] as [UInt])
  func `reads ULEB128`(value: UInt) throws {
    try reading(.uleb128(value)) { #expect($0.uleb128() == value && $0.isAtEnd && !$0.isPastEnd) }
  }

  @Test(arguments: [0, 1, 63, 64, -1, -64, -65, 300, -300, .max, .min])
  func `reads SLEB128`(value: Int) throws {
    try reading(.sleb128(value)) { #expect($0.sleb128() == value && $0.isAtEnd && !$0.isPastEnd) }
  }

  @Test func `reads padded, oversized, and truncated LEB128`() throws {
    try reading([0x81, 0x80, 0x00]) { #expect($0.uleb128() == 1 && $0.isAtEnd) }
    try reading([0xFF, 0xFF, 0x7F]) { #expect($0.sleb128() == -1) }
    let large = Bytes(Array(repeating: 0xFF, count: 30) + [0x01])
    try reading(large) { _ = ($0.uleb128(), #expect($0.isAtEnd && !$0.isPastEnd)) }
    try reading(large) { _ = ($0.sleb128(), #expect($0.isAtEnd && !$0.isPastEnd)) }
    try reading([0x80, 0x80]) { #expect($0.uleb128() == 0 && $0.isPastEnd) }
    try reading([0x80, 0x80]) { #expect($0.sleb128() == 0 && $0.isPastEnd) }
  }

  @Test func `never reads beyond its bytes`() throws {
    try reading([1, 2, 3]) { reader in
      for size in [4, 8, 9, -1] {
        var other = reader
        #expect(other.unsigned(size: size) == 0 && other.isPastEnd)
      }
      for length in [4, -1, .max, .min] {
        var other = reader
        other.skip(length)
        #expect(other.isPastEnd)
        other = reader
        other.move(to: length)
        #expect(other.isPastEnd && other.isAtEnd)
      }
      #expect(reader.skipString() == 0 && reader.isPastEnd)
    }
    let mapping = try #require(FixtureFile.mapping([0x61, 0, 0x62]))
    withExtendedLifetime(mapping) {
      let bytes = mapping.bytes
      #expect(ByteReader(bytes, at: 4).isPastEnd && ByteReader(bytes, at: -1).isPastEnd)
      #expect(bytes.string(at: 0) == "a" && bytes.string(at: 1) == "" && bytes.string(at: 2) == "b")
      #expect(bytes.string(at: 3) == nil && bytes.string(at: -1) == nil)
      #expect(bytes.part(at: 1, count: 2)?.count == 2 && bytes.part(at: 1, count: 3) == nil)
      #expect(bytes.part(at: .max, count: .max) == nil && bytes.part(at: -1, count: 1) == nil)
    }
  }
}
