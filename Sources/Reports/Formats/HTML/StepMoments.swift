import Wireframes

/// What is shown of a step in pictures: before its actions and after the step.
struct StepMoments {
  /// A picture with its title.
  struct Moment: Equatable {
    let title: String
    /// The number of the picture on the page.
    let picture: Int
    /// The touch that comes next; `nil` if there is none.
    var touch: Touch?
  }

  /// The maximum number of pictures of a step.
  private static let most = 8

  /// The moments in order.
  let shown: [Moment]
  /// The number of moments that are left out before the last one.
  let omitted: Int

  /// Whether there are no pictures.
  var isEmpty: Bool { shown.isEmpty }

  /// Chooses the moments of a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - previous: The step before it; `nil` if it is the first one.
  ///   - numbers: The numbers on the page of the case's pictures.
  init(_ step: StepReport, after previous: StepReport?, _ numbers: [Int]) {
    guard let result = step.frames.last else {
      shown = []
      omitted = 0
      return
    }
    var before = Array(step.frames.dropLast())
    if before.isEmpty, let last = previous?.frames.last { before = [Frame(picture: last.picture)] }
    // Without a touch, a picture says nothing that the next one doesn't say.
    let next = before.dropFirst().map(\.picture) + [result.picture]
    before = zip(before, next).filter { $0.touch != nil || $0.picture != $1 }.map(\.0)
    let isChanged = before.last?.picture != result.picture
    var moments = before.enumerated().map { index, frame in
      let title =
        index > 0
        ? "Then" : isChanged || before.count > 1 ? "Before" : "Before and after"
      return Moment(title: title, picture: numbers[frame.picture], touch: frame.touch)
    }
    if isChanged {
      let isSame = before.isEmpty && previous?.frames.last?.picture == result.picture
      moments.append(
        Moment(title: isSame ? "Before and after" : "After", picture: numbers[result.picture]))
    }
    omitted = max(0, moments.count - Self.most)
    if omitted > 0 { moments.removeSubrange(Self.most - 1..<moments.count - 1) }
    shown = moments
  }
}
