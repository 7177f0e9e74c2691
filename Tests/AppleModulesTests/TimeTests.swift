import AVFoundation
import Testing

@Suite struct `A time of a film` {
  @Test func `isn't a number if its seconds aren't`() {
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
    #expect(CMTime(seconds: 1, preferredTimescale: 0) == .invalid)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
    #expect(CMTime(seconds: 1e17, preferredTimescale: 600).timescale == 75)
    let player = AVPlayerItem(asset: AVAsset())
    #expect((player.duration + CMTime(value: 1, timescale: 1)).isIndefinite)
    #expect(!CMTimeMakeWithSeconds(player.duration.seconds / 2, preferredTimescale: 600).isValid)
  }

  @Test func `can be indefinite or infinite, and is valid then`() {
    #expect(CMTime.indefinite.isValid && !CMTime.indefinite.isNumeric)
    #expect(!CMTime.invalid.isIndefinite && CMTime.indefinite != .invalid)
    #expect(CMTime.positiveInfinity.seconds == .infinity && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.positiveInfinity + .negativeInfinity == .invalid)
    #expect(CMTime.zero - .positiveInfinity == .negativeInfinity)
  }

  @Test func `is compared by its value`() {
    let (one, same) = (CMTime(value: 1, timescale: 1), CMTime(value: 600, timescale: 600))
    #expect(one == same && one.hashValue == same.hashValue && CMTimeCompare(one, same) == 0)
    let order: [CMTime] = [
      .negativeInfinity, .zero, one, CMTime(value: .max, timescale: 1), .positiveInfinity,
      .indefinite, .invalid,
    ]
    #expect(order.shuffled().sorted() == order)
  }

  @Test func `is added and subtracted exactly`() {
    let third = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
    #expect(third.value == 7 && third.timescale == 12)
    let (one, other) = (CMTime(value: 1, timescale: 30), CMTime(value: 1, timescale: 600))
    #expect((one - other).value == 19 && (one - other).timescale == 600)
    #expect(CMTime(value: .max, timescale: 1) + one == .positiveInfinity)
  }
}
