import Foundation

extension Publishers {
  /// When collected values are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At each end of an interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At each end of an interval, and when there are as many values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of the values that another one has published in an interval.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of an interval.
    public typealias Output = [Upstream.Output]
    /// The failure of the other publisher.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// When the values are published.
    public let strategy: TimeGroupingStrategy<Context>
    /// The scheduler's options.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of the values that another one publishes in an interval.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Gives a subscriber the values of each interval.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      upstream.subscribe(
        CollectedValues<Upstream, S, Context>(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Publishes the values of each interval as an array, if there are any.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}

/// The subscription to the values of intervals.
///
/// A failure discards what has been collected, and the end of the publisher delivers it. What the
/// subscriber doesn't want yet goes on growing.
private final class CollectedValues<
  Upstream: Publisher, Downstream: Subscriber, Context: Scheduler
>: Subscriber, Subscription
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  private let downstream: Downstream
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?
  /// The most values at once; `nil` if there is no limit.
  private let limit: Int?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var values: [Upstream.Output] = []
  private var demand = Subscribers.Demand.none
  private var isEnded = false

  /// Guards the properties.
  private let lock = NSLock()
  /// Keeps what the subscriber receives in order.
  private let delivery = NSRecursiveLock()

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, limit) = (scheduler, interval, count)
    }
  }

  func receive(subscription: any Subscription) {
    let isWanted = lock.withLock {
      defer { if upstream == nil { upstream = subscription } }
      return upstream == nil && !isEnded
    }
    guard isWanted else { return subscription.cancel() }
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.endInterval() }
    lock.withLock { self.timer = timer }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let isFull = lock.withLock {
      if isEnded { return false }
      values.append(input)
      return limit.map { values.count >= $0 } ?? false
    }
    return isFull ? deliver() : .none
  }

  private func endInterval() {
    let demand = deliver()
    let upstream = lock.withLock { self.upstream }
    if demand > .none { upstream?.request(demand) }
  }

  /// Delivers what has been collected, if the subscriber wants it; returns what to ask for.
  private func deliver() -> Subscribers.Demand {
    let due = lock.withLock { () -> [Upstream.Output]? in
      guard !isEnded, demand > .none, !values.isEmpty else { return nil }
      demand -= 1
      defer { values = [] }
      return values
    }
    guard let due else { return .none }
    let more = delivery.withLock { downstream.receive(due) }
    lock.withLock { demand += more }
    return more == .none ? .none : upstreamDemand(for: more)
  }

  private func upstreamDemand(for demand: Subscribers.Demand) -> Subscribers.Demand {
    guard let limit else { return .unlimited }
    return demand * limit
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let rest = lock.withLock { () -> [Upstream.Output]? in
      if isEnded { return nil }
      defer { release() }
      if case .failure = completion { return [] }
      return demand > .none ? values : []
    }
    guard let rest else { return }
    delivery.withLock {
      if !rest.isEmpty { _ = downstream.receive(rest) }
      downstream.receive(completion: completion)
    }
  }

  /// Lets go of everything.
  private func release() {
    isEnded = true
    timer?.cancel()
    (timer, upstream, values) = (nil, nil, [])
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    if demand > .none { upstream?.request(upstreamDemand(for: demand)) }
  }

  func cancel() {
    let upstream = lock.withLock {
      defer { release() }
      return self.upstream
    }
    upstream?.cancel()
  }
}

extension CollectedValues: CustomStringConvertible {
  var description: String { "CollectByTime" }
}
