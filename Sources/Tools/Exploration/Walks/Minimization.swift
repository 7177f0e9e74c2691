/// Minimizes the choices of a walk by delta debugging.
nonisolated enum Minimization {
  /// The most attempts for one walk.
  private static let most = 400

  /// Leaves out as many choices as possible.
  ///
  /// - Parameters:
  ///   - all: The choices.
  ///   - fixed: The number of choices at the end that are kept.
  ///   - attempts: The most attempts.
  ///   - test: A closure that repeats choices, and returns `nil` if they don't pass.
  /// - Returns: The choices that are left, with the result of the test; `nil` if all together don't
  ///   pass it.
  static func minimized<Result>(
    _ all: [ChoiceName], keepingLast fixed: Int = 0, attempts: Int = most,
    while test: ([ChoiceName]) throws -> Result?
  ) rethrows -> (names: [ChoiceName], result: Result)? {
    guard var best = try test(all) else { return nil }
    var kept = all
    var left = attempts
    var size = max(1, kept.count / 2)
    while size >= 1, left > 0 {
      let count = kept.count
      var place = 0
      while place < kept.count - fixed, left > 0 {
        var fewer = kept
        fewer.removeSubrange(place..<min(kept.count - fixed, place + size))
        left -= 1
        if let result = try test(fewer) {
          (kept, best) = (fewer, result)
        } else {
          // Pairs overlap, so that there and back is one of them.
          place += max(1, size / 2)
        }
      }
      // After a removal, other steps may be superfluous.
      if size > 1 || kept.count == count { size /= 2 }
    }
    return (kept, best)
  }
}
