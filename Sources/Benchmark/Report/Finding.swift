/// A figure of flowsh, and the same of other programs beside it.
struct Finding {
  let what: String
  let section: Section
  /// flowsh's figure, then the others'.
  var figures: [Figure]

  /// flowsh's figure divided by another's.
  func ratio(to figure: Figure) -> Double {
    (figures.first?.samples.median ?? .nan) / figure.samples.median
  }

  /// Whether a figure other than the first is there to be compared: in the driver each stands alone.
  var isComparison: Bool { section != .driver }
}
