/// The number of elements of each kind that have been visited.
nonisolated struct ElementPlaces {
  private(set) var rows = 0
  private var buttons = 0, fields = 0, texts = 0, headers = 0, toggles = 0, choices = 0
  private var searches = 0, gestures = 0
  /// The number of sections without rows among the requested rows whose headers were visited.
  private var sections = 0
  /// The number of those whose headers weren't.
  private(set) var sectionsLeftOut = 0

  mutating func next(_ kind: ElementKind) -> Int {
    switch kind {
    case .text: Self.take(1, &texts)
    case .header: Self.take(1, &headers)
    case .row: Self.take(1, &rows)
    case .button: Self.take(1, &buttons)
    case .field: Self.take(1, &fields)
    case .toggle: Self.take(1, &toggles)
    case .choice: Self.take(1, &choices)
    case .search: Self.take(1, &searches)
    case .gesture: Self.take(1, &gestures)
    }
  }

  mutating func skipRows(_ count: Int) -> Int { Self.take(count, &rows) }

  /// Returns whether to visit the header of a section without rows, or of several as one, given the
  /// row that would come next and the requested rows.
  mutating func takesSections(_ count: Int, at row: Int, _ wanted: Range<Int>) -> Bool {
    guard !wanted.isEmpty, row >= wanted.lowerBound, row <= wanted.upperBound else { return false }
    guard count == 1, sections < wanted.count else {
      sectionsLeftOut += count
      return false
    }
    sections += 1
    return true
  }

  private static func take(_ count: Int, _ place: inout Int) -> Int {
    defer { place = place.adding(count) }
    return place
  }
}

nonisolated extension Int {
  /// Returns the sum with a number of rows, or the largest integer in place of a trap.
  func adding(_ count: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(count)
    return overflows ? .max : sum
  }
}
