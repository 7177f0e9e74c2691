/// A figure of flowsh, and those of other programs or inputs beside it.
struct Finding {
  let what: String
  let section: Section
  /// flowsh's figure, then the others'.
  var figures: [Figure]
  /// Whether the figures after the first are there to be compared; else each stands alone.
  var isComparison = true

  /// flowsh's figure divided by another's.
  func ratio(to figure: Figure) -> Double {
    (figures.first?.samples.median ?? .nan) / figure.samples.median
  }
}
