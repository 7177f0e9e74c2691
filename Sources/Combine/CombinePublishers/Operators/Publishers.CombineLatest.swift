/// Publishers of the latest values of others, and the operators that make them.

extension Publishers {
  /// A publisher of the latest values of two publishers, as a tuple.
  public struct CombineLatest<
    A: Publisher, B: Publisher
  >: Publisher where A.Failure == B.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output)
    /// The failure of each publisher.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Creates a publisher of the latest values of others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Gives a subscriber the latest values whenever one changes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      typealias Values = (A.Output?, B.Output?)
      let none: Values = (nil, nil)
      let latest = LatestValues(subscriber, of: 2, none) { values in
        guard let a = values.0, let b = values.1 else {
          return nil
        }
        return (a, b)
      }
      a.subscribe(latest.side(0, \.0))
      b.subscribe(latest.side(1, \.1))
      latest.begin()
    }
  }

  /// A publisher of the latest values of three publishers, as a tuple.
  public struct CombineLatest3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The failure of each publisher.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Creates a publisher of the latest values of others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Gives a subscriber the latest values whenever one changes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      typealias Values = (A.Output?, B.Output?, C.Output?)
      let none: Values = (nil, nil, nil)
      let latest = LatestValues(subscriber, of: 3, none) { values in
        guard let a = values.0, let b = values.1, let c = values.2 else {
          return nil
        }
        return (a, b, c)
      }
      a.subscribe(latest.side(0, \.0))
      b.subscribe(latest.side(1, \.1))
      c.subscribe(latest.side(2, \.2))
      latest.begin()
    }
  }

  /// A publisher of the latest values of four publishers, as a tuple.
  public struct CombineLatest4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The latest values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The failure of each publisher.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Creates a publisher of the latest values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Gives a subscriber the latest values whenever one changes.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      typealias Values = (A.Output?, B.Output?, C.Output?, D.Output?)
      let none: Values = (nil, nil, nil, nil)
      let latest = LatestValues(subscriber, of: 4, none) { values in
        guard let a = values.0, let b = values.1, let c = values.2, let d = values.3 else {
          return nil
        }
        return (a, b, c, d)
      }
      a.subscribe(latest.side(0, \.0))
      b.subscribe(latest.side(1, \.1))
      c.subscribe(latest.side(2, \.2))
      d.subscribe(latest.side(3, \.3))
      latest.begin()
    }
  }

}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes the latest values of this and another publisher, as a tuple.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    .init(self, other)
  }

  /// Publishes what a closure makes of the latest values of this and another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest values of this and two other publishers, as a tuple.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the latest values of this and two other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest values of this and three other publishers, as a tuple.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a closure makes of the latest values of this and three other publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

}
