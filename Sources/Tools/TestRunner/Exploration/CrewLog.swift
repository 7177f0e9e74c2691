/// The messages to all processes of a crew, in order, for those that are started later, too.
struct CrewLog {
  /// The messages, encoded once for all processes.
  private var payloads: [[UInt8]] = []
  /// The number of messages before them, which new processes don't need any more.
  private var dropped = 0

  /// The number of messages so far.
  var count: Int { dropped + payloads.count }

  /// Appends an encoded message; `replacesAll` means that new processes don't need the earlier
  /// ones.
  mutating func append(_ payload: [UInt8], replacesAll: Bool) {
    if replacesAll {
      dropped += payloads.count
      payloads = []
    }
    payloads.append(payload)
  }

  /// Returns the messages that a process needs that has received the first ones.
  func payloads(from count: Int) -> ArraySlice<[UInt8]> {
    payloads.dropFirst(max(0, count - dropped))
  }
}
