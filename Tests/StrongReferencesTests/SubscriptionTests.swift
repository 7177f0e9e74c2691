import Testing

@testable import StrongReferences

@Suite struct `The class of a subscription` {
  @Test(arguments: [
    ("PatchedOpenCombine.Subscribers.Sink<Swift.Int, Swift.Never>", "sink"),
    ("PatchedOpenCombine.Publishers.Map<A.B<C.D>, (E, F.G)>.(unknown context).Inner<H>", "map"),
    ("PatchedOpenCombine.PassthroughSubject<A.B, C>.(unknown context).Conduit<D>", "subscription"),
    ("CombinePublishers.MergedValues<PatchedOpenCombine.Subscribers.Sink<A, B>>", "merge"),
    ("PatchedOpenCombine.AnyCancellable", nil),
    ("RxSwift.AnonymousObserver<Swift.Int>", "subscribe"),
    ("RxSwift.(unknown context at $7f).MapSink<A, B<C>>", "map"),
    ("RxSwift.DisposeBag", nil), ("RxSwift.Sink<A>", nil), ("Shop.List.Sink", nil),
    ("PatchedOpenCombine.PassthroughSubject<A.B, C.D>", nil),
  ])
  func `is named after its operator`(name: String, expected: String?) {
    #expect(Subscription.name(in: name) == expected)
  }

  @Test func `is that of an app otherwise`() {
    final class Sink {}
    #expect(Subscription.name(of: Sink.self) == nil)
  }
}
