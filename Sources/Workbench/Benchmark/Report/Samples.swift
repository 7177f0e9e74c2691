/// The values of a figure, measured several times.
struct Samples {
  private(set) var values: [Double] = []

  mutating func append(_ value: Double) { values.append(value) }

  var isEmpty: Bool { values.isEmpty }

  /// The median: the middle value, or the mean of the two middle values.
  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
