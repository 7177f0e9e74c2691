import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct NotificationOrderTests {
    private final class Log { var calls: [Int] = [] }

    private final class Observer: NSObject {
      let number: Int
      let log: Log
      var removes: Observer?
      init(_ number: Int, _ log: Log) {
        self.number = number
        self.log = log
      }
      func note(_ notification: Notification) {
        log.calls.append(number)
        removes.map { NotificationCenter.default.removeObserver($0) }
      }
    }

    private let log = Log()
    private let name = Notification.Name("NotificationOrderTests.\(UUID())")
    private let center = NotificationCenter.default

    private func observer(_ number: Int, of sender: AnyObject? = nil) -> Observer {
      let observer = Observer(number, log)
      center.addObserver(
        observer, selector: Selector("note:", Observer.note(_:)), name: name, object: sender)
      return observer
    }

    @Test func `the observers of a notification are called in the order of their registration`() {
      var observers = (0..<40).map { observer($0) }
      center.post(name: name, object: nil)
      #expect(log.calls == Array(0..<40))
      // Observers need not be removed.
      observers.removeFirst(20)
      center.post(Notification(name: name))
      #expect(log.calls == Array(0..<40) + Array(20..<40))
    }

    @Test func `a center of an app's own calls its observers, whatever was at its address before`()
    {
      for _ in 0..<50 {
        let center = NotificationCenter()
        let observer = Observer(1, log)
        center.addObserver(
          observer, selector: Selector("note:", Observer.note(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
      }
      #expect(log.calls.count == 50)
    }

    @Test func `a sender that is a value is compared as one`() {
      let observer = Observer(1, log)
      center.addObserver(
        observer, selector: Selector("note:", Observer.note(_:)), name: name, object: "cart")
      center.post(name: name, object: "person")
      #expect(log.calls.isEmpty)
      center.post(name: name, object: "cart")
      #expect(log.calls == [1])
      center.removeObserver(observer)
    }

    @Test func `an observer that an earlier one removes isn't called any more`() {
      let (first, second) = (observer(0), observer(1))
      first.removes = second
      center.post(name: name, object: nil)
      #expect(log.calls == [0])
    }

    @Test func `an observer of one sender hears only that sender, and one of any name hears all`() {
      let (sender, other) = (NSObject(), NSObject())
      let one = observer(1, of: sender)
      let all = Observer(9, log)
      center.addObserver(
        all, selector: Selector("note:", Observer.note(_:)), name: nil, object: sender)
      center.post(name: name, object: other)
      center.post(name: name, object: nil)
      #expect(log.calls.isEmpty)
      center.removeObserver(one, name: Notification.Name("another"), object: nil)
      center.removeObserver(one, name: nil, object: other)
      center.post(name: name, object: sender)
      #expect(log.calls.sorted() == [1, 9])
      center.removeObserver(all)
      center.post(name: name, object: sender)
      #expect(log.calls.sorted() == [1, 1, 9])
      center.removeObserver(one, name: name, object: sender)
      center.post(name: name, object: sender)
      #expect(log.calls.count == 3)
    }
  }
}
