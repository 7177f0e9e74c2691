/// A duration in seconds that is rounded to whole microseconds.
///
/// The JSON report has the same precision, so other reports made from it have the same durations as
/// those made from the run.
@propertyWrapper package struct WholeMicroseconds: Sendable, Hashable, Codable {
  private var rounded: Double

  package var wrappedValue: Double {
    get { rounded }
    set { rounded = (newValue * 1e6).rounded() / 1e6 }
  }

  package init(wrappedValue: Double) {
    rounded = 0
    self.wrappedValue = wrappedValue
  }
}
