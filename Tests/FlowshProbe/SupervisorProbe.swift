import Foundation
import Script
import TestRunner

/// A supervisor whose processes end, hang and print.
///
/// `FlowshProbe supervisor-probe LIMIT TASK…` performs the tasks one after another, and prints a
/// line for each outcome. Each process begins by adding the numbers of `add:N`; `end` ends those
/// that have answered; after `soon`, a second is left, and after `late`, none is. The limit of a
/// step is in seconds.
enum SupervisorProbe {
  /// What a process is asked to do.
  nonisolated enum Task: Codable, Sendable {
    /// Sums up the numbers up to one, each of which is a step.
    case count(to: Int)
    /// Sums up numbers with as many bytes in the reply.
    case reply(bytes: Int)
    /// Does something to the process in a step.
    case act(String, step: UInt64)
    /// Adds a number to all later sums.
    case add(Int)

    init(_ text: String) {
      let words = text.split(separator: ":").map(String.init)
      switch words[0] {
      case "count": self = .count(to: Int(words[1]) ?? 0)
      case "add": self = .add(Int(words[1]) ?? 0)
      case "reply": self = .reply(bytes: Int(words[1]) ?? 0)
      default: self = .act(words[0], step: UInt64(words[1]) ?? 0)
      }
    }
  }

  nonisolated struct Answer: Codable, Sendable {
    var sum = 0
    var bytes: [UInt8] = []
    var process: Int32 = getpid()
  }

  /// Runs the supervisor or its process if the arguments ask for it, and exits.
  static func runIfAsked(_ arguments: [String]) {
    switch arguments.dropFirst().first {
    case "supervisor-probe": lead(Array(arguments.dropFirst(2)))
    case "supervisor-probe-worker": work(parent: Int32(arguments[2]) ?? 0)
    default: break
    }
  }

  private static func lead(_ arguments: [String]) {
    guard
      let supervisor = try? Supervisor<Task, Answer>(
        ScriptFiles(), arguments: ["FlowshProbe", "supervisor-probe-worker", "\(getpid())"],
        stepLimit: .seconds(Double(arguments[0]) ?? 5))
    else { exit(1) }
    var added: [Task] = []
    supervisor.opening = { added }
    var processes: Set<Int32> = []
    for word in arguments.dropFirst() {
      switch word {
      case "end":
        for process in processes { kill(process, SIGKILL) }
        while processes.contains(where: isRunning) { usleep(1_000) }
        continue
      case "late":
        supervisor.deadline = .now
        continue
      case "soon":
        supervisor.deadline = .now + .seconds(1)
        continue
      case _ where word.hasPrefix("add:"):
        added.append(Task(word))
        continue
      default: break
      }
      switch supervisor.perform(Task(word)) {
      case .reply(let answer):
        processes.insert(answer.process)
        print("sum \(answer.sum), \(answer.bytes.count) bytes")
      case .ended(let failure):
        let step = failure.step.map(String.init) ?? "none"
        print("\(failure.kind) in step \(step): \(failure.reason)")
        for call in failure.callStack.prefix(1) { print("  \(call)") }
        print("  printed \(failure.output)")
      case .notRun: print("not run: \(supervisor.obstacle ?? "over")")
      }
    }
    print("\(processes.count) processes answered")
    supervisor.stop()
    rmdir(killMarker(of: getpid()))
    exit(0)
  }

  /// The folder that exists when a process has killed itself.
  private static func killMarker(of supervisor: Int32) -> String {
    NSTemporaryDirectory() + "flowsh-supervisor-probe-\(supervisor)"
  }

  /// Whether a process hasn't ended; the supervisor hasn't noticed its end then.
  private static func isRunning(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") == false
  }

  private static func work(parent: Int32) -> Never {
    guard let worker = SupervisedProcess<Task, Answer>(parent: parent) else { exit(64) }
    var added = 0
    worker.run { task in
      var answer = Answer(sum: added)
      switch task {
      case .count(let last):
        for number in 0...last {
          worker.beginStep(UInt64(number))
          answer.sum += number
        }
      case .add(let number): added += number
      case .reply(let count): answer.bytes = Array(repeating: 7, count: count)
      case .act(let action, let step):
        worker.beginStep(step)
        act(action)
      }
      return answer
    }
  }

  /// Uses the processor for some time, because the clock of the process is virtual.
  private static func spin() {
    let start = clock()
    while clock() - start < 150_000 {}
  }

  /// Writes to each socket of the process.
  private static func scribble() {
    for descriptor in Int32(3)..<1_024 {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { continue }
      _ = "stray bytes that are no reply".withCString { write(descriptor, $0, 29) }
    }
  }

  private static func act(_ action: String) {
    switch action {
    case "trap": preconditionFailure("the app's own mistake")
    case "exit": exit(3)
    case "kill": raise(SIGKILL)
    case "killonce": if mkdir(killMarker(of: getppid()), 0o700) == 0 { raise(SIGKILL) }
    case "hang": while true { pause() }
    case "spin": spin()
    case "flood": for number in 0..<100_000 { print("line \(number)") }
    case "scribble": scribble()
    default: print(action)
    }
  }
}
