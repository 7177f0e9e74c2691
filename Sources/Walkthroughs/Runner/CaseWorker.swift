import AppDriver
import CWorker
import CallStacks
import Glibc
import Script
package import Shell

/// A process that runs cases for a runner, one after the other, until the runner has no more or a case
/// kills it.
package final class CaseWorker {
  /// The descriptors that a worker finds: its end of the socket, and the shared memory.
  package nonisolated static let socket: Int32 = 3
  /// The descriptor of the memory that it shares with the runner.
  package nonisolated static let memory: Int32 = 4
  /// The exit status of a worker that can't reach its runner, as where the app has closed the socket.
  nonisolated static let lostSocket: Int32 = 121

  private let catalog: AppCatalog
  private let app: String?
  private let namesCalls: Bool
  private let findsLeaks: Bool
  private let page: SharedPage
  private var writer = WireWriter()
  private var files: [String: WalkthroughFile] = [:]

  /// Prepares a worker in a process that was started as one; nil in one that nobody started for this,
  /// or whose runner is gone.
  ///
  /// - Parameters:
  ///   - catalog: the apps.
  ///   - app: the app for files that name none.
  ///   - parent: the runner's process.
  ///   - namesCalls: whether steps tell the calls behind them, which takes some milliseconds at first.
  ///   - findsLeaks: whether what each step leaves behind is looked for.
  package init?(
    _ catalog: AppCatalog, app: String?, parent: Int32, namesCalls: Bool, findsLeaks: Bool
  ) {
    guard cw_dieWithParent(parent) == 0, let page = SharedPage(file: Self.memory) else {
      return nil
    }
    // What the app starts is to have neither; a socket that it kept open would outlive this process.
    for file in [Self.socket, Self.memory] { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    self.catalog = catalog
    self.app = app
    self.namesCalls = namesCalls
    self.findsLeaks = findsLeaks
    self.page = page
    cw_writeDownCrashes(page.crash, UInt64(Executable.offset))
    var limit = rlimit(rlim_cur: Self.mostMemory, rlim_max: Self.mostMemory)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
  }

  /// How many bytes of address space a worker may take.
  private nonisolated static let mostMemory: rlim_t = 1 << 30

  /// Runs what the runner asks for, until it asks no more.
  package func run() -> Never {
    while let (path, place) = nextJob() {
      run(path, place)
      fflush(nil)
      send(1)
    }
    _exit(Self.lostSocket)
  }

  private func nextJob() -> (path: String, place: Int)? {
    var header = [UInt32](repeating: 0, count: 2)
    let isRead = header.withUnsafeMutableBytes { Pipe.readAll(Self.socket, into: $0) }
    guard isRead else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(header[1]))
    guard bytes.withUnsafeMutableBytes({ Pipe.readAll(Self.socket, into: $0) }) else { return nil }
    return (String(decoding: bytes, as: UTF8.self), Int(header[0]))
  }

  private func run(_ path: String, _ place: Int) {
    let start = ContinuousClock.now
    func finish(_ status: CaseReport.Status, _ reason: String?) {
      send(.finished(status, reason: reason, seconds: (ContinuousClock.now - start).inSeconds))
    }
    guard let file = files[path] ?? WalkthroughFile.read(path).file,
      file.cases.indices.contains(place)
    else { return finish(.failed, "the file has changed since it was looked at") }
    files = [path: file]
    let run: CaseRun
    do throws(CommandError) {
      run = try CaseRun(file.cases[place], of: file, catalog: catalog, app: app)
    } catch {
      return finish(.failed, error.message)
    }
    run.interpreter.options.echoes = false
    run.interpreter.options.namesCalls = namesCalls
    run.interpreter.options.findsLeaks = findsLeaks
    run.onBegin = { [unowned self] command, location in
      send(.began(command: command, file: location?.file ?? "", line: location?.line ?? 0))
    }
    switch run.run(onStep: { [unowned self, unowned run] in send($0, run.interpreter.view) }) {
    case .passed: finish(.passed, nil)
    case .skipped(let reason): finish(.skipped, reason)
    case .failed(let failure): finish(.failed, failure.diagnostic.error.message)
    case .crashed(let failure): finish(.crashed, failure.diagnostic.error.message)
    }
    run.interpreter.session.end()
  }

  private func send(_ step: StepResult, _ shell: ShellView) {
    let difference = step.difference
    send(
      .ended(
        StepReport(step, shell), accepted: difference?.accepted,
        lines: difference?.compactMap(\.line) ?? []))
  }

  /// Puts a message where the runner finds it; where there is no room, the runner takes all first.
  private func send(_ message: WorkerMessage) {
    writer.write(message)
    if page.append(writer.bytes) { return }
    send(2)
    var answer: UInt8 = 0
    guard withUnsafeMutableBytes(of: &answer, { Pipe.readAll(Self.socket, into: $0) }) else {
      _exit(Self.lostSocket)
    }
    if page.append(writer.bytes) { return }
    // More than all the memory there is: a step that prints megabytes.
    guard case .ended(var step, _, _) = message else { return }
    step.output = "(\(step.output.utf8.count) bytes, which are more than a report keeps)"
    step.difference = []
    writer.write(.ended(step, accepted: nil, lines: []))
    _ = page.append(writer.bytes)
  }

  private func send(_ byte: UInt8) {
    var byte = byte
    if write(Self.socket, &byte, 1) != 1 { _exit(Self.lostSocket) }
  }
}

extension StepReport {
  /// What a report keeps of a step.
  @MainActor
  init(_ step: StepResult, _ shell: ShellView) {
    let screen = step.screen
    self.init(
      command: step.command, file: step.location?.file ?? "", line: step.location?.line ?? 0,
      status: Status(rawValue: step.status.rawValue) ?? .failed,
      seconds: step.duration.inSeconds, output: step.output, reason: step.error?.message,
      message: step.message,
      difference: step.difference?.map { line in
        switch line.kind {
        case .same: "  " + line.text
        case .expected: "- " + line.text
        case .actual: "+ " + line.text
        }
      } ?? [],
      screen: screen.map(Self.words) ?? "",
      stack: screen.map { $0.paths.map { $0.joined(separator: " › ") }.joined(separator: " | ") }
        ?? "",
      calls: step.calls,
      events: shell.session.events(in: step.events).map { event in
        event.controller.map { "\(event.name) \($0)" } ?? event.name
      })
  }
}

extension StepReport {
  /// A screen in lines: the title of each pane, and what stands on it.
  nonisolated static func words(_ screen: ScreenSnapshot) -> String {
    var words = ""
    for pane in screen.panes {
      if !words.isEmpty { words += "\n" }
      words += pane.title
      for element in pane.elements {
        words += "\n  "
        words += element.label
        if let value = element.value, !value.isEmpty {
          words += "  "
          words += value
        }
      }
    }
    return words
  }
}

nonisolated extension Duration {
  /// As a number of seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
