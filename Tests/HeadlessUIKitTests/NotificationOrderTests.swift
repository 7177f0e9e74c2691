import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct NotificationOrderTests {
    private final class Log: @unchecked Sendable { var calls: [Int] = [] }
    private let app = App()
    private let name = Notification.Name("NotificationOrderTests")
    private let center = NotificationCenter.default

    private func observe(_ log: Log, _ number: Int, of sender: AnyObject? = nil)
      -> any NSObjectProtocol
    {
      center.addObserver(forName: name, object: sender, queue: nil) { _ in log.calls.append(number)
      }
    }

    @Test func `the observers of a notification are called in the order of their registration`() {
      let log = Log()
      let tokens = (0..<40).map { observe(log, $0) }
      center.post(name: name, object: nil)
      #expect(log.calls == Array(0..<40))
      for token in tokens { center.removeObserver(token) }
      center.post(Notification(name: name))
      #expect(log.calls.count == 40)
    }

    @Test func `an observer that an earlier one removes isn't called any more`() {
      final class Registration: @unchecked Sendable { var token: (any NSObjectProtocol)? }
      let (log, later) = (Log(), Registration())
      let center = center
      let first = center.addObserver(forName: name, object: nil, queue: nil) { _ in
        log.calls.append(0)
        later.token.map { center.removeObserver($0) }
      }
      later.token = observe(log, 1)
      center.post(name: name, object: nil)
      #expect(log.calls == [0])
      center.removeObserver(first)
    }

    @Test func `an observer of one sender hears only that sender, and one of any name hears all`() {
      let log = Log()
      let (sender, other) = (NSObject(), NSObject())
      let all = center.addObserver(forName: nil, object: sender, queue: nil) { _ in
        log.calls.append(9)
      }
      let one = observe(log, 1, of: sender)
      center.post(name: name, object: other)
      center.post(name: name, object: nil)
      #expect(log.calls.isEmpty)
      center.post(name: name, object: sender)
      center.removeObserver(one, name: Notification.Name("another"), object: nil)
      center.post(name: name, object: sender, userInfo: ["a": 1])
      #expect(log.calls == [9, 1, 9, 1])
      for token in [all, one] { center.removeObserver(token) }
    }

    @Test func `an observer with a queue is called on it before the post returns`() {
      let (log, queue) = (Log(), OperationQueue())
      let token = center.addObserver(forName: name, object: nil, queue: queue) { _ in
        log.calls.append(OperationQueue.current === queue ? 1 : 0)
      }
      center.post(name: name, object: nil)
      #expect(log.calls == [1])
      center.removeObserver(token)
    }
  }
}
