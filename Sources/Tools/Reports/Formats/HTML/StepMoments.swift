import Wireframes

/// The pictures of a step: before its actions and after the step.
struct StepMoments {
  /// A picture with its title.
  struct Moment {
    var title: String
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

  /// Chooses the moments of a step, given the numbers of the case's pictures on the page.
  init(_ step: StepReport, after previous: StepReport?, _ numbers: [Int]) {
    guard let result = step.frames.last else {
      shown = []
      omitted = 0
      return
    }
    let earlier = previous?.frames.last?.picture
    var before = step.frames.dropLast()
    if before.isEmpty, let earlier { before = [Frame(picture: earlier)] }
    var moments: [Moment] = []
    moments.reserveCapacity(before.count + 1)
    var last: Int?
    for index in before.indices {
      let frame = before[index]
      let next = index + 1 < before.endIndex ? before[index + 1] : result
      // Without a touch, a picture says nothing that the next one doesn't say.
      guard frame.touch != nil || frame.picture != next.picture else { continue }
      last = frame.picture
      moments.append(
        Moment(
          title: moments.isEmpty ? "Before" : "Then", picture: numbers[frame.picture],
          touch: frame.touch))
    }
    if last != result.picture {
      let isSame = moments.isEmpty && earlier == result.picture
      moments.append(
        Moment(title: isSame ? "Before and after" : "After", picture: numbers[result.picture]))
    } else if moments.count == 1 {
      moments[0].title = "Before and after"
    }
    omitted = max(0, moments.count - Self.most)
    if omitted > 0 { moments.removeSubrange(Self.most - 1..<moments.count - 1) }
    shown = moments
  }
}
