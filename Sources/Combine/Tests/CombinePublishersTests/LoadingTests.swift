import CombinePublishers
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// Answers requests by their hosts, in place of the network.
private final class MadeUpServer: URLProtocol {
  /// The hosts whose requests have begun and ended, in their order.
  static let events = AsyncStream.makeStream(of: String.self)

  static let session: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [MadeUpServer.self]
    return URLSession(configuration: configuration)
  }()

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let client else { return }
    switch url.host {
    case "found":
      if let response = HTTPURLResponse(
        url: url, statusCode: 404, httpVersion: nil, headerFields: nil)
      {
        client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      }
      client.urlProtocol(self, didLoad: Data("quarry".utf8))
      client.urlProtocolDidFinishLoading(self)
    case "offline":
      client.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    default: Self.events.continuation.yield("begin")
    }
  }

  override func stopLoading() {
    if request.url?.host == "slow" { Self.events.continuation.yield("end") }
  }
}

@Suite(.serialized) struct `A publisher of a request` {
  private func publisher(_ host: String) throws -> URLSession.DataTaskPublisher {
    MadeUpServer.session.dataTaskPublisher(for: try #require(URL(string: "http://\(host)/")))
  }

  @Test func `sends the data and the answer, whatever its status, and ends`() async throws {
    var answers: [String] = []
    for try await (data, response) in try publisher("found").values {
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      answers.append("\(status) \(String(decoding: data, as: UTF8.self))")
    }
    #expect(answers == ["404 quarry"])
  }

  @Test func `fails with the error of the request`() async throws {
    let error = await #expect(throws: URLError.self) {
      for try await _ in try publisher("offline").values {}
    }
    #expect(error?.code == .notConnectedToInternet)
  }

  @Test func `begins with the first demand, and ends when it is cancelled`() async throws {
    var events = MadeUpServer.events.stream.makeAsyncIterator()
    let recorder = try publisher("slow").map { _ in 0 }.recorded(.none)
    #expect(recorder.events == ["subscription"])
    recorder.request(.max(1))
    #expect(await events.next() == "begin")
    recorder.cancel()
    #expect(await events.next() == "end")
    #expect(recorder.events == ["subscription"])
  }
}
