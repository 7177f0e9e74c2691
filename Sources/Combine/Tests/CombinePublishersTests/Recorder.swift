import CombinePublishers
import Foundation

/// Records what a publisher sends, and asks for as much as the test wants.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  /// The events, in order.
  private(set) var events: [String] = []
  private(set) var subscription: (any Subscription)?
  private let demand: Subscribers.Demand
  /// What to do with a value, and how many others to ask for.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  init(demand: Subscribers.Demand = .unlimited) { self.demand = demand }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    events.append("subscription")
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    events.append("\(input)")
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    self.completion = completion
    switch completion {
    case .finished: events.append("finished")
    case .failure(let error): events.append("\(error)")
    }
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

extension Publisher {
  /// Subscribes a recorder to the publisher.
  func recorded(_ demand: Subscribers.Demand = .unlimited) -> Recorder<Output, Failure> {
    let recorder = Recorder<Output, Failure>(demand: demand)
    subscribe(recorder)
    return recorder
  }
}

/// A failure of a publisher.
struct Broken: Error, Equatable, CustomStringConvertible {
  var description: String { "broken" }
}
