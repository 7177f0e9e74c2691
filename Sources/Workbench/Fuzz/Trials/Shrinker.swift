/// A search for a small input that still fails.
///
/// The search omits ever smaller groups of pieces, then of bytes within the pieces, as long as the
/// input fails without them (delta debugging).
struct Shrinker {
  /// The number of inputs that may still be tried.
  private(set) var attempts: Int
  private let deadline: ContinuousClock.Instant
  private let shrinksWithinPieces: Bool
  private let fails: (Input) -> Bool

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of inputs to try.
  ///   - limit: The maximum duration of the search.
  ///   - shrinksWithinPieces: Whether to omit bytes, too.
  ///   - fails: A closure that returns whether an input fails in the same way.
  init(
    attempts: Int = 300, limit: Duration = .seconds(60), shrinksWithinPieces: Bool = true,
    fails: @escaping (Input) -> Bool
  ) {
    self.attempts = attempts
    self.shrinksWithinPieces = shrinksWithinPieces
    deadline = .now + limit
    self.fails = fails
  }

  /// Returns the smallest failing input found.
  mutating func shrink(_ input: Input) -> Input {
    var input = input
    var before = Input()
    while before != input, attempts > 0 {
      before = input
      input.pieces = shorten(input.pieces) { Input($0) }
      guard shrinksWithinPieces else { continue }
      for place in input.pieces.indices.reversed() where input.pieces[place].count > 1 {
        let frame = input
        // A line keeps its newline, so that it isn't joined with the next.
        let newline = frame.pieces[place].suffix(1).filter { $0 == UInt8(ascii: "\n") }
        let text = Array(frame.pieces[place].dropLast(newline.count))
        let shorter = shorten(text) { bytes in
          var next = frame
          next.pieces[place] = bytes + newline
          return next
        }
        input.pieces[place] = shorter + newline
      }
    }
    return input
  }

  private mutating func shorten<Element>(
    _ elements: [Element], _ input: ([Element]) -> Input
  ) -> [Element] {
    var elements = elements
    var size = elements.count
    while size > 0 {
      var start = 0
      while start < elements.count {
        guard attempts > 0, ContinuousClock.now < deadline else { return elements }
        let fewer = Array(elements[..<start] + elements[min(start + size, elements.count)...])
        attempts -= 1
        if !fewer.isEmpty, fails(input(fewer)) {
          elements = fewer
        } else {
          start += size
        }
      }
      size /= 2
    }
    return elements
  }
}
