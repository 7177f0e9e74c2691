public import Foundation
public import FoundationNetworking

// Methods that Apple's Foundation declares without a delegate beside those with one. An app that
// hides the session behind a protocol of its own requires one or the other.
nonisolated extension URLSession {
  /// Makes a request, and returns the body of the response.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }

  /// Requests a URL, and returns the body of the response.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(from: url, delegate: nil)
  }

  /// Makes a request with a body, and returns the body of the response.
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }

  /// Makes a request whose body is a file's content, and returns the body of the response.
  public func upload(
    for request: URLRequest, fromFile fileURL: URL
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }

  /// Makes a request, and returns a temporary file with the body of the response.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    try await download(for: request, delegate: nil)
  }

  /// Requests a URL, and returns a temporary file with the body of the response.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(from: url, delegate: nil)
  }

  /// The tasks that haven't completed, by kind.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) }
      }
    }
  }

  /// The tasks that haven't completed.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }

  /// Empties the cookies, the cache, and the credentials of the session.
  public func reset() async {
    await withCheckedContinuation { continuation in reset { continuation.resume() } }
  }

  /// Writes what the session stores, and uses new connections from then on.
  public func flush() async {
    await withCheckedContinuation { continuation in flush { continuation.resume() } }
  }
}
