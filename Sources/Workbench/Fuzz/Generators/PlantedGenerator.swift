import Glibc

/// A generator of trials with planted bugs, for the tests of the fuzzer itself.
///
/// Some trials have a line that crashes the process, makes it hang, or violates a property.
struct PlantedGenerator: Generator {
  private let bench: Workbench

  init(_ bench: Workbench) { self.bench = bench }

  func make(_ random: inout Random, into draft: Draft) {
    let faults = ["crash", "hang", "odd"]
    let fault = random.below(20)
    let place = random.below(8)
    for line in 0..<8 {
      draft.append(line == place && fault < faults.count ? faults[fault] : "line \(line)")
    }
  }

  func check(_ input: Input) throws(Mismatch) {
    for line in input.lines {
      bench.count()
      if line.contains("crash") { fatalError("planted") }
      if line.contains("hang") { while true { pause() } }
      if line.contains("odd") { throw Mismatch("no line is odd", expected: "none", seen: line) }
    }
  }

  func reader(of input: Input) -> String? { "cat" }
}
