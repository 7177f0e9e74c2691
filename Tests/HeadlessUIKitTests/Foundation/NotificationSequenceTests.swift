import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct NotificationSequenceTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")

    @Test(.bug(id: "U18"))
    func `notifications arrive in order, also those posted between two calls`() async {
      let iterator = center.notifications(named: name).makeAsyncIterator()
      var notifications = iterator
      center.post(name: name, object: nil, userInfo: ["number": 1])
      center.post(name: .init("another"), object: nil)
      center.post(name: name, object: nil, userInfo: ["number": 2])
      #expect(await notifications.next()?.userInfo?["number"] as? Int == 1)
      #expect(await notifications.next()?.userInfo?["number"] as? Int == 2)
    }

    @Test func `notifications of another sender are left out`() async {
      let (sender, other) = (NSObject(), NSObject())
      var notifications = center.notifications(named: name, object: sender).makeAsyncIterator()
      center.post(name: name, object: other)
      center.post(name: name, object: sender, userInfo: ["number": 3])
      #expect(await notifications.next()?.userInfo?["number"] as? Int == 3)
    }

    @Test func `a loop over notifications ends with its task`() async {
      let center = center
      let name = name
      let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        var count = 0
        beginning.yield()
        for await _ in center.notifications(named: name) { count += 1 }
        return count
      }
      for await _ in begun { break }
      task.cancel()
      #expect(await task.value == 0)
    }

    @Test func `an iterator that is gone no longer observes`() async {
      weak var kept: NSObject?
      do {
        let object = NSObject()
        kept = object
        var notifications = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: object)
        #expect(await notifications.next() != nil)
      }
      center.post(name: name, object: nil)
      #expect(kept == nil)
    }
  }
}
