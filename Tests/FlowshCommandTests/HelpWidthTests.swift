import ArgumentParser
import Testing

@testable import FlowshCommand

@Suite struct HelpWidthTests {
  @Test func `the help of every subcommand can be formatted for the least width`() {
    let all: [any ParsableCommand.Type] = [FlowshCommand.self]
    for command in all + FlowshCommand.configuration.subcommands {
      let help = FlowshCommand.helpMessage(
        for: command, includeHidden: true, columns: StandardStreams.leastHelpWidth)
      #expect(help.contains("--help"))
      #expect(help.split(separator: "\n").count > 3)
    }
  }

  @Test(
    arguments: [
      ("-1", nil, true), ("0", nil, true), ("27", nil, true), ("39", 100, true), ("40", 1, false),
      (nil, 1, true), (nil, 39, true), (nil, 40, false), (nil, nil, false), ("x", 20, true),
    ] as [(String?, Int?, Bool)])
  func `help is widened where it would be too narrow`(
    variable: String?, terminal: Int?, expected: Bool
  ) {
    #expect(StandardStreams.helpIsTooNarrow(variable, terminal: terminal) == expected)
  }
}
