nonisolated extension AsyncSequence where Element == UInt8 {
  /// The lines of the text that the bytes are in UTF-8, without their ends and without empty lines.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
  /// The characters of the text that the bytes are in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
  /// The Unicode scalars of the text that the bytes are in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}

/// The Unicode scalars of a text in UTF-8.
public nonisolated struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A Unicode scalar.
  public typealias Element = UnicodeScalar

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// An iterator over the Unicode scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    /// A byte that has been read, but belongs to the next scalar.
    private var next: UInt8?

    init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next Unicode scalar, U+FFFD for invalid bytes; `nil` at the end.
    public mutating func next() async throws -> UnicodeScalar? {
      var sequence: [UInt8] = []
      while let byte = try await nextByte() {
        if !sequence.isEmpty, !(0x80..<0xC0).contains(byte) {
          next = byte
          break
        }
        sequence.append(byte)
        if sequence.count == Self.length(of: sequence[0]) { break }
      }
      return String(decoding: sequence, as: UTF8.self).unicodeScalars.first
    }

    private mutating func nextByte() async throws -> UInt8? {
      if let byte = next {
        next = nil
        return byte
      }
      return try await bytes.next()
    }

    /// Returns the length of a sequence by its first byte.
    private static func length(of byte: UInt8) -> Int {
      switch byte {
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 1
      }
    }
  }

  /// Returns an iterator over the Unicode scalars.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
