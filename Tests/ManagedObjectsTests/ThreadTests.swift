import Foundation
import HeadlessUIKit
import ManagedObjects
import Testing

@Suite struct ThreadTests {
  private nonisolated let library = Library()

  private nonisolated static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private nonisolated static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs a closure on another thread, and lets the main queue go on.
  private func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        work()
        done.resume()
      }
    }
  }

  @Test func `a block on another thread inserts while the main queue goes on`() async throws {
    let context = library.container.newBackgroundContext()
    nonisolated(unsafe) var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { told += ($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0 }
    defer { NotificationCenter.default.removeObserver(token) }
    await onThread {
      context.performAndWait {
        for number in 0..<5_000 { Book(context: context).title = "\(number)" }
      }
    }
    #expect(told == 5_000)
    try context.performAndWait { try context.save() }
    #expect(try library.titles().count == 5_000)
  }

  @Test func `blocks of several threads run one after the other, those of the main queue in order`()
    async throws
  {
    let context = library.container.newBackgroundContext()
    nonisolated(unsafe) var (order, isRunning) = ([Int](), false)
    let note = { @Sendable (number: Int) in
      #expect(!isRunning)
      isRunning = true
      order.append(number)
      isRunning = false
    }
    await onThread {
      context.performAndWait {
        // The main queue comes to these blocks while this one runs.
        for number in 1...3 { context.perform { note(number) } }
        // The main thread doesn't wait for this block.
        DispatchQueue.main.sync {}
        note(0)
      }
    }
    await context.perform { note(4) }
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test func `a context of the main queue is changed on the main thread, also by a child's save`()
    async throws
  {
    library.context.automaticallyMergesChangesFromParent = true
    await onThread { [library] in
      let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
      child.parent = library.context
      child.performAndWait {
        Book(context: child).title = "Emma"
        try? child.save()
        #expect(!Self.isOnMainQueue)
        library.context.performAndWait {
          #expect(Self.isOnMainQueue)
          try? library.context.save()
        }
      }
    }
    #expect(try library.titles() == ["Emma"] && !library.context.hasChanges)
  }
}
