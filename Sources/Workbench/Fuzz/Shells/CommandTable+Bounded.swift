import AppDriver
import Shell
import Walkthroughs

extension CommandTable {
  /// flowsh's commands, changed so that they don't wait long or write outside the current folder.
  static let bounded: CommandTable = {
    var table = CommandTable.withWalkthroughs
    for command in table.commands { table.add(bounded(command)) }
    return table
  }()

  private static func bounded(_ command: Command) -> Command {
    Command(
      command.name, command.group, arguments: command.arguments, summary: command.summary,
      details: command.details, isOfScreen: command.isOfScreen, isOffered: command.isOffered,
      secrets: command.secrets, complete: command.complete
    ) { invocation throws(CommandError) in
      switch try command.read(invocation) {
      case .effect(let effect): return .effect(try bounded(effect, invocation))
      case .onScreen(let body):
        return .onScreen { shell throws(CommandError) in try bounded(body(shell), invocation) }
      }
    }
  }

  private static func bounded(
    _ effect: Effect, _ invocation: Invocation
  ) throws(CommandError) -> Effect {
    switch effect {
    case .act(let actions): return .act(actions.map(bounded))
    case .check(let seconds, let isSoft, let check):
      return .check(within: min(seconds, 0.002), isSoft: isSoft, check)
    case .actWhenFound(let seconds, let find):
      return .actWhenFound(within: min(seconds, 0.002), find)
    case .decide(let condition):
      return .decide(condition.within(atMost: 0.002, rounds: 3))
    case .rounds(let count, let line): return .rounds(min(count, 3), line)
    case .record where invocation.label.contains("/") || invocation.label.contains(".."):
      throw .unwritable(path: "", reason: "the fuzzer records only in the current folder")
    case .write where invocation.label.contains("/") || invocation.label.contains(".."):
      throw .unwritable(path: "", reason: "the fuzzer writes only in the current folder")
    default: return effect
    }
  }

  private static func bounded(_ action: UserAction) -> UserAction {
    guard case .wait(let seconds) = action else { return action }
    return .wait(seconds: min(seconds, 0.001))
  }
}
