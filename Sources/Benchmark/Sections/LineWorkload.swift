/// Lines that a program reads and answers, and how to see that it has.
struct LineWorkload {
  let command: Command
  /// How many lines it is given.
  let lines: Int
  /// What each line of the output that is counted begins with.
  let answer: String
  /// How many such lines there are.
  let answers: Int
  let goal: Goal?

  init(_ command: Command, lines: Int, answer: String, answers: Int, goal: Goal? = nil) {
    self.command = command
    self.lines = lines
    self.answer = answer
    self.answers = answers
    self.goal = goal
  }

  /// Runs it once and counts the answers.
  func verify() throws {
    var counter = LineCounter(beginning: answer)
    try command.run { counter.read($0) }
    guard counter.count == answers else {
      throw BenchmarkError.wrongOutput(
        command: command.name, expected: answers, found: counter.count,
        of: "lines that begin with “\(answer)”")
    }
  }

  /// Runs it once and adds how many lines a second it took to a figure.
  func measure(into figure: inout Figure) throws {
    let usage = try command.run()
    figure.samples.append(Double(lines) / (usage.wall / .seconds(1)))
    figure.processor.append(usage.processor / .seconds(1))
  }
}
