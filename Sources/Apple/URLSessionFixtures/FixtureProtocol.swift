import Foundation
@preconcurrency import FoundationNetworking
import NetworkFixtures

/// Answers the requests of URL sessions from the fixtures of the process.
final class FixtureProtocol: URLProtocol {
  private static let schemes: Set = ["http", "https", "ws", "wss", "ftp"]
  /// The number after which Foundation stops following redirections, too.
  private static let mostRedirections = 20

  private var network: FixtureNetwork { .shared }
  /// The number of the request in the network.
  private var number: Int?
  /// The request; another one after a redirection.
  private var current: URLRequest
  private var redirections = 0
  /// Whether the app wants the response that redirects it.
  private var keepsRedirection = false

  // MARK: URLProtocol

  override class func canInit(with request: URLRequest) -> Bool {
    guard schemes.contains(request.url?.scheme?.lowercased() ?? ""),
      FixtureNetwork.shared.isRestricted
    else { return false }
    FixtureNetwork.shared.expect(NetworkRequest(request))
    return true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    current = request
    super.init(request: request, cachedResponse: cachedResponse, client: client)
  }

  required convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    // `canInit(with:)` has been called with this request.
    let request = task.currentRequest ?? URLRequest(url: URL(filePath: "/"))
    self.init(request: request, cachedResponse: cachedResponse, client: client)
    self.task = task
    number = network.open(NetworkRequest(request), task: task.taskIdentifier)
  }

  deinit { if let number { network.stop(number) } }

  // The session calls this on its queue, also each time that the task is resumed.
  override func startLoading() {
    guard let number, let task else { return }
    let reply = network.start(
      number, timeout: timeout,
      resume: { [weak task] in
        // `startLoading` is then called again, on the session's queue.
        task?.suspend()
        task?.resume()
      },
      cancel: { [weak task] in task?.cancel() },
      isFinished: { [weak task] in
        task.map { $0.state == .completed || $0.state == .canceling } ?? true
      })
    switch reply {
    case .response(let status, let headers, let body)?: receive(status, headers, Data(body))
    case .failure(let failure, let message)?: fail(failure, message)
    case nil: break
    }
  }

  override func stopLoading() {
    // A suspended task goes on later.
    guard let number, let task, task.state == .canceling || task.state == .completed else { return }
    network.stop(number)
  }

  // MARK: Receiving

  private var timeout: Double {
    let standard = 60.0
    guard current.timeoutInterval == standard else { return current.timeoutInterval }
    return session?.configuration.timeoutIntervalForRequest ?? standard
  }

  private var session: URLSession? { task.flatMap { TaskMirror($0).session } }

  private func receive(_ status: Int, _ headers: [String: String], _ body: Data) {
    guard let url = current.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1",
        headerFields: Self.complete(headers, status: status, body))
    else { return fail(.badServerResponse, nil) }
    keepCookies(of: response, from: url)
    if !keepsRedirection, let next = Redirection.request(after: response, current) {
      return follow(next, response)
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if task is URLSessionDownloadTask {
      guard Download.finish(self, with: body) else { return fail(.cannotCreateFile, nil) }
    } else if !body.isEmpty, current.httpMethod != "HEAD" {
      client?.urlProtocol(self, didLoad: body)
    }
    client?.urlProtocolDidFinishLoading(self)
  }

  /// Returns the header fields as a server sends them.
  private static func complete(
    _ headers: [String: String], status: Int, _ body: Data
  ) -> [String: String] {
    var headers = headers
    let names = Set(headers.keys.map { $0.lowercased() })
    if !names.contains("content-length") { headers["Content-Length"] = "\(body.count)" }
    // Foundation would load the request again, from the network.
    if status == 401 {
      headers = headers.filter { $0.key.lowercased() != "www-authenticate" }
    }
    return headers
  }

  private func keepCookies(of response: HTTPURLResponse, from url: URL) {
    guard let configuration = session?.configuration,
      configuration.httpCookieAcceptPolicy != .never,
      let storage = configuration.httpCookieStorage,
      let headers = response.allHeaderFields as? [String: String]
    else { return }
    let cookies = HTTPCookie.cookies(withResponseHeaderFields: headers, for: url)
    if !cookies.isEmpty { storage.setCookies(cookies, for: url, mainDocumentURL: nil) }
  }

  private func fail(_ failure: NetworkFailure, _ message: String?) {
    guard let task else { return }
    // A web socket's task has no other way to call the app's pending handlers. It can't be canceled
    // on its own queue.
    if task is URLSessionWebSocketTask {
      return DispatchQueue.global().async { [weak task] in task?.cancel() }
    }
    var information: [String: Any] = [
      NSLocalizedDescriptionKey: message ?? failure.message
    ]
    if let url = current.url {
      information[NSURLErrorFailingURLErrorKey] = url
      information["NSErrorFailingURLStringKey"] = url.absoluteString
    }
    client?.urlProtocol(self, didFailWithError: URLError(failure.code, userInfo: information))
  }

  // MARK: Redirections

  /// Follows a redirection, unless the app's delegate decides otherwise.
  private func follow(_ next: URLRequest, _ response: HTTPURLResponse) {
    guard let number, let task else { return }
    redirections += 1
    guard redirections <= Self.mostRedirections else { return network.endRedirecting(number) }
    guard let session, let delegate = task.delegate else { return load(next) }
    nonisolated(unsafe) let loader = self
    session.delegateQueue.addOperation {
      delegate.urlSession(
        session, task: task, willPerformHTTPRedirection: response, newRequest: next
      ) { chosen in
        if let chosen { return loader.load(chosen) }
        loader.keepsRedirection = true
        loader.network.repeatReply(number)
      }
    }
  }

  private func load(_ next: URLRequest) {
    guard let number else { return }
    current = next
    network.redirect(number, to: NetworkRequest(next), timeout: timeout)
  }
}

extension NetworkRequest {
  init(_ request: URLRequest) {
    self.init(method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "")
  }
}
