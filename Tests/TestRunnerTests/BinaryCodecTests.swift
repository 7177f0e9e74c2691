import Foundation
@testable import Reports
import Testing

@testable import TestRunner

@Suite struct `The message codec` {
  nonisolated struct Everything: Codable, Hashable, Sendable {
    nonisolated struct Choice: Codable, Hashable {
      var name = ""
      var flag: Bool?
      var choices: [Choice] = []
    }
    nonisolated enum Word: String, Codable { case first, second }

    var text = "é\u{0}🧭"
    var numbers = [Int.min, -1, 0, 1, .max]
    var texts = ["", "a"]
    var words: [UInt64] = [0, 1, .max]
    var noWords: [UInt64] = []
    var double = -0.5
    var float: Float = 1.5
    var flag = true
    var small: UInt8 = 255
    var short: Int16 = -2
    var wide: UInt64 = .max
    var narrow: Int32 = .min
    var word = Word.second
    var choice = Choice(name: "a", choices: [Choice(flag: true), Choice()])
    var choices = [Choice(flag: false, choices: [Choice(name: "b")]), Choice()]
    var matrix = [[1], [], [2, 3]]
    var noText: String?
    var noNumber: Int?
    var noByte: UInt8?
    var noDouble: Double?
    var noFlag: Bool?
    var noTexts: [String]?
    var noChoice: Choice?
  }

  private nonisolated static let empty = Everything()
  private nonisolated static let full = Everything(
    noText: "", noNumber: -7, noByte: 3, noDouble: .infinity, noFlag: false, noTexts: [],
    noChoice: .init(flag: false))

  private func decode(_ bytes: [UInt8]) throws -> Everything {
    try BinaryDecoder.decode(Everything.self, from: bytes[...])
  }

  @Test(arguments: [empty, full])
  func `decodes what it has encoded`(value: Everything) throws {
    #expect(try decode(BinaryEncoder.encode(value)) == value)
  }

  nonisolated enum Gesture: Codable, Hashable, Sendable {
    case none
    case tap(String, count: Int)
    case open(URL)
    case both([Gesture], UInt8?)
  }

  @Test(
    arguments: [
      .none, .tap("OK", count: 2), .open(URL(filePath: "/a b")),
      .both([.none, .tap("", count: -1)], nil), .both([], 7),
    ] as [Gesture])
  func `decodes enums with associated values`(gesture: Gesture) throws {
    let bytes = try BinaryEncoder.encode([gesture, gesture])
    #expect(try BinaryDecoder.decode([Gesture].self, from: bytes[...]) == [gesture, gesture])
    for count in bytes.indices {
      #expect(throws: (any Error).self) {
        try BinaryDecoder.decode([Gesture].self, from: bytes.prefix(count))
      }
    }
  }

  @Test func `decodes dictionaries in structures`() throws {
    nonisolated struct Words: Codable, Hashable {
      var counts: [String: Int] = [:]
      var lists: [Int: [String]]?
      var last: [String: Int] = ["end": 1]
    }
    for words in [
      Words(), Words(counts: ["a": 1, "": -1, "é": .max], lists: [3: [], -1: ["x", "y"]]),
    ] {
      let bytes = try BinaryEncoder.encode([words])
      #expect(try BinaryDecoder.decode([Words].self, from: bytes[...]) == [words])
      for count in bytes.indices {
        #expect(throws: (any Error).self) {
          try BinaryDecoder.decode([Words].self, from: bytes.prefix(count))
        }
      }
    }
  }

  @Test func `rejects the name of a case that the enum doesn't have`() throws {
    var bytes = try BinaryEncoder.encode(Gesture.tap("OK", count: 2))
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "t")))
    bytes[place] = UInt8(ascii: "m")
    #expect(throws: (any Error).self) { try BinaryDecoder.decode(Gesture.self, from: bytes[...]) }
  }

  @Test func `decodes optionals in lists and dictionaries`() throws {
    nonisolated struct Optionals: Codable, Hashable {
      var numbers: [Int?] = [nil, 1, nil]
      var texts: [String: String?] = ["a": nil, "b": ""]
      var choices: [Everything.Choice?] = [.init(name: "a"), nil]
      var nested: [[Bool?]?] = [nil, [nil, true]]
    }
    let value = Optionals()
    let bytes = try BinaryEncoder.encode(value)
    #expect(try BinaryDecoder.decode(Optionals.self, from: bytes[...]) == value)
  }

  @Test func `writes each property with its key and its length`() throws {
    let message = WorkerMessage.finished(.passed, reason: nil, seconds: 2)
    let parts: [[UInt8]] = [
      // One member, whose length isn't known: the case.
      [1, 0, 0, 0], [8, 0, 0, 0], Array("finished".utf8), [0, 0, 0, 0],
      // Two members: a raw value after a flag, and a number.
      [2, 0, 0, 0], [2, 0, 0, 0], Array("_0".utf8), [11, 0, 0, 0],
      [1, 6, 0, 0, 0], Array("passed".utf8),
      [7, 0, 0, 0], Array("seconds".utf8), [8, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0x40],
    ]
    #expect(try BinaryEncoder.encode(message) == parts.flatMap(\.self))
  }

  @Test func `rejects a value truncated at any byte`() throws {
    let bytes = try BinaryEncoder.encode(Self.full)
    for count in bytes.indices {
      #expect(throws: (any Error).self) { try decode(Array(bytes.prefix(count))) }
    }
  }

  @Test func `rejects bytes after the value`() throws {
    let bytes = try BinaryEncoder.encode(Self.full)
    #expect(throws: (any Error).self) { try decode(bytes + [0]) }
  }

  @Test(arguments: [UInt32(1), 9, 1 << 16, 1 << 31, .max])
  func `rejects a length or count that exceeds the remaining bytes`(count: UInt32) {
    let bytes = withUnsafeBytes(of: count.littleEndian) { Array($0) }
    #expect(throws: (any Error).self) {
      try BinaryDecoder.decode(String.self, from: bytes[...])
    }
    #expect(throws: (any Error).self) {
      try BinaryDecoder.decode([String].self, from: bytes[...])
    }
    #expect(throws: (any Error).self) {
      try BinaryDecoder.decode([Int].self, from: bytes[...])
    }
  }

  @Test func `replaces invalid UTF-8 in a text`() throws {
    let bytes: [UInt8] = [2, 0, 0, 0, 0xFF, 0x41]
    #expect(try BinaryDecoder.decode(String.self, from: bytes[...]) == "\u{FFFD}A")
  }

  @Test func `rejects invalid flags and numbers that are too large`() {
    #expect(throws: (any Error).self) { try BinaryDecoder.decode(Bool.self, from: [2]) }
    let number: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0]
    #expect(throws: (any Error).self) { try BinaryDecoder.decode(UInt8.self, from: number[...]) }
  }

  @Test func `rejects or decodes random bytes without crashing`() {
    var random = SplitMix(state: 7)
    for _ in 0..<500 {
      let bytes = (0..<random.next(below: 200)).map { _ in UInt8(random.next(below: 256)) }
      _ = try? decode(bytes)
      _ = try? BinaryDecoder.decode(WorkerMessage.self, from: bytes[...])
    }
  }

  @Test func `rejects or decodes a value with overwritten bytes`() throws {
    let bytes = try BinaryEncoder.encode(Self.full)
    var random = SplitMix(state: 11)
    for place in bytes.indices {
      var other = bytes
      other[place] = UInt8(random.next(below: 256))
      _ = try? decode(other)
    }
  }
}

/// A random number generator whose numbers are the same in each run.
nonisolated struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}
