import TestRunner

/// Damaged messages from a worker of `flowsh test`, which must be decoded or rejected.
struct MessageGenerator: Generator {
  private let bench: Workbench

  init(_ bench: Workbench) { self.bench = bench }

  func make(_ random: inout Random, into draft: Draft) {
    for frame in ReceivedFrames.examples where random.one(in: 2) {
      var bytes = frame
      for _ in 0..<random.below(4) { damage(&bytes, &random) }
      draft.append(bytes)
    }
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout Random) {
    switch random.below(4) {
    case 0: Mutation.change(&bytes, &random)
    case 1: bytes.removeLast(random.below(bytes.count + 1))
    default:
      // Numbers have eight bytes, counts four, at any position.
      let place = random.below(bytes.count - 8)
      let value = random.pick([.max, .min, -1, 0, 1, 1 << 32, Int64(random.byte())] as [Int64])
      guard bytes.count >= place + 8 else { return }
      withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(place..<place + 8, with: $0) }
    }
  }

  func check(_ input: Input) throws(Mismatch) {
    bench.count()
    let bytes = input.bytes
    let count = ReceivedFrames.read(bytes)
    guard count <= bytes.count else {
      throw Mismatch(
        "messages don't outnumber bytes", expected: "at most \(bytes.count)", seen: "\(count)")
    }
  }
}
