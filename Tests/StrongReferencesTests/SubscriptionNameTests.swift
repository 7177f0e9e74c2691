import Testing

@testable import StrongReferences

@Suite struct `The class of a subscription` {
  @Test(arguments: [
    ("PatchedOpenCombine.Subscribers.Sink<Swift.Int, Swift.Never>", "sink"),
    ("PatchedOpenCombine.Publishers.Map<A.B<C.D>, (E, F.G)>.(unknown context).Inner<H>", "map"),
    ("PatchedOpenCombine.PassthroughSubject<A.B, C>.(unknown context).Conduit<D>", "subscription"),
    ("CombinePublishers.MergedValues<PatchedOpenCombine.Subscribers.Sink<A, B>>", "merge"),
    ("PatchedOpenCombine.AnyCancellable", nil),
    ("PatchedOpenCombine.PassthroughSubject<A.B, C.D>", nil),
  ])
  func `is named after its operator`(name: String, expected: String?) {
    #expect(SubscriptionName.name(in: name) == expected)
  }

  @Test func `is that of an app otherwise`() {
    final class Sink {}
    #expect(SubscriptionName.name(of: Sink.self) == nil)
  }
}
