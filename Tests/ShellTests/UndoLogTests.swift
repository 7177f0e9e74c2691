import AppDriver
import Testing

@testable import Shell

@Suite struct UndoLogTests {
  @Test func `all commands except the last can be repeated`() throws {
    var log = UndoLog()
    log.append([.rotate])
    log.append([.background, .foreground])
    #expect(try log.allButLast() == [[.rotate]])
    #expect(try log.all() == [[.rotate], [.background, .foreground]])
    #expect(log.actions == [.rotate, .background, .foreground])
  }

  @Test func `the repeated commands replace the log`() throws {
    var log = UndoLog()
    log.append([.rotate])
    log.replace(with: [[.swipeDown]])
    #expect(try log.all() == [[.swipeDown]])
  }

  @Test func `an empty log has nothing to undo`() {
    var log = UndoLog()
    #expect(throws: CommandError.self) { try log.allButLast() }
    log.append([.rotate])
    log.removeAll()
    #expect(throws: CommandError.self) { try log.allButLast() }
    #expect(log.actions == [])
  }

  @Test func `commands are kept up to the bound, and none at all beyond it`() throws {
    var log = UndoLog()
    for _ in 0..<UndoLog.bound { log.append([.rotate]) }
    #expect(try log.allButLast().count == UndoLog.bound - 1)
    log.append([.rotate])
    log.append([.rotate])
    #expect(log.actions == nil)
    #expect(throws: CommandError.self) { try log.allButLast() }
    #expect(throws: CommandError.self) { try log.all() }
    log.removeAll()
    log.append([.rotate])
    #expect(try log.all() == [[.rotate]])
  }
}
