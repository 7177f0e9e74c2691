package import Wireframes

extension CaseReport {
  /// Replaces the pictures by those to which the frames of the steps refer, each once.
  ///
  /// A frame without a picture is removed. The pictures are ordered by their first frames, so that
  /// they don't depend on the order of the given ones.
  ///
  /// - Parameter picture: The picture for the number in a frame; `nil` if there is none.
  package mutating func collectPictures(_ picture: (Int) -> Picture?) {
    var table = PictureTable()
    var numbers: [Int: Int] = [:]
    for step in steps.indices {
      steps[step].frames = steps[step].frames.compactMap { frame in
        guard let picture = picture(frame.picture) else { return nil }
        let number = numbers[frame.picture] ?? table.number(of: picture)
        numbers[frame.picture] = number
        return Frame(picture: number, touch: frame.touch, transition: frame.transition)
      }
    }
    pictures = table.pictures
  }
}
