import Wireframes

/// The pictures that a worker has sent.
struct WorkerPictures {
  /// The pictures by their numbers; `nil` for one that isn't kept.
  private var all: [Picture?] = []

  /// Adds a picture, or `nil` for one that isn't kept; 0 removes the earlier ones, and any other
  /// number than the next one is refused.
  mutating func add(_ picture: Picture?, number: Int) -> Bool {
    if number == 0 { all = [] }
    guard number == all.count else { return false }
    all.append(picture)
    return true
  }

  /// Returns the picture with a number; `nil` if it isn't there or isn't kept.
  func picture(_ number: Int) -> Picture? { all.indices.contains(number) ? all[number] : nil }
}
