import Foundation

/// The subscription to the values of several publishers, which `Merge` gives its subscriber.
///
/// If the subscriber wants a limited number of values, each publisher is asked for one at a time,
/// and one of each waits for demand.
final class MergedValues<Downstream: Subscriber>: Subscription {
  /// Subscribes to one of the publishers.
  struct Side: Subscriber {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let combineIdentifier = CombineIdentifier()
    private let merged: MergedValues
    private let index: Int

    fileprivate init(_ merged: MergedValues, _ index: Int) {
      self.merged = merged
      self.index = index
    }

    func receive(subscription: any Subscription) { merged.receive(subscription, index) }
    func receive(_ input: Input) -> Subscribers.Demand { merged.receive(input, index) }
    func receive(completion: Subscribers.Completion<Failure>) {
      merged.receive(completion, index)
    }
  }

  private let downstream: Downstream
  private var subscriptions: [(any Subscription)?]
  private var waiting: [Downstream.Input?]
  private var unfinished: Int
  private var demand = Subscribers.Demand.none
  private var isEnded = false
  private var isHandingOut = false

  /// Guards the properties.
  private let lock = NSLock()
  /// Keeps what the subscriber receives in order; it may send to a publisher meanwhile.
  private let delivery = NSRecursiveLock()

  /// Creates a subscription to a number of publishers, and gives it to the subscriber.
  init(_ downstream: Downstream, of count: Int) {
    self.downstream = downstream
    subscriptions = Array(repeating: nil, count: count)
    waiting = Array(repeating: nil, count: count)
    unfinished = count
    downstream.receive(subscription: self)
    if count == 0 { endIfFinished() }
  }

  /// Returns the subscriber of one of the publishers.
  func side(_ index: Int) -> Side { Side(self, index) }

  private func receive(_ subscription: any Subscription, _ index: Int) {
    let (isWanted, demand) = lock.withLock {
      let isWanted = !isEnded && subscriptions[index] == nil
      if isWanted { subscriptions[index] = subscription }
      return (isWanted, self.demand)
    }
    guard isWanted else { return subscription.cancel() }
    subscription.request(demand == .unlimited ? .unlimited : .max(1))
  }

  private func receive(_ input: Downstream.Input, _ index: Int) -> Subscribers.Demand {
    let isDue = lock.withLock {
      if isEnded { return false }
      guard demand > .none else {
        waiting[index] = input
        return false
      }
      demand -= 1
      return true
    }
    guard isDue else { return .none }
    deliver(input)
    handOut()
    return .max(1)
  }

  private func deliver(_ input: Downstream.Input) {
    let more = delivery.withLock { downstream.receive(input) }
    lock.withLock { demand += more }
  }

  /// Delivers values that wait, as far as the subscriber wants them.
  private func handOut() {
    let begins = lock.withLock {
      defer { isHandingOut = true }
      return !isHandingOut
    }
    guard begins else { return }
    while let (input, subscription) = next() {
      deliver(input)
      subscription?.request(.max(1))
    }
    endIfFinished()
  }

  private func next() -> (Downstream.Input, (any Subscription)?)? {
    lock.withLock {
      guard !isEnded, demand > .none,
        let index = waiting.firstIndex(where: { $0 != nil }), let input = waiting[index]
      else {
        isHandingOut = false
        return nil
      }
      waiting[index] = nil
      demand -= 1
      return (input, subscriptions[index])
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
    switch completion {
    case .finished:
      lock.withLock {
        subscriptions[index] = nil
        unfinished -= 1
      }
      endIfFinished()
    case .failure:
      let others = lock.withLock { () -> [(any Subscription)?]? in
        if isEnded { return nil }
        subscriptions[index] = nil
        return release()
      }
      guard let others else { return }
      for other in others { other?.cancel() }
      delivery.withLock { downstream.receive(completion: completion) }
    }
  }

  private func endIfFinished() {
    let ends = lock.withLock {
      guard !isEnded, unfinished == 0, waiting.allSatisfy({ $0 == nil }) else { return false }
      _ = release()
      return true
    }
    if ends { delivery.withLock { downstream.receive(completion: .finished) } }
  }

  /// Lets go of everything; returns the subscriptions that it had.
  private func release() -> [(any Subscription)?] {
    isEnded = true
    waiting = Array(repeating: nil, count: waiting.count)
    defer { subscriptions = Array(repeating: nil, count: subscriptions.count) }
    return subscriptions
  }

  func request(_ demand: Subscribers.Demand) {
    let present = lock.withLock { () -> [(any Subscription)?] in
      if isEnded { return [] }
      self.demand += demand
      return demand == .unlimited ? subscriptions : []
    }
    handOut()
    for subscription in present { subscription?.request(.unlimited) }
  }

  func cancel() {
    let present = lock.withLock { release() }
    for subscription in present { subscription?.cancel() }
  }
}

extension MergedValues: CustomStringConvertible {
  var description: String { "Merge" }
}
