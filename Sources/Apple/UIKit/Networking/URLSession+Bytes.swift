public import Foundation
public import FoundationNetworking
public import HeadlessUIKit

nonisolated extension URLSession {
  /// The body of a response, byte by byte as it arrives.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task that receives the bytes.
    public let task: URLSessionDataTask
    let parts: AsyncThrowingStream<Data, any Error>

    /// An iterator over the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var parts: AsyncThrowingStream<Data, any Error>.Iterator
      private var part = Data()[...]

      init(_ parts: AsyncThrowingStream<Data, any Error>) { self.parts = parts.makeAsyncIterator() }

      /// Returns the next byte, after waiting for it if necessary; `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        while part.isEmpty {
          guard let next = try await parts.next() else { return nil }
          part = next[...]
        }
        return part.removeFirst()
      }
    }

    /// Returns an iterator over the bytes; only one may be used.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts) }
  }

  /// Makes a request, and returns the body of the response as it arrives.
  ///
  /// The task belongs to a session of its own with the same configuration, because Foundation on
  /// Linux tells only a session's delegate about each part of a response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: Is asked about redirections and challenges in place of the session's delegate.
  /// - Returns: The bytes and the response.
  /// - Throws: The error that prevents a response.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (parts, input) = AsyncThrowingStream.makeStream(of: Data.self)
    let receiver = ByteReceiver(
      input, delegate ?? self.delegate as? any URLSessionTaskDelegate)
    let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    let task = session.dataTask(with: request)
    input.onTermination = { _ in task.cancel() }
    let response = try await withTaskCancellationHandler {
      try await receiver.response(of: task, in: session)
    } onCancel: {
      task.cancel()
    }
    return (AsyncBytes(task: task, parts: parts), response)
  }

  /// Requests a URL, and returns the body of the response as it arrives.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

nonisolated extension URL {
  /// The bytes of a file or of the response to a request.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    let url: URL

    /// An iterator over the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let url: URL
      private var bytes: URLSession.AsyncBytes.AsyncIterator?
      private var content: Data.SubSequence?

      init(_ url: URL) { self.url = url }

      /// Returns the next byte; `nil` at the end.
      public mutating func next() async throws -> UInt8? {
        if url.isFileURL {
          if content == nil { content = try Data(contentsOf: url)[...] }
          return content?.popFirst()
        }
        if bytes == nil {
          bytes = try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()
        }
        return try await bytes?.next()
      }
    }

    /// Returns an iterator over the bytes.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
  }

  /// The bytes of the file or of the response.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the file or of the response, in UTF-8.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
