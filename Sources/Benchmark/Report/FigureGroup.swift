/// A figure of flowsh, and figures of other programs or inputs to compare it with.
struct FigureGroup {
  let what: String
  let section: Section
  /// flowsh's figure, then the others'.
  var figures: [Figure]
  /// Whether the other figures are compared with the first.
  ///
  /// If not, they are independent.
  var isComparison = true

  /// flowsh's figure divided by another's.
  func ratio(to figure: Figure) -> Double {
    (figures.first?.samples.median ?? .nan) / figure.samples.median
  }
}
