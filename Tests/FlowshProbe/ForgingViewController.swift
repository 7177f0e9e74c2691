import Foundation
import HeadlessUIKit

/// A screen that writes invalid data to the socket and the shared memory that connect a test worker
/// with its runner, and then continues or crashes.
final class ForgingViewController: UIViewController {
  private static let socket: Int32 = 3
  private static let memory: Int32 = 4
  private static let size = 4 << 20
  /// The offset of the messages' total size, which is between the crash record and the messages.
  private static let count = 1_016

  private enum Signal: UInt8 {
    case caseEnded = 1
    case mailboxFull = 2
    case unknown = 9
  }

  private let hasLoops: Bool

  /// Creates the screen, with or without the buttons whose actions never end.
  init(hasLoops: Bool = true) {
    self.hasLoops = hasLoops
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "forger"
  }

  @Content.Builder override var content: [Content.Element] {
    memoryButtons
    socketButtons
    if hasLoops { loopButtons }
  }

  @Content.Builder private var memoryButtons: [Content.Element] {
    Content.Button("CountHuge") { self.write(count: .max) }
    Content.Button("CountNegative") { self.write(count: -8) }
    Content.Button("CountOdd") { self.write(count: 11) }
    Content.Button("CountMore") { self.write(count: self.count + 8) }
    Content.Button("Forget") {
      print(ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? "")
      self.write(count: 0)
      fatalError("forgotten")
    }
    Content.Button("Frames") { self.cover(from: Self.count + 8, with: 0xFF) }
    Content.Button("Zeroes") { self.cover(from: Self.count + 8, with: 0) }
    Content.Button("Everything") { self.cover(from: 0, with: 0xA5) }
    Content.Button("Growing") {
      // Write frame lengths that exceed the size of the memory.
      for place in stride(from: Self.count + 8, to: Self.count + 8_000, by: 8) {
        self.write(Self.size - 2_000, at: place)
      }
    }
    Content.Button("Truncate") {
      for size in [0, 1, 2 * Self.size] { _ = ftruncate(Self.memory, size) }
    }
    Content.Button("CrashRecord") {
      self.cover(from: 0, to: Self.count, with: 0xFF)
      fatalError("covered")
    }
    Content.Button("CrashCleared") {
      self.cover(from: 0, to: Self.count, with: 0)
      fatalError("covered")
    }
    Content.Button("CrashCovered") {
      self.cover(from: 0, with: 0xFF)
      _ = ftruncate(Self.memory, 0)
      fatalError("covered")
    }
  }

  @Content.Builder private var socketButtons: [Content.Element] {
    Content.Button("Byte") { self.send([1]) }
    Content.Button("Words") { self.send(Array("a word with the runner".utf8)) }
    Content.Button("LengthHuge") { self.send([UInt8](repeating: 0xFF, count: 8)) }
    Content.Button("HalfFrame") { self.send(self.frame(.caseEnded).dropLast(5)) }
    Content.Button("Unknown") { self.send(self.frame(.unknown)) }
    Content.Button("Ended") { self.send(self.frame(.caseEnded)) }
  }

  @Content.Builder private var loopButtons: [Content.Element] {
    Content.Button("FullAlways") {
      takeLowestPriority()
      while true { self.send(self.frame(.mailboxFull)) }
    }
    Content.Button("FullAnswered") {
      var answer = [UInt8](repeating: 0, count: 1_000)
      takeLowestPriority()
      while true {
        self.send(self.frame(.mailboxFull))
        _ = read(Self.socket, &answer, answer.count)
      }
    }
  }

  private func send(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    _ = Glibc.write(Self.socket, bytes, bytes.count)
  }

  /// Returns a signal as a worker encodes it, preceded by its length.
  private func frame(_ signal: Signal) -> [UInt8] {
    [9, 0, 0, 0, 0, 0, 0, 0] + [1, signal.rawValue, 0, 0, 0, 0, 0, 0, 0]
  }

  private var count: Int {
    var count = 0
    pread(Self.memory, &count, 8, Self.count)
    return count
  }

  private func write(count: Int) { write(count, at: Self.count) }

  private func write(_ number: Int, at place: Int) {
    var number = number
    pwrite(Self.memory, &number, 8, place)
  }

  private func cover(from start: Int, to end: Int = ForgingViewController.size, with byte: UInt8) {
    let bytes = [UInt8](repeating: byte, count: end - start)
    pwrite(Self.memory, bytes, bytes.count, start)
  }
}
