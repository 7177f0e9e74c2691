public import Foundation

nonisolated extension FileHandle {
  /// The bytes of a file from the current position on.
  public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
    /// A byte.
    public typealias Element = UInt8

    let handle: FileHandle

    /// An iterator over the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let handle: FileHandle
      private var part = Data()[...]

      init(_ handle: FileHandle) { self.handle = handle }

      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        if part.isEmpty { part = try handle.read(upToCount: 1 << 14)?[...] ?? Data()[...] }
        return part.popFirst()
      }
    }

    /// Returns an iterator over the bytes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle) }
  }

  /// The bytes from the current position on.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}
