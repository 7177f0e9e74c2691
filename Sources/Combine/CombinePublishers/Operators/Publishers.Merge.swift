/// Publishers of the values of several others, and the operators that make them.

extension Publishers {
  /// A publisher of the values of two publishers, as they arrive.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    /// A value of one of the publishers.
    public typealias Output = A.Output
    /// The failure of each publisher.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Gives a subscriber all values.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: 2)
      a.subscribe(merged.side(0))
      b.subscribe(merged.side(1))
    }
  }

  /// A publisher of the values of three publishers, as they arrive.
  public struct Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// A value of one of the publishers.
    public typealias Output = A.Output
    /// The failure of each publisher.
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Gives a subscriber all values.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: 3)
      a.subscribe(merged.side(0))
      b.subscribe(merged.side(1))
      c.subscribe(merged.side(2))
    }
  }

  /// A publisher of the values of four publishers, as they arrive.
  public struct Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// A value of one of the publishers.
    public typealias Output = A.Output
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

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Gives a subscriber all values.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: 4)
      a.subscribe(merged.side(0))
      b.subscribe(merged.side(1))
      c.subscribe(merged.side(2))
      d.subscribe(merged.side(3))
    }
  }

  /// A publisher of the values of five publishers, as they arrive.
  public struct Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// A value of one of the publishers.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Gives a subscriber all values.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: 5)
      a.subscribe(merged.side(0))
      b.subscribe(merged.side(1))
      c.subscribe(merged.side(2))
      d.subscribe(merged.side(3))
      e.subscribe(merged.side(4))
    }
  }

  /// A publisher of the values of six publishers, as they arrive.
  public struct Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// A value of one of the publishers.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Gives a subscriber all values.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: 6)
      a.subscribe(merged.side(0))
      b.subscribe(merged.side(1))
      c.subscribe(merged.side(2))
      d.subscribe(merged.side(3))
      e.subscribe(merged.side(4))
      f.subscribe(merged.side(5))
    }
  }

  /// A publisher of the values of seven publishers, as they arrive.
  public struct Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// A value of one of the publishers.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Gives a subscriber all values.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: 7)
      a.subscribe(merged.side(0))
      b.subscribe(merged.side(1))
      c.subscribe(merged.side(2))
      d.subscribe(merged.side(3))
      e.subscribe(merged.side(4))
      f.subscribe(merged.side(5))
      g.subscribe(merged.side(6))
    }
  }

  /// A publisher of the values of eight publishers, as they arrive.
  public struct Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: Publisher {
    /// A value of one of the publishers.
    public typealias Output = A.Output
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
    /// One of the publishers.
    public let e: E
    /// One of the publishers.
    public let f: F
    /// One of the publishers.
    public let g: G
    /// One of the publishers.
    public let h: H

    /// Creates a publisher of the values of others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Gives a subscriber all values.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: 8)
      a.subscribe(merged.side(0))
      b.subscribe(merged.side(1))
      c.subscribe(merged.side(2))
      d.subscribe(merged.side(3))
      e.subscribe(merged.side(4))
      f.subscribe(merged.side(5))
      g.subscribe(merged.side(6))
      h.subscribe(merged.side(7))
    }
  }

  /// A publisher of the values of any number of publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value of one of the publishers.
    public typealias Output = Upstream.Output
    /// The failure of each publisher.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of others.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates a publisher of the values of others.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Gives a subscriber all values; without publishers, it finishes at once.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      let merged = MergedValues(subscriber, of: publishers.count)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(merged.side(index))
      }
    }

    /// Publishes the values of another publisher, too.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publishers.Merge: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the values of this and another publisher, as they arrive.
  public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge<Self, P> {
    .init(self, other)
  }

  /// Publishes the values of this and two other publishers, as they arrive.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  {
    .init(self, b, c)
  }

  /// Publishes the values of this and three other publishers, as they arrive.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> {
    .init(self, b, c, d)
  }

  /// Publishes the values of this and four other publishers, as they arrive.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E> {
    .init(self, b, c, d, e)
  }

  /// Publishes the values of this and five other publishers, as they arrive.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F> {
    .init(self, b, c, d, e, f)
  }

  /// Publishes the values of this and six other publishers, as they arrive.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  {
    .init(self, b, c, d, e, f, g)
  }

  /// Publishes the values of this and seven other publishers, as they arrive.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
    H: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  {
    .init(self, b, c, d, e, f, g, h)
  }

  /// Publishes the values of this and another publisher of the same type, as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init(self, other) }
}
