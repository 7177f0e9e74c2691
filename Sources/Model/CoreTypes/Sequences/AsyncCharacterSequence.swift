/// The characters of a text in UTF-8.
public nonisolated struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A character.
  public typealias Element = Character

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// An iterator over the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The scalars that have been read; the next one may belong to the same character.
    private var read = ""

    init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// Returns the next character; `nil` at the end.
    public mutating func next() async throws -> Character? {
      while let scalar = try await scalars.next() {
        read.unicodeScalars.append(scalar)
        if read.count > 1 { return read.removeFirst() }
      }
      return read.isEmpty ? nil : read.removeFirst()
    }
  }

  /// Returns an iterator over the characters.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(AsyncUnicodeScalarSequence(base).makeAsyncIterator())
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

/// The lines of a text in UTF-8, without their ends; as on iOS, empty lines are left out.
public nonisolated struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  /// A line.
  public typealias Element = String

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// An iterator over the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// Returns the next line that isn't empty; `nil` at the end.
    public mutating func next() async throws -> String? {
      var line = String.UnicodeScalarView()
      while let scalar = try await scalars.next() {
        // LF, VT, FF, CR, NEL, and the separators of lines and paragraphs.
        guard "\n\u{B}\u{C}\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) else {
          line.append(scalar)
          continue
        }
        if !line.isEmpty { return String(line) }
      }
      return line.isEmpty ? nil : String(line)
    }
  }

  /// Returns an iterator over the lines.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(AsyncUnicodeScalarSequence(base).makeAsyncIterator())
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
