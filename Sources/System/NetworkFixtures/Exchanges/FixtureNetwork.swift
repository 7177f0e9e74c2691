import CNetworkGuard
import Dispatch
import Synchronization

/// The network that the app sees: the machine's, or fixtures in its place.
///
/// There is one per process, as there is one URL loading system. A `NetworkTransport` passes the
/// app's requests to it and delivers the replies. Requests come from any thread.
package final class FixtureNetwork: Sendable {
  /// The network of the process.
  package static let shared = FixtureNetwork()

  private let state = Mutex(ExchangeTable())
  private let activity = Atomic(false)
  /// The queue on which delays end.
  private let delays = DispatchQueue(label: "flowsh.network")

  package init() {}

  // MARK: Choosing the network

  /// The part that passes the app's requests here; `nil` as long as the app has no URL loading
  /// system.
  package var transport: (any NetworkTransport)? {
    get { state.withLock { $0.transport } }
    set {
      let isRestricted = state.withLock { state in
        state.transport = newValue
        return state.isRestricted
      }
      if isRestricted { newValue?.intercept(true) }
    }
  }

  /// Lets fixtures answer all requests from now on, those of later files first; `nil` stands for
  /// the machine's network.
  package func use(_ files: [FixtureFile]?) {
    endLaunch()
    let transport = state.withLock { state in
      state.use(files)
      return state.transport
    }
    transport?.intercept(files != nil)
    guard self === Self.shared else { return }
    cng_refuse_network(
      files == nil
        ? nil
        : { function, subject in
          guard let function, let subject else { return }
          FixtureNetwork.shared.refuse(String(cString: function), String(cString: subject))
        })
  }

  /// Notes that a function of the C library has been refused, which didn't belong to a request.
  private func refuse(_ function: String, _ subject: String) {
    let request = NetworkRequest(method: function, url: subject)
    change { $0.noteRefusal(of: request, .connection) }
  }

  /// Whether only fixtures answer requests.
  package var isRestricted: Bool { state.withLock { $0.isRestricted } }

  /// Whether the owner delivers replies, by `deliverNext()`; otherwise, they are delivered when
  /// they arrive.
  package var isDriven: Bool {
    get { state.withLock { $0.isDriven } }
    set {
      let loads = state.withLock { $0.drive(newValue) }
      for load in loads { load.resume() }
    }
  }

  // MARK: Launches

  /// Notes that the app has been launched, so that fixtures count their uses again.
  package func beginLaunch() { state.withLock { $0.beginLaunch() } }

  /// Cancels the requests of the app that has ended.
  ///
  /// Nothing that they do is an event of another launch.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  package func endLaunch() -> Bool {
    let loads = state.withLock { $0.endLaunch() }
    if !loads.isEmpty { isActive = true }
    for load in loads { load.cancel() }
    return !loads.isEmpty
  }

  // MARK: Settling

  /// Whether the app has used the network since this was last set to `false`.
  package var isActive: Bool {
    get { activity.load(ordering: .acquiring) }
    set { activity.store(newValue, ordering: .releasing) }
  }

  /// Whether requests may come from other threads at any time, and the owner delivers the replies.
  package var mayExpectRequests: Bool { state.withLock { $0.mayExpectRequests } }

  /// Whether a request is on its way here, on other threads.
  package var isExpectingRequest: Bool { state.withLock { $0.isExpecting } }

  /// Forgets the requests that were on their way here for too long.
  package func forgetExpected() { state.withLock { $0.forgetExpected() } }

  /// Whether a reply has arrived that the app's code hasn't received yet, or a request is on its
  /// way here.
  ///
  /// Use it where replies are delivered when they arrive.
  package var hasUnfinishedReply: Bool {
    let (isExpecting, loads) = state.withLock { ($0.isExpecting, $0.delivering) }
    return isExpecting || loads.contains { !$0.isFinished() }
  }

  /// Delivers the earliest reply that has arrived.
  ///
  /// Call this when no thread of the process runs, so that replies are delivered in the order in
  /// which the app made the requests.
  ///
  /// - Returns: Whether there was one.
  package func deliverNext() -> Bool {
    guard let load = state.withLock({ $0.nextDelivery() }) else { return false }
    isActive = true
    load.resume()
    return true
  }

  /// Removes and returns the events since the last call, if no request is on its way here.
  package func takeEvents() -> [NetworkEvent] { state.withLock { $0.takeEvents() } }

  // MARK: The transport's side

  /// Notes that the app has just started a request, which follows on another thread.
  package func expect(_ request: NetworkRequest) { change { $0.expect(request) } }

  /// Notes a request that was expected, and returns its number.
  package func open(_ request: NetworkRequest, task: Int) -> Int {
    change { $0.open(request, task: task) }
  }

  /// Starts a request, or starts it again.
  ///
  /// - Parameters:
  ///   - number: The number that `open` has returned.
  ///   - timeout: The seconds after which the request fails.
  ///   - resume: A closure that starts the request again, when the reply can be delivered.
  ///   - cancel: A closure that cancels the request.
  ///   - isFinished: A closure that returns whether the app has received the reply.
  /// - Returns: The reply to deliver now; `nil` if the request is to be started again.
  package func start(
    _ number: Int, timeout: Double, resume: @escaping @Sendable () -> Void,
    cancel: @escaping @Sendable () -> Void, isFinished: @escaping @Sendable () -> Bool
  ) -> Reply? {
    let load = Exchange.Load(resume: resume, cancel: cancel, isFinished: isFinished)
    return perform { $0.start(number, load, timeout: timeout) }
  }

  /// Lets a fixture answer the request that a redirection leads to, in place of the request itself.
  ///
  /// The request is started again when the reply arrives.
  package func redirect(_ number: Int, to request: NetworkRequest, timeout: Double) {
    performLater { $0.redirect(number, to: request, timeout: timeout) }
  }

  /// Fails a request that has been redirected too often, when it is started again.
  package func endRedirecting(_ number: Int) { performLater { $0.endRedirecting(number) } }

  /// Starts a request again to deliver the same reply.
  package func repeatReply(_ number: Int) { performLater { $0.repeatReply(number) } }

  /// Notes that a request has been canceled.
  package func stop(_ number: Int) { change { $0.stop(number) } }

  private func change<Result>(_ body: (inout sending ExchangeTable) -> sending Result)
    -> sending Result
  {
    defer { isActive = true }
    return state.withLock(body)
  }

  /// Changes a request outside of the session's queue, on which it can't be started again.
  private func performLater(
    _ change: @escaping @Sendable (inout ExchangeTable) -> ExchangeTable.Step
  ) {
    delays.async { [self] in _ = perform(change) }
  }

  /// Carries out the consequences of a request's change.
  private func perform(_ change: (inout ExchangeTable) -> ExchangeTable.Step) -> Reply? {
    defer { isActive = true }
    switch state.withLock({ change(&$0) }) {
    case .none: return nil
    case .resume(let load):
      load.resume()
      return nil
    case .wait(let number, let seconds):
      delays.asyncAfter(deadline: .now() + seconds) { [self] in
        _ = perform { $0.arrive(number) }
      }
      return nil
    case .reply(let number, let outcome):
      let (reply, problem) = ReplyMaker.reply(outcome)
      state.withLock { $0.noteDelivery(of: number, outcome, problem) }
      return reply
    }
  }
}
