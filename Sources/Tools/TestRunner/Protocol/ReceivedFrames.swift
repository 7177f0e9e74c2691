import Reports
import Shell
import Wireframes

/// Decoding of frames as a runner reads them from a mailbox, for the fuzzer.
package nonisolated enum ReceivedFrames {
  /// Frames with one message of each kind.
  package static var examples: [[UInt8]] {
    var step = StepReport(command: "tap OK", file: "a.walk", line: 3)
    step.status = .noted
    step.seconds = 0.25
    step.output = "out\n"
    step.reason = "because"
    step.difference = ["- a", "+ b"]
    step.screen = "S"
    step.stack = "A › B"
    step.calls = ["f()"]
    step.events = ["push A"]
    step.frames = [Frame(picture: 1, transition: .push)]
    let messages: [WorkerMessage] = [
      .picture(number: 0, Picture(width: 390, height: 844, label: "A", markup: "<g>A</g>")),
      .frame(Frame(picture: 0)),
      .began(command: "tap OK", file: "a.walk", line: 3, time: 0.5),
      .ended(step, accepted: AcceptedLines(numbers: [4, 5], lines: ["| b"])),
      .finished(.passed, reason: "é", seconds: 1),
    ]
    return messages.compactMap { try? BinaryEncoder.encode($0) }.map(FrameBuffer.frame)
  }

  /// Decodes frames up to the first that isn't a message, and returns the number of messages.
  package static func read(_ bytes: [UInt8]) -> Int {
    var frames = FrameBuffer(bytes, longest: WorkerMailbox.capacity)
    var count = 0
    while let frame = try? frames.next(),
      let message = try? BinaryDecoder.decode(WorkerMessage.self, from: frame)
    {
      count += message.isPlausible ? 1 : 0
    }
    return count
  }
}
