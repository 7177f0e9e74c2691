import Foundation
@preconcurrency import FoundationNetworking
import Synchronization

/// The delegate of a session with one task, whose response and parts it passes on.
nonisolated final class ByteReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let parts: AsyncThrowingStream<Data, any Error>.Continuation
  private let response = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)
  private let appsDelegate: (any URLSessionTaskDelegate)?

  init(
    _ parts: AsyncThrowingStream<Data, any Error>.Continuation,
    _ appsDelegate: (any URLSessionTaskDelegate)?
  ) {
    self.parts = parts
    self.appsDelegate = appsDelegate
  }

  /// Starts the only task of a session, and waits for the response.
  func response(of task: URLSessionDataTask, in session: URLSession) async throws -> URLResponse {
    try await withCheckedThrowingContinuation { continuation in
      response.withLock { $0 = continuation }
      task.resume()
      session.finishTasksAndInvalidate()
    }
  }

  private func takeContinuation() -> CheckedContinuation<URLResponse, any Error>? {
    response.withLock { continuation in
      defer { continuation = nil }
      return continuation
    }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    takeContinuation()?.resume(returning: response)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    parts.yield(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let continuation = takeContinuation() {
      // There is no response whose parts could be read.
      continuation.resume(throwing: error ?? URLError(.badServerResponse))
    }
    parts.finish(throwing: error)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let appsDelegate else { return completionHandler(request) }
    appsDelegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let appsDelegate else { return completionHandler(.performDefaultHandling, nil) }
    appsDelegate.urlSession(
      session, task: task, didReceive: challenge, completionHandler: completionHandler)
  }
}
