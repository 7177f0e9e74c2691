import HeadlessUIKit
import NetworkFixtures
import VirtualClock

/// Lets an app receive the replies to its requests while it settles.
///
/// Requests and replies take other threads. So the pump waits until no thread of the process runs,
/// and then delivers the next reply, until there is nothing left that doesn't need time to pass. In
/// a process that runs other tests, the threads don't rest, and replies are delivered when they
/// arrive.
final class NetworkPump {
  /// The most processor time of the app's work that is waited for.
  private static let longest = TimePassage.longestWork

  private var network: FixtureNetwork { .shared }
  private var threads = ThreadWatch()
  /// Whether the app's threads have run for too long in this launch.
  private var isBusy = false

  /// Notes that the app is launched.
  func beginLaunch() {
    isBusy = false
    network.beginLaunch()
  }

  /// Whether the app has used the network since the last time that it settled.
  var isActive: Bool { network.isActive }

  /// Whether the app has used the network since the last time that it settled, or may be about to.
  ///
  /// Where time is virtual, requests that an app makes on other threads belong to the action, too.
  var mayBeActive: Bool {
    network.isActive || network.mayExpectRequests && !isBusy && !ThreadWatch.isAlone
  }

  /// Waits for the app's requests, and delivers the replies that have arrived; returns whether the
  /// app's threads run for too long for the first time in this launch.
  func settle(drain: () -> Void, note: ([NetworkEvent]) -> Void) -> Bool {
    let limit = WorkLimit(Self.longest)
    var wasEndless = false
    while true {
      network.isActive = false
      drain()
      let isAtRest = waitForRest(within: limit)
      note(network.takeEvents())
      let isLate = limit.isReached
      if !isLate, network.isActive || MainQueue.isReady || network.deliverNext() { continue }
      guard isLate || !isAtRest else { break }
      network.forgetExpected()
      // The processor time of a process that others use isn't the app's.
      wasEndless = !isBusy && !AppSession.sharesProcess
      isBusy = true
      break
    }
    note(network.takeEvents())
    return wasEndless
  }

  /// Waits until no thread runs and no request is on its way, or the main queue has work.
  private func waitForRest(within limit: WorkLimit) -> Bool {
    guard !AppSession.sharesProcess else { return waitForReplies(within: limit) }
    let start = RealTime.now
    while !MainQueue.isReady {
      guard !limit.isReached else { return false }
      let isExpecting = network.isExpectingRequest
      if !isExpecting, isBusy { return true }
      let look = RealTime.now + .milliseconds(1)
      let isAtRest = threads.waitForRest(
        within: limit,
        while: { !MainQueue.isReady && (!isExpecting || RealTime.now < look) })
      guard isAtRest else { continue }
      if !network.isExpectingRequest { return true }
      // The request doesn't come, and no thread is about to make it.
      if RealTime.now > start + Self.longest { return false }
    }
    return true
  }

  /// Waits until the app has received the replies that have arrived, or the main queue has work.
  private func waitForReplies(within limit: WorkLimit) -> Bool {
    while network.hasUnfinishedReply, !MainQueue.isReady {
      guard !limit.isReached else { return false }
      RealTime.sleep(for: .milliseconds(1))
    }
    return true
  }

  /// Cancels the requests of the app that has ended.
  ///
  /// The app's code is called for each of them, so that nothing holds its objects any longer.
  func endLaunch() {
    guard network.endLaunch() else { return }
    _ = threads.waitForRest(
      within: WorkLimit(.milliseconds(500)), while: { !MainQueue.isReady })
  }
}

extension NetworkEvent {
  /// The kind of the event in the log.
  var activity: ActivityEvent.Kind {
    switch kind {
    case .request: .request
    case .response: .response
    case .failure: .requestFailed
    case .refused: .requestRefused
    case .canceled: .requestCanceled
    }
  }

  /// The text that the log shows beside the kind.
  var detail: String {
    switch kind {
    case .request, .refused, .canceled: request.words
    case .response(let status, let place): "\(status) \(request.words) (\(place))"
    case .failure(let failure, let place): "\(failure.name) \(request.words) (\(place))"
    }
  }

  /// The refusal that the event reports; `nil` if it reports none.
  var refusal: RequestRefusal? {
    if case .refused(let reason) = kind { RequestRefusal(request, reason) } else { nil }
  }
}
