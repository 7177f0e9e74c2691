// What OpenCombine leaves out of its `Zip`.

extension Publishers.Zip: @retroactive Equatable where UpstreamA: Equatable, UpstreamB: Equatable {
  /// Whether the publishers are equal.
  public static func == (left: Self, right: Self) -> Bool { left.a == right.a && left.b == right.b }
}

extension Publishers.Zip3: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable {
  /// Whether the publishers are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.a == right.a && left.b == right.b && left.c == right.c
  }
}

extension Publishers.Zip4: @retroactive Equatable
where UpstreamA: Equatable, UpstreamB: Equatable, UpstreamC: Equatable, UpstreamD: Equatable {
  /// Whether the publishers are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.a == right.a && left.b == right.b && left.c == right.c && left.d == right.d
  }
}
