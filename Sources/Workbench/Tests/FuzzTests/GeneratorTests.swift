import Glibc
import PseudoTerminal
import Script
import Testing

@testable import flowsh_fuzz

@Suite struct `Generators` {
  private static func input(
    _ generator: Generator, trial number: Int, seed: UInt64 = 7
  ) -> Input {
    var random = Random(seed: seed, generator: generator.name, trial: number)
    let draft = Draft()
    generator.make(&random, draft)
    return draft.input
  }

  // The actions run an app, which is not possible within a job of the main actor.
  @Test(arguments: Generator.all.filter { $0.name != "actions" })
  func `make the same input from the same seed, and other inputs from other numbers`(
    generator: Generator
  ) {
    let input = Self.input(generator, trial: 3)
    #expect(!input.pieces.isEmpty && input == Self.input(generator, trial: 3))
    #expect(input != Self.input(generator, trial: 4))
    #expect(input != Self.input(generator, trial: 3, seed: 8))
  }

  @Test func `no pattern takes exponential time, even with a byte inserted`() throws {
    // Of this text, a nested repetition tries each way to split it.
    let line = String(repeating: "P", count: 40) + "!"
    for pattern in Grammar.patterns where pattern.hasSuffix(" (re)") {
      let source = Array(pattern.utf8.dropFirst(2).dropLast(5))
      for place in 1...max(1, source.count) {
        for byte in "*+?".utf8 {
          var bytes = source
          bytes.insert(byte, at: min(place, bytes.count))
          let text = String(decoding: bytes, as: UTF8.self)
          guard let expression = try? RegularExpression("^(?:\(text))$Q") else { continue }
          let deadline = ContinuousClock.now + Patience.limit
          let isFound = InterruptibleWork.result(isInterrupted: { ContinuousClock.now > deadline })
          {
            expression.isFound(in: line)
          }
          #expect(isFound == false, "\(text)")
        }
      }
    }
  }

  @Test func `store each piece before they go on`() throws {
    let folder = try Directory()
    let file = open(folder.file("input"), O_RDWR | O_CREAT, 0o600)
    defer { close(file) }
    let draft = Draft(store: file)
    draft.append("a\u{0}b")
    draft.append([])
    draft.append([1, 2, 3])
    var bytes = [UInt8](repeating: 0, count: 100)
    bytes.removeLast(100 - pread(file, &bytes, 100, 0))
    #expect(Input(encoded: bytes) == draft.input)
    #expect(Input(encoded: bytes.dropLast()).pieces == Array(draft.input.pieces.dropLast()))
  }
}
