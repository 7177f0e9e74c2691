import CSystem
import Files
import Foundation
import Glibc
import LoopbackServer
import Reports
import Shell
import Synchronization
import TestRunner

/// The page of `flowsh test --ui`, which shows the newest results and asks for runs.
///
/// The server's thread reads it while the main thread runs cases.
nonisolated final class LivePage: Sendable {
  /// The maximum number of requests that wait for their run.
  private static let mostRequests = 100

  private struct State {
    var news = News()
    var page: [UInt8] = []
    var requests: [LiveRequest] = []
  }

  /// The state of the run, which the page's script reads.
  struct News: Encodable {
    /// The number of changes of the state.
    var version = 0
    /// The number of the page with the newest results, which is higher than those of an earlier
    /// program in this process.
    var page = Int(Date().timeIntervalSince1970)
    var isRunning = true
    /// The numbers of cases of the run that have ended, that run in all, and that have failed.
    var done = 0
    var total = 0
    var failed = 0
    /// A text about the last run; `nil` if its results say everything.
    var message: Message?
  }

  /// A text about a run, such as the reason why nothing has run.
  struct Message: Encodable {
    let text: String
    let isProblem: Bool

    init(_ text: String, isProblem: Bool) {
      self.text = text
      self.isProblem = isProblem
    }
  }

  let server: LoopbackServer
  /// The text without which the browser runs no script of the page.
  private let nonce = AccessToken().text
  private let state = Mutex(State())
  /// The ends of a pipe that wakes the main thread up.
  private let wake: (read: Int32, write: Int32)

  private init(_ server: LoopbackServer) throws(LoopbackServer.Problem) {
    var ends: [Int32] = [-1, -1]
    guard cw_pipe(&ends) == 0 else {
      throw LoopbackServer.Problem(errorNumber: errno)
    }
    self.server = server
    wake = (ends[0], ends[1])
  }

  /// Serves a page, and prints its address; exits the process if that is impossible.
  @MainActor static func serve(_ port: Int?, for writer: StandardOutput) -> LivePage {
    do throws(LoopbackServer.Problem) {
      let server: LoopbackServer
      if let earlier = LoopbackServer.inherited() {
        server = earlier
      } else {
        server = try LoopbackServer(port: UInt16(port ?? 0))
      }
      let page = try LivePage(server)
      page.show(
        RunReport(cases: [], started: Date(), seconds: 0, program: Flowsh.programName))
      page.begin(0)
      try server.start { [unowned page] in page.answer($0, isDue: $1) }
      writer.text.write("page: \(server.address)\n")
      writer.text.flush()
      return page
    } catch {
      StandardStreams.complain(
        "can't serve the page\(port.map { " at port \($0)" } ?? ""):"
          + " \(String(errorNumber: error.errorNumber))"
          + (error.errorNumber == EADDRINUSE ? "; omit --port for a free one" : ""))
      writer.finish(with: .outputFailed)
    }
  }

  // MARK: The run

  /// Notes that a run of some cases begins.
  func begin(_ count: Int) {
    change {
      ($0.isRunning, $0.done, $0.total, $0.failed, $0.message) = (true, 0, count, 0, nil)
    }
  }

  /// Notes the result of a case.
  func add(_ result: CaseReport) {
    change { news in
      news.done += 1
      if result.status.isFailure { news.failed += 1 }
    }
  }

  /// Shows the results of a run that has ended.
  func show(_ report: RunReport) {
    let number = state.withLock { $0.news.page + 1 }
    let page = HTMLReport(live: HTMLReport.Live(number: number, nonce: nonce)).bytes(of: report)
    state.withLock { $0.page = page }
    change {
      ($0.page, $0.isRunning, $0.message) = (number, false, nil)
    }
  }

  /// Notes that a run has ended, with a text if its results don't say everything.
  func end(_ message: Message?) {
    change {
      $0.isRunning = false
      $0.message = message
    }
  }

  private func change(_ body: (inout News) -> Void) {
    state.withLock {
      body(&$0.news)
      $0.news.version += 1
    }
    server.announce()
  }

  // MARK: Requests

  /// A descriptor that can be read when there is a request.
  var requests: Int32 { wake.read }

  /// Removes and returns the next request; `nil` if there is none.
  func takeRequest() -> LiveRequest? {
    state.withLock { state in
      if state.requests.count <= 1 {
        var bytes = [UInt8](repeating: 0, count: Self.mostRequests)
        while read(wake.read, &bytes, bytes.count) > 0 {}
      }
      return state.requests.isEmpty ? nil : state.requests.removeFirst()
    }
  }

  /// Answers a request; `nil` lets the client wait for news.
  private func answer(_ request: HTTPRequest, isDue: Bool) -> HTTPResponse? {
    switch (request.method, request.path) {
    case (.get, "/"):
      return HTTPResponse(
        .ok, type: "text/html; charset=utf-8", state.withLock { $0.page },
        contentSecurityPolicy: "default-src 'none'; img-src data:; style-src 'unsafe-inline';"
          + " script-src 'nonce-\(nonce)'; connect-src 'self'")
    case (.get, "/state"):
      let news = state.withLock { $0.news }
      guard isDue || request.query != "after=\(news.version)" else { return nil }
      guard let bytes = try? JSONEncoder().encode(news) else { return HTTPResponse(.busy) }
      return HTTPResponse(.ok, type: "application/json", Array(bytes))
    case (.post, "/run"):
      let text = String(decoding: request.body, as: UTF8.self)
      return add(LiveRequest(running: text))
    case (.post, "/accept"):
      return add(.accept(String(decoding: request.body, as: UTF8.self)))
    case (.post, "/"), (.post, "/state"), (.get, "/run"), (.get, "/accept"):
      return HTTPResponse(.methodNotAllowed)
    default: return HTTPResponse(.notFound)
    }
  }

  private func add(_ request: LiveRequest?) -> HTTPResponse {
    guard let request else { return HTTPResponse(.badRequest) }
    let isAdded = state.withLock { state in
      // A second click asks for the same.
      if state.requests.contains(request) { return true }
      guard state.requests.count < Self.mostRequests else { return false }
      state.requests.append(request)
      return true
    }
    var byte: UInt8 = 0
    _ = write(wake.write, &byte, 1)
    return HTTPResponse(isAdded ? .accepted : .busy)
  }
}
