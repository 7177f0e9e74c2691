public import Foundation
public import PatchedOpenCombine
public import UIKit

extension NSObject {
  /// A publisher of the values that a view's property gets.
  ///
  /// It never ends. Of the values, only the first one waits until the subscriber asks for it.
  public struct KeyValueObservingPublisher<Subject: UIView, Value>: Equatable {
    /// The view, which a subscription doesn't retain.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// The times at which the property's value is sent.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Compares the views by identity, and then what is observed of them.
    public static func == (one: Self, other: Self) -> Bool {
      one.object === other.object && one.keyPath == other.keyPath && one.options == other.options
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Publisher {
  /// The values of the property.
  public typealias Output = Value
  /// No failure, because a property always has a value.
  public typealias Failure = Never

  /// Observes the view until the subscription is canceled.
  public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
    let subscription = KeyValueSubscription(AnySubscriber(subscriber))
    subscription.begin(object, keyPath, options)
    subscriber.receive(subscription: subscription)
  }
}

extension _KeyValueCodingAndObserving where Self: UIView {
  /// Returns a publisher of a property's values: of the one that it has, and of each new one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The times at which its value is sent.
  /// - Returns: The publisher.
  public nonisolated func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

/// Sends a property's values to a subscriber as far as it asks for them.
private final class KeyValueSubscription<Value>: Subscription {
  private var subscriber: AnySubscriber<Value, Never>?
  private var observation: NSKeyValueObservation?
  private var demand = Subscribers.Demand.none
  /// The first value, until the subscriber asks for it.
  private var first: Value?
  private var hasBegun = false

  init(_ subscriber: AnySubscriber<Value, Never>) { self.subscriber = subscriber }

  func begin<Subject: UIView>(
    _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ options: NSKeyValueObservingOptions
  ) {
    // They stay on this thread, which is the main one, as for each use of a view.
    nonisolated(unsafe) let (subscription, keyPath) = (self, keyPath)
    MainActor.assumeIsolated {
      subscription.observation = object.observe(keyPath, options: options) {
        [weak subscription] object, _ in
        subscription?.send(object[keyPath: keyPath])
      }
    }
    hasBegun = true
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard demand > .none, let value = first else { return }
    first = nil
    send(value)
  }

  func cancel() {
    subscriber = nil
    first = nil
    observation = nil
  }

  private func send(_ value: Value) {
    guard demand > .none else {
      if !hasBegun { first = value }
      return
    }
    guard let subscriber else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }
}
