import Glibc
@testable import Reports
import Shell
import Testing
import ToolSupport

@testable import TestRunner
@testable import Wireframes

/// Returns the bytes of a message.
private func encoded(_ message: WorkerMessage) throws -> [UInt8] {
  try BinaryEncoder.encode(message)
}

/// Returns the message with the given bytes.
private func received(_ bytes: [UInt8]) throws -> WorkerMessage {
  try BinaryDecoder.decode(WorkerMessage.self, from: bytes[...])
}

@Suite struct `Messages between worker and runner` {
  private nonisolated static let step = StepReport(
    command: "tap OK", file: "a.walk", line: 3, status: .noted, seconds: 0.25,
    appOutput: ["hi", ""],
    output: "out\n",
    reason: "because", message: nil, difference: ["- a", "+ b"], screen: "S", stack: "A › B",
    calls: ["f()"], events: ["push A"])
  private nonisolated static let accepted = AcceptedLines(numbers: [4, 5], lines: ["| b"])
  private nonisolated static let picture = Picture(
    width: 390, height: 844, label: "é", markup: "<g></g>")
  private nonisolated static let messages: [WorkerMessage] = [
    .picture(number: 3, picture), .picture(number: 0, nil),
    .frame(Frame(picture: 1, transition: .pop)),
    .began(command: "! tap", file: "", line: 0, time: 2.5), .ended(step, accepted: nil),
    .ended(step, accepted: accepted), .finished(.timedOut, reason: nil, seconds: 1.5),
    .finished(.passed, reason: "é", seconds: 0),
  ]

  @Test(arguments: messages)
  func `are received as they were sent`(message: WorkerMessage) throws {
    #expect(try received(encoded(message)) == message)
    #expect(message.isPlausible)
  }

  @Test func `with frames of each kind are received as they were sent`() throws {
    let transitions: [Transition] = [.none, .push, .pop, .present, .dismiss]
    for (number, kind) in [Touch.Kind.tap, .press, .swipe, .type].enumerated() {
      let touch = Touch(
        kind, 1, -2, to: (3, 4), offer: number == 2 ? "é" : nil,
        style: number == 2 ? .destructive : nil)
      for transition in transitions {
        let frame = WorkerMessage.frame(
          Frame(picture: 7, touch: touch, transition: transition))
        #expect(try received(encoded(frame)) == frame)
      }
    }
  }

  @Test(arguments: messages)
  func `are rejected if they are cut off, longer, or of an unknown kind`(
    message: WorkerMessage
  ) throws {
    let bytes = try encoded(message)
    for count in bytes.indices {
      #expect(throws: (any Error).self) { try received(Array(bytes.prefix(count))) }
    }
    #expect(throws: (any Error).self) { try received(bytes + [0]) }
    var other = bytes
    other[8] = UInt8(ascii: "?")
    #expect(throws: (any Error).self) { try received(other) }
  }

  @Test(arguments: ["none", "pushed", ""])
  func `with frames of an unknown transition are rejected`(name: String) throws {
    nonisolated struct Name: RawRepresentable, Encodable { let rawValue: String }
    nonisolated struct Content: Encodable {
      let picture = 0
      let transition: Name
    }
    nonisolated enum Message: Encodable { case frame(Content) }
    let bytes = try BinaryEncoder.encode(Message.frame(Content(transition: Name(rawValue: name))))
    let message = try? received(bytes)
    #expect(message == (name == "none" ? .frame(Frame(picture: 0)) : nil))
  }

  @Test func `with impossible times or lines are implausible`() {
    var step = Self.step
    for seconds in [-1, .nan, .infinity, 1e300] {
      step.seconds = seconds
      #expect(!WorkerMessage.ended(step, accepted: nil).isPlausible)
      #expect(!WorkerMessage.finished(.passed, reason: nil, seconds: seconds).isPlausible)
      #expect(!WorkerMessage.began(command: "", file: "", line: 1, time: seconds).isPlausible)
    }
    step = Self.step
    step.line = -1
    #expect(!WorkerMessage.ended(step, accepted: nil).isPlausible)
    #expect(!WorkerMessage.began(command: "", file: "", line: .min, time: 0).isPlausible)
    step = Self.step
    step.frames = [Frame(picture: -1)]
    #expect(!WorkerMessage.ended(step, accepted: nil).isPlausible)
    #expect(!WorkerMessage.frame(Frame(picture: -1)).isPlausible)
    #expect(!WorkerMessage.frame(Frame(picture: 0, touch: Touch(.tap, 0, .min))).isPlausible)
    #expect(!WorkerMessage.picture(number: -1, nil).isPlausible)
    let script = Picture(width: 1, height: 1, label: "", markup: "<script>")
    #expect(!WorkerMessage.picture(number: 0, script).isPlausible)
    let lines = AcceptedLines(numbers: [.min], lines: [])
    #expect(!WorkerMessage.ended(Self.step, accepted: lines).isPlausible)
  }

