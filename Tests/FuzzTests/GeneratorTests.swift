import Testing

@testable import flowsh_fuzz

@Suite struct `Generators` {
  private static func input(_ name: GeneratorName, trial number: Int, seed: UInt64 = 7) -> Input {
    var random = Random(seed: seed, generator: name.rawValue, trial: number)
    let draft = Draft()
    name.generator(Workbench(folder: ".")).make(&random, into: draft)
    return draft.input
  }

  // The actions run an app, which is not possible within a job of the main actor.
  @Test(arguments: GeneratorName.allCases.filter { $0 != .actions })
  func `make the same input from the same seed, and other inputs from other numbers`(
    name: GeneratorName
  ) {
    let input = Self.input(name, trial: 3)
    #expect(!input.pieces.isEmpty && input == Self.input(name, trial: 3))
    #expect(input != Self.input(name, trial: 4) && input != Self.input(name, trial: 3, seed: 8))
  }

  @Test func `store each piece before they continue`() {
    var stored: [[UInt8]] = []
    let draft = Draft { stored.append($0) }
    draft.append("a\u{0}b")
    draft.append([])
    draft.append([1, 2, 3])
    let bytes = stored.flatMap(Input.encoded)
    #expect(Input(encoded: bytes) == draft.input)
    #expect(Input(encoded: bytes.dropLast()).pieces == Array(draft.input.pieces.dropLast()))
  }
}
