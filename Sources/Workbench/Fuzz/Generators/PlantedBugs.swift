import Glibc

nonisolated extension Generator {
  /// Trials with planted bugs, for the tests of the fuzzer itself.
  ///
  /// Some trials have a line that crashes the process, makes it hang, or violates a property.
  static let planted = Generator(
    name: "planted", summary: "planted bugs", reader: { _ in "cat" },
    make: { random, draft in
      let faults = ["crash", "hang", "odd"]
      let fault = random.below(20)
      let place = random.below(8)
      for line in 0..<8 {
        draft.append(line == place && fault < faults.count ? faults[fault] : "line \(line)")
      }
    },
    check: { input throws(Mismatch) in
      for line in input.lines {
        Progress.count()
        if line.contains("crash") { fatalError("planted") }
        if line.contains("hang") { while true { pause() } }
        if line.contains("odd") { throw Mismatch("no line is odd", expected: "none", seen: line) }
      }
    })
}