  @Test func `that are larger than the mailbox are truncated`() throws {
    let mailbox = try #require(WorkerMailbox())
    let long = String(repeating: "é", count: WorkerMailbox.capacity)
    var printing = Self.step
    printing.output = long
    let withoutOutput = WorkerMessage.ended(printing, accepted: Self.accepted).withoutOutput
    var expected = Self.step
    expected.output = "(\(2 * WorkerMailbox.capacity) bytes, too many to keep in a report)"
    expected.appOutput = []
    expected.difference = []
    #expect(withoutOutput == .ended(expected, accepted: nil))
    let picture = Picture(width: 1, height: 1, label: "", markup: long)
    #expect(
      WorkerMessage.picture(number: 2, picture).withoutOutput == .picture(number: 2, nil))
    let all = StepReport(
      command: long, file: long, line: 1, appOutput: [long], output: long, reason: long,
      message: long,
      difference: [long], screen: long, stack: long, calls: [long], events: [long])
    for message: WorkerMessage in [
      .began(command: long, file: long, line: 1, time: 0), .ended(all, accepted: Self.accepted),
      .finished(.failed, reason: long, seconds: 1),
    ] {
      mailbox.clear()
      #expect(try !mailbox.append(encoded(message)))
      #expect(try mailbox.append(encoded(message.truncated)))
    }
    for message in Self.messages.dropFirst().dropLast(4) { #expect(message.truncated == message) }
  }
}

@Suite struct `The socket between worker and runner` {
  private let descriptors: [Int32]
  private let runner: MessageSocket<RunnerRequest, WorkerSignal>
  private let worker: MessageSocket<WorkerSignal, RunnerRequest>

  init() throws {
    var descriptors: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &descriptors) == 0)
    self.descriptors = descriptors
    runner = MessageSocket(descriptors[0], longest: WorkerSignal.size)
    worker = MessageSocket(descriptors[1], longest: RunnerRequest.longest)
  }

  private func closeAll() { for descriptor in descriptors { close(descriptor) } }

  @Test func `carries messages in both directions`() throws {
    defer { closeAll() }
    let job = WorkerJob(
      path: "/é/a.walk", place: 2, row: 7, variant: CaseVariant(size: "regular", language: "de"))
    #expect(runner.send(.run(job)) && runner.send(.proceed))
    #expect(try worker.receive() == .run(job))
    #expect(try worker.receive() == .proceed)
    #expect(try runner.receiveNow() == nil && !runner.isDisconnected)
    #expect(worker.send(.mailboxFull) && worker.send(.caseEnded))
    #expect(try runner.receiveNow() == .mailboxFull)
    #expect(runner.hasMore)
    #expect(try runner.receiveNow() == .caseEnded)
    #expect(!runner.hasMore)
  }

  @Test func `waits for the rest of a message`() throws {
    defer { closeAll() }
    let bytes = FrameBuffer.frame(try BinaryEncoder.encode(WorkerSignal.caseEnded))
    for byte in bytes.dropLast() {
      #expect(write(descriptors[1], [byte], 1) == 1)
      #expect(try runner.receiveNow() == nil)
    }
    #expect(write(descriptors[1], [bytes[bytes.count - 1]], 1) == 1)
    #expect(try runner.receiveNow() == .caseEnded)
  }

  @Test(arguments: [
    [UInt8](repeating: 0xFF, count: 8), [10, 0, 0, 0, 0, 0, 0, 0],
    Array("hello, runner, how are you".utf8),
    FrameBuffer.frame(Array("caseEnded".utf8)), FrameBuffer.frame([]),
    FrameBuffer.frame([9, 0, 0, 0, 0, 0, 0, 0]), FrameBuffer.frame([1, 0, 0, 0, 0, 0, 0]),
  ])
  func `rejects anything that isn't a message`(bytes: [UInt8]) {
    defer { closeAll() }
    #expect(write(descriptors[1], bytes, bytes.count) == bytes.count)
    #expect(throws: (any Error).self) { try runner.receiveNow() }
  }

  @Test func `ends when the other end is closed`() throws {
    defer { closeAll() }
    // A process that another test is starting may hold a copy of a closed descriptor.
    shutdown(descriptors[1], Int32(SHUT_RDWR))
    #expect(try runner.receiveNow() == nil && runner.isDisconnected)
    #expect(!runner.send(.proceed))
  }

  @Test func `doesn't wait for a slow reader if it must not`() {
    defer { closeAll() }
    var sent = 0
    while sent < 100_000, runner.send(.proceed, waits: false) { sent += 1 }
    #expect(sent < 100_000)
  }
}

@Suite struct `A message from an app` {
  @Test(.bug(id: "F25")) func `never crashes the decoder, whatever it contains`() throws {
    var random = SplitMix64(seed: 13)
    let step = StepReport(
      command: "tap Go", file: "a.walk", line: 3, output: "é\n", reason: "r",
      difference: ["- a", "+ b"], screen: "Home", stack: "Home", calls: ["a()", "b()"],
      events: ["push"])
    let originals: [WorkerMessage] = [
      .began(command: "c", file: "a.walk", line: 1, time: 1.5),
      .ended(step, accepted: AcceptedLines(numbers: [1, 2], lines: ["| a"])),
      .finished(.failed, reason: "r", seconds: 0.5), .frame(Frame(picture: 2)),
      .picture(number: 2, Picture(width: 1, height: 2, label: "é", markup: "<g></g>")),
    ]
    let numbers: [UInt64] = [0, 1, 2, 7, 255, 1 << 31, 1 << 63, .max, .max - 7, 1 << 40]
    for original in originals {
      let bytes = try encoded(original)
      for _ in 0..<5_000 {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
          case 1: bytes.removeSubrange(place..<min(bytes.count, place + 8))
          case 2: bytes.insert(0xFF, at: place)
          default:
            let number = numbers.randomElement(using: &random) ?? 0
            withUnsafeBytes(of: number.littleEndian) {
              bytes.replaceSubrange(place..<min(bytes.count, place + 8), with: $0)
            }
          }
          if bytes.isEmpty { break }
        }
        _ = (try? received(bytes))?.isPlausible
      }
    }
  }
}
