import Glibc

/// What a worker tells the runner, in the order in which it happens.
nonisolated enum WorkerMessage {
  /// A step begins: should the worker die now, this was the last.
  case began(command: String, file: String, line: Int)
  /// A step has ended.
  case ended(StepReport, accepted: [String]?, lines: [Int])
  /// The case has ended.
  case finished(CaseReport.Status, reason: String?, seconds: Double)
}

/// Writes messages as bytes: lengths and numbers as they lie in memory, for both ends are one program.
nonisolated struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ message: WorkerMessage) {
    bytes.removeAll(keepingCapacity: true)
    switch message {
    case .began(let command, let file, let line):
      bytes.append(0)
      write(command)
      write(file)
      write(line)
    case .ended(let step, let accepted, let lines):
      bytes.append(1)
      write(step)
      write(accepted != nil)
      write(accepted ?? [])
      write(lines.count)
      for line in lines { write(line) }
    case .finished(let status, let reason, let seconds):
      bytes.append(2)
      write(status.rawValue)
      write(reason)
      write(seconds)
    }
  }

  private mutating func write(_ step: StepReport) {
    write(step.command)
    write(step.file)
    write(step.line)
    write(step.status.rawValue)
    write(step.seconds)
    write(step.output)
    write(step.reason)
    write(step.message)
    write(step.difference)
    write(step.screen)
    write(step.stack)
    write(step.calls)
    write(step.events)
  }

  private mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(_ text: String?) {
    write(text != nil)
    if let text { write(text) }
  }

  private mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  private mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  private mutating func write(_ number: Int) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  private mutating func write(_ number: Double) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }
}

/// Reads what `WireWriter` wrote.
nonisolated struct WireReader {
  private var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { rest = bytes }

  /// The next message; nil at the end, and where a dying worker left half of one.
  mutating func next() -> WorkerMessage? {
    guard let kind = byte() else { return nil }
    switch kind {
    case 0:
      guard let command = text(), let file = text(), let line = number() else { return nil }
      return .began(command: command, file: file, line: line)
    case 1:
      guard let step = step(), let isAccepted = byte(), let accepted = texts(),
        let count = number()
      else { return nil }
      let lines = (0..<count).compactMap { _ in number() }
      return .ended(step, accepted: isAccepted == 1 ? accepted : nil, lines: lines)
    case 2:
      guard let status = text().flatMap(CaseReport.Status.init), let reason = optionalText(),
        let seconds = double()
      else { return nil }
      return .finished(status, reason: reason, seconds: seconds)
    default: return nil
    }
  }

  private mutating func step() -> StepReport? {
    guard let command = text(), let file = text(), let line = number(),
      let status = text().flatMap(StepReport.Status.init), let seconds = double(),
      let output = text(), let reason = optionalText(), let message = optionalText(),
      let difference = texts(), let screen = text(), let stack = text(), let calls = texts(),
      let events = texts()
    else { return nil }
    return StepReport(
      command: command, file: file, line: line, status: status, seconds: seconds, output: output,
      reason: reason, message: message, difference: difference, screen: screen, stack: stack,
      calls: calls, events: events)
  }

  private mutating func byte() -> UInt8? {
    guard let first = rest.first else { return nil }
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst())
    return first
  }

  private mutating func number() -> Int? {
    guard rest.count >= 8 else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8)) }
    return rest.loadUnaligned(as: Int.self)
  }

  private mutating func double() -> Double? {
    number().map { Double(bitPattern: UInt64(bitPattern: Int64($0))) }
  }

  private mutating func text() -> String? {
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count)) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// An optional text; nil where the bytes end.
  private mutating func optionalText() -> String?? {
    guard let isThere = byte() else { return nil }
    guard isThere == 1 else { return .some(nil) }
    guard let text = text() else { return nil }
    return .some(text)
  }

  private mutating func texts() -> [String]? {
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }
}
