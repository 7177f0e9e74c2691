/// The requests of the running app and what fixtures reply to them.
///
/// Each method is one step. What follows from it outside of the table is done by the caller.
struct ExchangeTable {
  /// The consequences of a step.
  enum Step {
    case none
    /// The request has to be started again.
    case resume(Exchange.Load)
    /// The reply to a request arrives after some seconds.
    case wait(number: Int, seconds: Double)
    /// The reply is to be delivered now.
    case reply(number: Int, Exchange.Outcome)
  }

  var transport: (any NetworkTransport)?
  /// The fixtures; `nil` if requests reach the network.
  private var fixtures: FixtureSet?
  private(set) var isDriven = false
  private var exchanges: [Int: Exchange] = [:]
  /// The requests that are on their way here: the place in the order of the first of those that are
  /// equal, and their number.
  private var expected: [NetworkRequest: (sequence: Int, count: Int)] = [:]
  private var events: [(sequence: Int, task: Int, event: NetworkEvent)] = []
  private var count = 0

  var isRestricted: Bool { fixtures != nil }
  var mayExpectRequests: Bool { isDriven && isRestricted && transport != nil }

  // MARK: Launches

  mutating func use(_ files: [FixtureFile]?) { fixtures = files.map(FixtureSet.init) }

  mutating func beginLaunch() {
    fixtures?.startAgain()
    events = []
  }

  /// Forgets all requests, and returns those that have to be canceled.
  mutating func endLaunch() -> [Exchange.Load] {
    let loads = exchanges.values.filter { $0.phase != .delivered }.compactMap(\.load)
    exchanges = [:]
    expected = [:]
    events = []
    return loads
  }

  // MARK: Settling

  var isExpecting: Bool {
    !expected.isEmpty || exchanges.values.contains { $0.phase == .opened }
  }

  mutating func forgetExpected() {
    expected = [:]
    exchanges = exchanges.filter { $0.value.phase != .opened }
  }

  /// The requests whose reply has been delivered, or is about to be.
  var delivering: [Exchange.Load] {
    exchanges.values.filter { $0.phase == .delivering || $0.phase == .delivered }
      .compactMap(\.load)
  }

  /// Sets whether the owner delivers replies, and returns the requests whose reply has arrived.
  mutating func drive(_ isOn: Bool) -> [Exchange.Load] {
    isDriven = isOn
    guard !isOn else { return [] }
    var loads: [Exchange.Load] = []
    while let load = nextDelivery() { loads.append(load) }
    return loads
  }

  mutating func nextDelivery() -> Exchange.Load? {
    let next = exchanges.filter { $0.value.phase == .due }.min { $0.value.order < $1.value.order }
    guard let (number, exchange) = next else { return nil }
    exchanges[number]?.phase = .delivering
    return exchange.load
  }

  mutating func takeEvents() -> [NetworkEvent] {
    guard !events.isEmpty, !isExpecting else { return [] }
    defer { events = [] }
    guard isDriven else { return events.map(\.event) }
    // The sort is stable, so that the events of a request keep their order.
    return events.sorted { ($0.sequence, $0.task) < ($1.sequence, $1.task) }.map(\.event)
  }

  /// Adds the event that something has been refused that isn't a request.
  mutating func noteRefusal(of request: NetworkRequest, _ reason: RequestRefusal.Reason) {
    count += 1
    events.append((count, 0, NetworkEvent(kind: .refused(reason), request: request)))
  }

  private mutating func note(_ kind: NetworkEvent.Kind, _ exchange: Exchange) {
    events.append(
      (exchange.sequence, exchange.task, NetworkEvent(kind: kind, request: exchange.request)))
  }

  // MARK: Requests

  mutating func expect(_ request: NetworkRequest) {
    guard isRestricted else { return }
    forgetFinished()
    if let group = expected[request] {
      expected[request] = (group.sequence, group.count + 1)
    } else {
      count += 1
      expected[request] = (count, 1)
    }
  }

  mutating func open(_ request: NetworkRequest, task: Int) -> Int {
    count += 1
    // Otherwise, an app that has ended made the request.
    guard let group = expected[request] else { return count }
    expected[request] = group.count > 1 ? (group.sequence, group.count - 1) : nil
    exchanges[count] = Exchange(request: request, sequence: group.sequence, task: task)
    return count
  }

