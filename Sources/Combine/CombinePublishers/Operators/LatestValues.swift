import Foundation

/// The subscription to the latest values of several publishers, which `CombineLatest` gives its
/// subscriber.
///
/// Each value of a publisher, once all have sent one, makes a value for the subscriber. Without
/// demand it is dropped, and remains the latest. A value that arrives while another is being
/// delivered is only remembered, as Apple's does it.
final class LatestValues<Downstream: Subscriber, Values>: Subscription {
  /// Subscribes to one of the publishers.
  struct Side<Input>: Subscriber {
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    private let latest: LatestValues
    private let index: Int
    private let place: WritableKeyPath<Values, Input?>

    fileprivate init(
      _ latest: LatestValues, _ index: Int, _ place: WritableKeyPath<Values, Input?>
    ) {
      self.latest = latest
      self.index = index
      self.place = place
    }

    func receive(subscription: any Subscription) { latest.receive(subscription, index) }

    func receive(_ input: Input) -> Subscribers.Demand {
      latest.receive(input, place)
      return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      latest.receive(completion, index)
    }
  }

  private let downstream: Downstream
  private let join: (Values) -> Downstream.Input?
  private let noValues: Values
  private var values: Values
  private var subscriptions: [(any Subscription)?]
  private var unfinished: Int
  private var demand = Subscribers.Demand.none
  private var isDelivering = false
  private var isEnded = false
  /// Whether the subscriber has this subscription.
  private var isPassedOn = false
  /// The end of publishers that ended at once; the subscriber gets its subscription first.
  private var end: Subscribers.Completion<Downstream.Failure>?

  /// Guards the properties.
  private let lock = NSLock()
  /// Keeps what the subscriber receives in order; it may send to a publisher meanwhile.
  private let delivery = NSRecursiveLock()

  /// Creates a subscription to a number of publishers.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - count: The number of publishers.
  ///   - values: No values.
  ///   - join: Returns what the subscriber receives; `nil` as long as a value is missing.
  init(
    _ downstream: Downstream, of count: Int, _ values: Values,
    join: @escaping (Values) -> Downstream.Input?
  ) {
    self.downstream = downstream
    self.join = join
    self.values = values
    noValues = values
    subscriptions = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// Returns the subscriber of one of the publishers, whose values have a place among all.
  func side<Input>(_ index: Int, _ place: WritableKeyPath<Values, Input?>) -> Side<Input> {
    Side(self, index, place)
  }

  /// Gives the subscriber its subscription, when all publishers have been subscribed to.
  func begin() {
    downstream.receive(subscription: self)
    let end = lock.withLock {
      isPassedOn = true
      return self.end
    }
    if let end { deliver(end) }
  }

  private func receive(_ subscription: any Subscription, _ index: Int) {
    let (isWanted, demand) = lock.withLock {
      let isWanted = !isEnded && subscriptions[index] == nil
      if isWanted { subscriptions[index] = subscription }
      return (isWanted, self.demand)
    }
    guard isWanted else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func receive<Input>(_ input: Input, _ place: WritableKeyPath<Values, Input?>) {
    let output = lock.withLock { () -> Downstream.Input? in
      if isEnded { return nil }
      values[keyPath: place] = input
      guard !isDelivering, demand > .none, let output = join(values) else { return nil }
      demand -= 1
      isDelivering = true
      return output
    }
    guard let output else { return }
    let more = delivery.withLock { downstream.receive(output) }
    lock.withLock {
      isDelivering = false
      demand += more
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    let others = lock.withLock { () -> [(any Subscription)?]? in
      if isEnded { return nil }
      subscriptions[index] = nil
      unfinished -= 1
      if case .finished = completion, unfinished > 0 { return nil }
      return release()
    }
    guard let others else { return }
    for other in others { other?.cancel() }
    deliver(completion)
  }

  private func deliver(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isReady = lock.withLock {
      if !isPassedOn { end = completion }
      return isPassedOn
    }
    if isReady { delivery.withLock { downstream.receive(completion: completion) } }
  }

  /// Lets go of everything; returns the subscriptions that it had.
  private func release() -> [(any Subscription)?] {
    isEnded = true
    values = noValues
    defer { subscriptions = Array(repeating: nil, count: subscriptions.count) }
    return subscriptions
  }

  func request(_ demand: Subscribers.Demand) {
    let present = lock.withLock { () -> [(any Subscription)?] in
      if isEnded { return [] }
      self.demand += demand
      return subscriptions
    }
    guard demand > .none else { return }
    for subscription in present { subscription?.request(demand) }
  }

  func cancel() {
    let present = lock.withLock { release() }
    for subscription in present { subscription?.cancel() }
  }
}

extension LatestValues: CustomStringConvertible {
  var description: String { "CombineLatest" }
}
