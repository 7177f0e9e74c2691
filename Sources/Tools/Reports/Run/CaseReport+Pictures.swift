package import Wireframes

extension CaseReport {
  /// Replaces the pictures by those to which the frames of the steps refer.
  ///
  /// A frame without a picture is removed. The pictures are ordered by their first frames, so that
  /// they don't depend on the order of the given ones.
  ///
  /// - Parameters:
  ///   - known: The number of the picture for the number in a frame; `nil` if there is none.
  ///   - picture: The picture with a number.
  package mutating func collectPictures(
    known: (Int) -> Int?, picture: (Int) -> Picture
  ) {
    var places: [Int: Int] = [:]
    pictures = []
    for step in steps.indices where !steps[step].frames.isEmpty {
      steps[step].frames = steps[step].frames.compactMap { frame in
        guard let number = known(frame.picture) else { return nil }
        var frame = frame
        if let place = places[number] {
          frame.picture = place
        } else {
          frame.picture = pictures.count
          places[number] = pictures.count
          pictures.append(picture(number))
        }
        return frame
      }
    }
  }
}