  mutating func start(_ number: Int, _ load: Exchange.Load, timeout: Double) -> Step {
    guard var exchange = exchanges[number] else { return .reply(number: number, .stale) }
    exchange.load = load
    exchanges[number] = exchange
    switch exchange.phase {
    case .opened:
      note(.request, exchange)
      return decide(number, timeout: timeout, isOnQueue: true)
    case .due where !isDriven, .delivering: return deliver(number)
    case .waiting, .due, .delivered: return .none
    }
  }

  /// Lets the fixtures decide about the reply to a request.
  private mutating func decide(_ number: Int, timeout: Double, isOnQueue: Bool) -> Step {
    guard let exchange = exchanges[number] else { return .none }
    var delay = 0.0
    switch fixtures?.take(for: exchange.request) ?? .failure(.noFixtures) {
    case .success(let fixture):
      delay = min(fixture.delay, timeout)
      exchanges[number]?.outcome =
        fixture.delay > timeout ? .timedOut(place: fixture.place) : .fixture(fixture)
    case .failure(let reason):
      exchanges[number]?.outcome = .refused(reason)
      note(.refused(reason), exchange)
    }
    if delay > 0 {
      exchanges[number]?.phase = .waiting
      return .wait(number: number, seconds: delay)
    }
    exchanges[number]?.phase = .due
    guard !isDriven else { return .none }
    return isOnQueue ? deliver(number) : resume(number)
  }

  /// Notes that the reply to a request has arrived.
  mutating func arrive(_ number: Int) -> Step {
    guard exchanges[number]?.phase == .waiting else { return .none }
    exchanges[number]?.phase = .due
    return isDriven ? .none : resume(number)
  }

  private mutating func resume(_ number: Int) -> Step {
    exchanges[number]?.phase = .delivering
    return exchanges[number]?.load.map { .resume($0) } ?? .none
  }

  private mutating func deliver(_ number: Int) -> Step {
    exchanges[number]?.phase = .delivered
    return exchanges[number]?.outcome.map { .reply(number: number, $0) } ?? .none
  }

  /// Adds the event about the reply to a request.
  mutating func noteDelivery(
    of number: Int, _ outcome: Exchange.Outcome, _ problem: RequestRefusal.Reason?
  ) {
    guard let exchange = exchanges[number] else { return }
    if let problem { return note(.refused(problem), exchange) }
    switch outcome {
    case .refused, .stale: break
    case .timedOut(let place): note(.failure(.timedOut, from: place), exchange)
    case .tooManyRedirects(let place): note(.failure(.tooManyRedirects, from: place), exchange)
    case .fixture(let fixture):
      switch fixture.answer {
      case .response(let response):
        note(.response(status: response.status, from: fixture.place), exchange)
      case .failure(let failure): note(.failure(failure, from: fixture.place), exchange)
      }
    }
  }

  mutating func stop(_ number: Int) {
    guard let exchange = exchanges.removeValue(forKey: number), exchange.phase != .delivered else {
      return
    }
    // A request that is canceled before it has been started isn't made.
    if exchange.phase != .opened { note(.canceled, exchange) }
  }

  /// Forgets the requests whose reply the app has received.
  private mutating func forgetFinished() {
    guard exchanges.count > 32 else { return }
    exchanges = exchanges.filter { $0.value.phase != .delivered }
  }

  // MARK: Redirections

  mutating func redirect(_ number: Int, to request: NetworkRequest, timeout: Double) -> Step {
    guard exchanges[number] != nil else { return .none }
    exchanges[number]?.request = request
    exchanges[number].map { note(.request, $0) }
    return decide(number, timeout: timeout, isOnQueue: false)
  }

  mutating func endRedirecting(_ number: Int) -> Step {
    guard let outcome = exchanges[number]?.outcome else { return .none }
    let place = if case .fixture(let fixture) = outcome { fixture.place } else { "" }
    exchanges[number]?.outcome = .tooManyRedirects(place: place)
    return repeatReply(number)
  }

  mutating func repeatReply(_ number: Int) -> Step {
    guard exchanges[number] != nil else { return .none }
    exchanges[number]?.phase = .due
    return isDriven ? .none : resume(number)
  }
}
