import Reports
import Wireframes

/// The pictures of all workers of a run, each of which is stored only once.
final class SharedPictures {
  /// The pictures.
  private(set) var table = PictureTable()

  /// Returns the number of a picture, which is added if it is new.
  func number(of picture: Picture) -> Int { table.number(of: picture) }
}

/// The pictures that a worker has sent.
struct WorkerPictures {
  /// For each of the worker's pictures, its number among those of all workers; `nil` if it isn't
  /// kept.
  private(set) var numbers: [Int?] = []
  private let all: SharedPictures

  /// Creates a worker's pictures.
  ///
  /// - Parameter all: The pictures of all workers.
  init(_ all: SharedPictures) { self.all = all }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture; `nil` if it isn't kept.
  ///   - number: Its number among the worker's pictures; 0 removes the earlier ones.
  /// - Returns: Whether the number is the next one.
  mutating func add(_ picture: Picture?, number: Int) -> Bool {
    if number == 0 { numbers = [] }
    guard number == numbers.count else { return false }
    numbers.append(picture.map { all.number(of: $0) })
    return true
  }
}
