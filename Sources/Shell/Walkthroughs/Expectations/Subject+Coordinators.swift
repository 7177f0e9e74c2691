import AppDriver
import Shell

extension Subject {
  static var coordinators: [Subject] { [coordinator, flow] }

  private static let coordinator = Subject(
    "coordinator", arguments: "TYPE: a coordinator of this class exists",
    require: { shell throws(CommandError) in try shell.requireReadableCoordinators() },
    there: { _, shell in shell.coordinatorTypes })

  private static let flow = Subject(
    "flow", arguments: "A > B: the innermost coordinators of the current flow",
    isBlank: { path($0).isEmpty },
    require: { shell throws(CommandError) in try shell.requireReadableCoordinators() },
    there: { screen, _ in [text([screen.flow])] }
  ) { name, screen, _ in
    LabelMatch.isWhole(
      path(name), text([screen.flow.suffix(path(name).split(separator: ">").count)]))
  }
}
