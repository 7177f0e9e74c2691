import Foundation
import NetworkFixtures
import Synchronization
import Testing

/// Tests of the network without a URL loading system: the tests start requests as that would.
struct FixtureNetworkTests {
  private let network = FixtureNetwork()

  init() {
    let text = """
      [
        {"url": "https://a.example/*", "body": "any"},
        {"url": "https://a.example/once", "times": 1, "status": 500},
        {"url": "https://a.example/post", "method": "POST"}
      ]
      """
    let other = """
      [
        {"url": "https://a.example/once", "times": 1, "status": 503},
        {"url": "https://b.example/slow", "delay": 0.01, "body": "slow"},
        {"url": "https://b.example/late", "delay": 5}
      ]
      """
    network.use([
      FixtureFile.parse(Array(text.utf8)[...], path: "a.json", name: "a.json").file,
      FixtureFile.parse(Array(other.utf8)[...], path: "b.json", name: "b.json").file,
    ])
  }

  /// A request, and what it receives.
  private final class Load: Sendable {
    let replies = Mutex<[Reply]>([])
    private let network: FixtureNetwork
    private let number: Int
    let resumed = DispatchSemaphore(value: 0)
    let isCanceled = Mutex(false)

    init(_ network: FixtureNetwork, _ url: String, method: String = "GET", task: Int = 1) {
      self.network = network
      let request = NetworkRequest(method: method, url: url)
      network.expect(request)
      number = network.open(request, task: task)
    }

    /// Starts the request, and returns the reply that it receives at once.
    @discardableResult
    func start(timeout: Double = 60) -> Reply? {
      let reply = network.start(
        number, timeout: timeout,
        resume: { [self] in
          start(timeout: timeout)
          resumed.signal()
        },
        cancel: { [self] in isCanceled.withLock { $0 = true } }, isFinished: { true })
      if let reply { replies.withLock { $0.append(reply) } }
      return reply
    }

    func stop() { network.stop(number) }

    var statuses: [Int] {
      replies.withLock { replies in
        replies.map { if case .response(let status, _, _) = $0 { status } else { 0 } }
      }
    }
  }

  private var lines: [String] {
    network.takeEvents().map { event in
      switch event.kind {
      case .request: event.request.words
      case .response(let status, let place): "\(status) \(place)"
      case .failure(let failure, let place): "\(failure.name) \(place)"
      case .refused(let reason): "refused \(reason)"
      case .canceled: "canceled"
      }
    }
  }

  @Test func `later files come first, and then the file's order`() {
    let load = Load(network, "https://a.example/once")
    load.start()
    let second = Load(network, "https://a.example/once")
    second.start()
    #expect(load.statuses == [503] && second.statuses == [200])
    #expect(
      lines == [
        "GET https://a.example/once", "503 b.json:2", "GET https://a.example/once", "200 a.json:2",
      ])
    network.beginLaunch()
    let third = Load(network, "https://a.example/once")
    third.start()
    #expect(third.statuses == [503], "each launch counts from the beginning")
  }

  @Test(arguments: [
    (
      "GET", "https://c.example/",
      RequestRefusal.Reason.noMatch(files: ["a.json", "b.json"], near: nil)
    ),
    (
      "PUT", "https://a.example/post",
      .noMatch(
        files: ["a.json", "b.json"], near: .otherMethod(place: "a.json:2", method: "GET"))
    ),
    (
      "GET", "https://b.example/slow?x=1",
      .noMatch(files: ["a.json", "b.json"], near: .otherQuery(place: "b.json:3"))
    ),
    ("GET", "wss://a.example/", .unsupported(scheme: "wss")),
  ])
  func `a request that no fixture answers is refused, with what is near`(
    method: String, url: String, reason: RequestRefusal.Reason
  ) {
    let load = Load(network, url, method: method)
    load.start()
    let replies = load.replies.withLock { $0 }
    #expect(replies == [.failure(.notConnected, message: "No fixture answers the request.")])
    #expect(
      network.takeEvents().map(\.kind) == [.request, .refused(reason)])
  }

  @Test func `without fixtures, all requests are refused`() {
    network.use([])
    let load = Load(network, "https://a.example/")
    load.start()
    #expect(network.takeEvents().last?.kind == .refused(.noFixtures))
  }

  @Test func `a delayed reply resumes the request`() {
    let load = Load(network, "https://b.example/slow")
    #expect(load.start() == nil)
    load.resumed.wait()
    #expect(load.statuses == [200])
    #expect(lines == ["GET https://b.example/slow", "200 b.json:3"])
  }

  @Test func `a reply later than the time-out is an error`() {
    let load = Load(network, "https://b.example/late")
    load.start(timeout: 0.01)
    load.resumed.wait()
    #expect(load.replies.withLock { $0 } == [.failure(.timedOut, message: nil)])
    #expect(lines == ["GET https://b.example/late", "timedOut b.json:4"])
  }

  @Test func `an owner that delivers replies gets them in the order of the requests`() {
    network.isDriven = true
    let loads = (1...3).map { Load(network, "https://a.example/\($0)") }
    for load in loads.reversed() { load.start() }
    #expect(loads.map(\.statuses) == [[], [], []])
    #expect(lines == (1...3).map { "GET https://a.example/\($0)" })
    for count in 1...3 {
      #expect(network.deliverNext())
      #expect(loads.map(\.statuses) == (1...3).map { $0 <= count ? [200] : [] })
    }
    #expect(!network.deliverNext())
  }

  @Test func `equal requests are ordered by their tasks`() {
    network.isDriven = true
    // Both are expected before either arrives.
    let request = NetworkRequest(method: "GET", url: "https://a.example/once")
    network.expect(request)
    network.expect(request)
    let statuses = Mutex<[Int: Int]>([:])
    for task in [2, 1] {
      let number = network.open(request, task: task)
      @Sendable func start() {
        let reply = network.start(
          number, timeout: 60, resume: { start() }, cancel: {}, isFinished: { true })
        guard case .response(let status, _, _)? = reply else { return }
        statuses.withLock { $0[task] = status }
      }
      start()
    }
    #expect(network.deliverNext())
    #expect(statuses.withLock { $0.keys.sorted() } == [1])
  }

  @Test func `events wait for the requests that are on their way`() {
    let first = Load(network, "https://a.example/1")
    first.start()
    let second = Load(network, "https://a.example/2")
    #expect(network.isExpectingRequest)
    #expect(lines == [])
    second.start()
    #expect(!network.isExpectingRequest)
    #expect(lines.count == 4)
  }

  @Test func `the end of a launch cancels requests, and nothing of them is left`() {
    let load = Load(network, "https://b.example/late")
    load.start()
    let late = Load(network, "https://a.example/")
    #expect(network.endLaunch())
    #expect(load.isCanceled.withLock { $0 })
    network.beginLaunch()
    late.start()
    #expect(late.replies.withLock { $0 } == [.failure(.canceled, message: nil)])
    #expect(lines == [] && !network.isExpectingRequest)
  }

  @Test func `a canceled request has no reply`() {
    let load = Load(network, "https://b.example/late")
    load.start()
    load.stop()
    #expect(lines == ["GET https://b.example/late", "canceled"])
  }

  @Test func `activity is noted, so that an owner knows when to look`() {
    network.isActive = false
    let load = Load(network, "https://a.example/")
    #expect(network.isActive)
    network.isActive = false
    load.start()
    #expect(network.isActive)
  }
}
