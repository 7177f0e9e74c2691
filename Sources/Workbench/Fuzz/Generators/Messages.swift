import TestRunner

nonisolated extension Generator {
  /// Damaged messages from a worker of `flowsh test`, which must be decoded or rejected.
  static let messages = Generator(
    name: "messages", summary: "damaged messages from a worker of flowsh test",
    make: { random, draft in
      var frames = ReceivedFrames.examples.filter { _ in random.one(in: 2) }
      Mutation.mutate(&frames, &random, special: replaceNumber)
      for frame in frames { draft.append(frame) }
    },
    check: { input throws(Mismatch) in
      Progress.count()
      let bytes = input.bytes
      let count = ReceivedFrames.read(bytes)
      guard count <= bytes.count else {
        throw Mismatch(
          "messages don't outnumber bytes", expected: "at most \(bytes.count)", seen: "\(count)")
      }
    })

  /// Replaces a number, which has eight bytes, or four as a count, at any position.
  @MainActor private static func replaceNumber(_ bytes: inout [UInt8], _ random: inout Random) {
    guard bytes.count > 8 else { return }
    let place = random.below(bytes.count - 8)
    let value = random.pick([.max, .min, -1, 0, 1, 1 << 32, Int64(random.byte())] as [Int64])
    withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(place..<place + 8, with: $0) }
  }
}
