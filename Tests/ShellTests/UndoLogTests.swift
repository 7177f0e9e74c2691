import AppDriver
import Testing

@testable import Shell

@Suite struct UndoLogTests {
  private func entry(_ actions: UserAction..., as command: String = "rotate") -> UndoLog.Entry {
    UndoLog.Entry(actions: actions, command: command)
  }

  @Test func `all commands except the last can be repeated`() throws {
    var log = UndoLog()
    log.append(entry(.rotate))
    log.append(entry(.background, .foreground, as: "both"))
    #expect(try log.all(exceptLast: 1).again == [[.rotate]])
    #expect(try log.all(exceptLast: 1).last.map(\.command) == ["both"])
    #expect(try log.all() == [[.rotate], [.background, .foreground]])
    #expect(log.actions == [.rotate, .background, .foreground])
  }

  @Test func `all commands except the last two can be repeated`() throws {
    var log = UndoLog()
    for command in ["a", "b", "c"] { log.append(entry(.rotate, as: command)) }
    let (again, last) = try log.all(exceptLast: 2)
    #expect(again == [[.rotate]] && last.map(\.command) == ["b", "c"])
    #expect(throws: CommandError.cannotUndo(.onlyDone(3))) { try log.all(exceptLast: 4) }
  }

  @Test func `the commands of a goto are undone together`() throws {
    var log = UndoLog()
    for (command, way) in [("a", nil), ("b", 1), ("c", 1), ("d", 3)] as [(String, Int?)] {
      log.append(UndoLog.Entry(actions: [.rotate], command: command, way: way))
    }
    #expect(try log.all(exceptLast: 1).last.map(\.command) == ["d"])
    #expect(try log.all(exceptLast: 2).last.map(\.command) == ["b", "c", "d"])
    #expect(try log.all(exceptLast: 3).again.isEmpty)
    #expect(throws: CommandError.cannotUndo(.onlyDone(3))) { try log.all(exceptLast: 4) }
  }

  @Test func `commands that were undone can be redone, until another is added`() throws {
    var log = UndoLog()
    #expect(throws: CommandError.self) { try log.lastUndone() }
    for command in ["a", "b", "c"] { log.append(entry(.rotate, as: command)) }
    log.undo()
    log.undo()
    #expect(try log.lastUndone().command == "b")
    log.redo(0)
    #expect(try log.lastUndone().command == "b")
    log.redo(1)
    #expect(try log.lastUndone().command == "c")
    #expect(try log.all().count == 2)
    log.append(entry(.swipeDown))
    #expect(throws: CommandError.self) { try log.lastUndone() }
  }

  @Test func `a command that was redone in part is in the log in part, and nothing can be redone`()
    throws
  {
    var log = UndoLog()
    log.append(entry(.background, .foreground, .rotate, as: "three"))
    log.append(entry(.rotate))
    log.undo()
    log.undo()
    log.redo(2)
    #expect(try log.all(exceptLast: 1).last == [entry(.background, .foreground, as: "three")])
    #expect(throws: CommandError.self) { try log.lastUndone() }
  }

  @Test func `an empty log has nothing to undo`() {
    var log = UndoLog()
    #expect(throws: CommandError.self) { try log.all(exceptLast: 1) }
    log.append(entry(.rotate))
    log.undo()
    log.removeAll()
    #expect(throws: CommandError.self) { try log.all(exceptLast: 1) }
    #expect(throws: CommandError.self) { try log.lastUndone() }
    #expect(log.actions == [])
  }

  @Test func `commands are kept up to the bound, and none at all beyond it`() throws {
    var log = UndoLog()
    for _ in 0..<UndoLog.bound { log.append(entry(.rotate)) }
    #expect(try log.all(exceptLast: 1).again.count == UndoLog.bound - 1)
    log.append(entry(.rotate))
    log.append(entry(.rotate))
    #expect(log.actions == nil)
    #expect(throws: CommandError.self) { try log.all(exceptLast: 1) }
    #expect(throws: CommandError.self) { try log.all() }
    log.removeAll()
    log.append(entry(.rotate))
    #expect(try log.all() == [[.rotate]])
  }
}

extension UndoLog {
  fileprivate mutating func append(_ entry: Entry) {
    append(entry.actions, of: entry.command, way: entry.way)
  }

  fileprivate mutating func undo() { undo(1) }
}
