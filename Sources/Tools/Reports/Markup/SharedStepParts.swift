import Synchronization

/// The parts of a report about its steps, of which those about steps that look the same are made
/// only once.
///
/// Most cases of a run show the same screens, and many begin with the same steps.
final class SharedStepParts<Part: Sendable>: Sendable {
  /// A step, what the part says about the step before it, and the part.
  private final class Entry: Sendable {
    let step: StepReport
    let previous: StepReport?
    let moments: StepMoments?
    let part: Part

    init(_ step: StepReport, _ previous: StepReport?, _ moments: StepMoments?, _ part: Part) {
      self.step = step
      self.previous = previous
      self.moments = moments
      self.part = part
    }

    func isFor(
      _ other: StepReport, _ previous: StepReport?, _ moments: StepMoments?
    ) -> Bool {
      guard step.looksLike(other), self.moments == moments else { return false }
      guard let before = self.previous, let previous else {
        return self.previous == nil && previous == nil
      }
      return before.stack.hasSameBytes(as: previous.stack)
        && before.screen.hasSameBytes(as: previous.screen)
    }
  }

  /// The maximum number of parts, so that a report of many different steps isn't kept in memory.
  private static var most: Int { 256 }
  /// The maximum number of bytes that a step prints whose part is kept.
  private static var mostPrinted: Int { 1 << 13 }

  // Of steps with the same hash value, only the first is kept.
  private let entries = Mutex<[UInt64: Entry]>([:])

  /// Returns the part about a step.
  ///
  /// - Parameters:
  ///   - step: The step. The part must not depend on its place, on its groups, on its duration or
  ///     on its frames.
  ///   - previous: The step before it, of which the part may depend on the screen and its path;
  ///     `nil` if there is none or the part doesn't depend on it.
  ///   - moments: The pictures on which the part depends; `nil` if there are none.
  ///   - make: A closure that makes the part.
  /// - Returns: The part.
  func part(
    of step: StepReport, after previous: StepReport? = nil, _ moments: StepMoments? = nil,
    make: () -> Part
  ) -> Part {
    var hash = WordHash()
    hash.add(step.command)
    hash.add(step.output)
    hash.add(step.screen)
    if let previous { hash.add(previous.screen) }
    for moment in moments?.shown ?? [] { hash.add(UInt64(truncatingIfNeeded: moment.picture)) }
    let key = hash.value
    let known = entries.withLock { $0[key] }
    if let known, known.isFor(step, previous, moments) { return known.part }
    let part = make()
    if known == nil, step.output.utf8.count <= Self.mostPrinted {
      let entry = Entry(step, previous, moments, part)
      entries.withLock { if $0.count < Self.most { $0[key] = entry } }
    }
    return part
  }
}

extension StepReport {
  /// Returns whether another step differs at most in its place, its groups, its duration and its
  /// frames.
  fileprivate func looksLike(_ other: StepReport) -> Bool {
    status == other.status && command.hasSameBytes(as: other.command)
      && output.hasSameBytes(as: other.output) && screen.hasSameBytes(as: other.screen)
      && stack.hasSameBytes(as: other.stack) && calls.haveSameBytes(as: other.calls)
      && events.haveSameBytes(as: other.events)
      && appOutput.haveSameBytes(as: other.appOutput)
      && difference.haveSameBytes(as: other.difference)
      && reason.hasSameBytes(as: other.reason) && message.hasSameBytes(as: other.message)
  }
}
