import Glibc

extension String {
  /// Returns whether another text consists of the same bytes.
  ///
  /// Comparing strings takes ten times as long if they aren't ASCII, and finds different bytes
  /// equal.
  func hasSameBytes(as other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { utf8 in
      other.withUTF8 { other in
        guard utf8.count == other.count else { return false }
        guard let start = utf8.baseAddress, let other = other.baseAddress else { return true }
        return memcmp(start, other, utf8.count) == 0
      }
    }
  }
}

extension [String] {
  /// Returns whether other texts consist of the same bytes.
  func haveSameBytes(as other: [String]) -> Bool {
    guard count == other.count else { return false }
    let isShared = withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
    }
    return isShared || indices.allSatisfy { self[$0].hasSameBytes(as: other[$0]) }
  }
}

extension String? {
  /// Returns whether another text consists of the same bytes, or both are `nil`.
  func hasSameBytes(as other: String?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.hasSameBytes(as: other)
  }
}
