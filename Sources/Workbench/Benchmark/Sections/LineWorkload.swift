/// Input lines for a program, and the output that proves that it has read them.
struct LineWorkload {
  let command: Command
  /// The number of input lines.
  let lines: Int
  /// The prefix of the output lines to count.
  let answer: String
  /// The expected number of output lines that begin with `answer`.
  let answers: Int
  let goal: Goal?

  init(_ command: Command, lines: Int, answer: String, answers: Int, goal: Goal? = nil) {
    self.command = command
    self.lines = lines
    self.answer = answer
    self.answers = answers
    self.goal = goal
  }

  /// Runs the command once and checks the number of matching output lines.
  func verify() throws {
    var counter = LineCounter(beginning: answer)
    try command.run { counter.read($0) }
    guard counter.count == answers else {
      throw BenchmarkError.wrongOutput(
        command: command.name, expected: answers, found: counter.count,
        of: "lines that begin with “\(answer)”")
    }
  }

  /// Runs the command once and adds the number of lines per second to a figure.
  func measure(into figure: inout Figure) throws {
    let usage = try command.run()
    figure.samples.append(Double(lines) / (usage.wall / .seconds(1)))
    figure.processor.append(usage.processor / .seconds(1))
  }
}
