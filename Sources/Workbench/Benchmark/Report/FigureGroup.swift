/// A figure for flowsh and the figures for other programs or inputs that it is compared with.
struct FigureGroup {
  let what: String
  let section: Section
  /// The figures, starting with flowsh's.
  var figures: [Figure]
  /// Whether the other figures are compared with the first.
  ///
  /// If it is `false`, all figures are independent.
  var isComparison = true

  /// Returns flowsh's figure divided by another figure.
  func ratio(to figure: Figure) -> Double {
    (figures.first?.samples.median ?? .nan) / figure.samples.median
  }
}
