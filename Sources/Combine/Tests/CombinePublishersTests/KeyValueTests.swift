import CombinePublishers
import Testing
import UIKit

@MainActor @Suite struct `A publisher of a view's property` {
  private let view = UIScrollView()

  @Test func `sends the value that there is, and each new one`() {
    let recorder = view.publisher(for: \.contentOffset.y).recorded()
    view.contentOffset.y = 3
    view.contentOffset.y = 3
    view.contentOffset.y = 7
    #expect(recorder.values == [0, 3, 7])
    #expect(recorder.completion == nil)
  }

  @Test func `sends only new values without the option initial`() {
    let recorder = view.publisher(for: \.isHidden, options: .new).recorded()
    #expect(recorder.values == [])
    view.isHidden = true
    #expect(recorder.values == [true])
  }

  @Test func `keeps the first value for a subscriber, and drops others that it hasn't asked for`() {
    let recorder = view.publisher(for: \.alpha).recorded(.none)
    view.alpha = 0.5
    #expect(recorder.values == [])
    recorder.request(.max(2))
    view.alpha = 0.25
    view.alpha = 0
    #expect(recorder.values == [1, 0.25])
  }

  @Test func `sends nothing after its subscription is cancelled`() {
    var values: [CGFloat] = []
    var subscription: AnyCancellable? = view.publisher(for: \.alpha).sink { values.append($0) }
    view.alpha = 0.5
    subscription?.cancel()
    subscription = nil
    view.alpha = 0
    #expect(values == [1, 0.5])
  }

  @Test func `doesn't retain the view`() {
    var view: UIView? = UIView()
    weak let freed = view
    let subscription = view?.publisher(for: \.isHidden).sink { _ in }
    view = nil
    #expect(freed == nil)
    withExtendedLifetime(subscription) {}
  }
}
