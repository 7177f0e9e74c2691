import CoreFoundation
import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct StandInTests {
    @Test func `a map table drops entries whose weak key or object was freed`() {
      let table = NSMapTable<UIViewController, NSObject>.weakToStrongObjects()
      let key = UIViewController()
      table.setObject(NSObject(), forKey: key)
      table.setObject(NSObject(), forKey: UIViewController())
      #expect(table.object(forKey: key) != nil)
      #expect(table.count == 1)
      let weak = NSMapTable<NSString, NSObject>.strongToWeakObjects()
      let object = NSObject()
      weak.setObject(object, forKey: "a")
      weak.setObject(NSObject(), forKey: "b")
      #expect(weak.object(forKey: "a") === object && weak.object(forKey: "b") == nil)
      weak.removeObject(forKey: "a")
      #expect(weak.count == 0)
    }

    @Test func `a hash table drops weak references to freed objects`() {
      let table = NSHashTable<AnyObject>.weakObjects()
      let object = NSObject()
      table.add(object)
      table.add(NSObject())
      #expect(table.contains(object) && table.count == 1)
      table.remove(object)
      #expect(table.allObjects.isEmpty)
    }

    @Test func `a transaction completes after the transitions that began within it`() {
      let app = App()
      let navigation = app.stack("A")
      let journal = app.journal
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.note("completed") }
      navigation.pushViewController(app.screen("B"), animated: true)
      CATransaction.commit()
      #expect(app.journal.lines.isEmpty)
      app.settle()
      #expect(app.journal.lines.suffix(2) == ["B.viewDidAppear", "completed"])
    }

    @Test func `a transaction around an unanimated push completes after the screen appears`() {
      let app = App()
      let navigation = app.stack("A")
      let journal = app.journal
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.note("completed") }
      navigation.pushViewController(app.screen("B"), animated: false)
      CATransaction.commit()
      app.settle()
      #expect(app.journal.lines.suffix(2) == ["B.viewDidAppear", "completed"])
    }

    @Test func `values associated with a controller are freed with it`() {
      weak var hung: NSObject?
      do {
        let controller = UIViewController()
        let object = NSObject()
        hung = object
        withUnsafePointer(to: 0) {
          objc_setAssociatedObject(controller, $0, object, .OBJC_ASSOCIATION_RETAIN)
          #expect(objc_getAssociatedObject(controller, $0) as? NSObject === object)
        }
      }
      #expect(hung == nil)
    }

    @Test func `autoreleasepool runs its closure`() {
      #expect(autoreleasepool { 1 } == 1)
    }

    @Test func `a timer without a schedule never fires`() {
      let timer = Timer()
      timer.invalidate()
      #expect(timer.timeInterval == 0 && !timer.isValid)
      var other: Timer = .init()
      other = Foundation.Timer()
      #expect(other.isValid)
    }

    @Test func `the absolute time counts from the beginning of 2001`() {
      let before = Date().timeIntervalSinceReferenceDate
      #expect(before <= CFAbsoluteTimeGetCurrent())
      #expect(CFAbsoluteTimeGetCurrent() <= Date().timeIntervalSinceReferenceDate)
    }

    @Test func `a distance in time is written in its largest unit`() {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.calendar = Calendar(identifier: .gregorian)
      let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
      let texts = { (seconds: [Double]) -> [String] in
        seconds.map { formatter.localizedString(for: date + $0, relativeTo: date) }
      }
      let seconds: [Double] = [-86400 * 1.9, 86400 * 40, -86400 * 8, 3, -3599, 7200]
      #expect(
        texts(seconds) == [
          "1 day ago", "in 1 month", "1 week ago", "in 3 seconds", "59 minutes ago", "in 2 hours",
        ])
      formatter.dateTimeStyle = .named
      #expect(texts([-86400, 0, 86400 * 1.5]) == ["yesterday", "now", "tomorrow"])
      formatter.unitsStyle = .abbreviated
      #expect(formatter.localizedString(from: DateComponents(month: -3, day: 1)) == "3mo ago")
      #expect(formatter.localizedString(fromTimeInterval: 61) == "in 1m")
      #expect(formatter.string(for: "a") == nil)
    }

    @Test nonisolated func `an object's lock is held by one thread, as often as it likes`() async {
      let count = Held(0)
      await withTaskGroup(of: Void.self) { group in
        for _ in 1...8 {
          group.addTask {
            for _ in 1...100 {
              objc_sync_enter(count)
              objc_sync_enter(count)
              count.value += 1
              objc_sync_exit(count)
              objc_sync_exit(count)
            }
          }
        }
      }
      #expect(count.value == 800)
      #expect(objc_sync_exit(count) == -1)
    }

    @Test func `animations run at once, and their completions run when the app settles`() {
      let app = App()
      let journal = app.journal
      UIView.animate(withDuration: 0.3) {
        journal.note("animation")
      } completion: { _ in
        journal.note("completion")
      }
      #expect(app.journal.lines == ["animation"])
      app.settle()
      #expect(app.journal.lines == ["animation", "completion"])
    }

    @Test func `the device matches the screen`() {
      let app = App()
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      resize(.regular)
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
      resize(.compact)
      _ = app.window
    }

    @Test func `closing an activity view controller calls its completion handler`() {
      let app = App()
      let root = app.screen("A")
      app.show(root)
      let journal = app.journal
      let list = UIActivityViewController(activityItems: ["B"], applicationActivities: nil)
      list.completionWithItemsHandler = { _, completed, _, _ in journal.note("\(completed)") }
      root.present(list, animated: true)
      app.settle()
      guard case .button(let close)? = list.content.last else {
        Issue.record("the activity view controller has no button to close it")
        return
      }
      close.tap()
      app.settle()
      #expect(root.presentedViewController == nil && app.journal.lines == ["false"])
    }
  }
}

/// A value that a lock protects.
private nonisolated final class Held: @unchecked Sendable {
  var value: Int
  init(_ value: Int) { self.value = value }
}
