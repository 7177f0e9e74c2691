import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct UndoManagerTests {
    private final class Counter: NSObject {
      let manager = UndoManager()
      var values: [Int] = []

      func add(_ value: Int) {
        values.append(value)
        manager.registerUndo(withTarget: self) { $0.remove(value) }
      }

      func remove(_ value: Int) {
        values.removeAll { $0 == value }
        manager.registerUndo(withTarget: self) { $0.add(value) }
      }

      func removeLast() { values.removeLast() }
    }

    @Test func `a group of changes is undone and made again as one, under its name`() {
      let counter = Counter()
      let manager = counter.manager
      counter.add(1)
      manager.beginUndoGrouping()
      counter.add(2)
      counter.add(3)
      manager.setActionName("Adding")
      manager.endUndoGrouping()
      #expect(manager.undoActionName == "Adding" && manager.undoMenuItemTitle == "Undo Adding")
      manager.undo()
      #expect(counter.values == [1] && manager.redoActionName == "Adding")
      manager.redo()
      #expect(counter.values == [1, 2, 3] && manager.undoActionName == "Adding")
    }

    @Test func `changes aren't recorded while recording is off, and a target's can be forgotten`() {
      let counter = Counter()
      let manager = counter.manager
      manager.disableUndoRegistration()
      counter.add(1)
      #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
      manager.enableUndoRegistration()
      counter.add(2)
      manager.removeAllActions(withTarget: counter)
      #expect(!manager.canUndo)
    }

    @Test func `a target's changes can be forgotten as it is freed`() {
      final class Document: NSObject {
        let manager: UndoManager

        init(_ manager: UndoManager) { self.manager = manager }

        isolated deinit { manager.removeAllActions(withTarget: self) }
      }
      let manager = UndoManager()
      do {
        let document = Document(manager)
        manager.registerUndo(withTarget: document) { _ in }
        #expect(manager.canUndo)
      }
      #expect(!manager.canUndo)
    }

    @Test func `a change can be undone by a method`() {
      let counter = Counter()
      counter.values = [1]
      counter.manager.registerUndo(
        withTarget: counter, selector: Selector("removeLast", Counter.removeLast), object: nil)
      counter.manager.undo()
      #expect(counter.values.isEmpty)
    }
  }
}
