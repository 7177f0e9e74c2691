import AppDriver
import Reports
import Script

/// The display at a point in time, and the action that followed.
struct DemoMoment {
  let display: DisplaySnapshot
  let action: UserAction?
  /// The button that the action uncovers if it is a swipe.
  var offer: SwipeOffer?
}

/// The steps of a demo while it is recorded.
struct DemoSteps {
  /// A step and what the display showed.
  struct Entry {
    var step: DemoStep
    let moments: [DemoMoment]
    /// Whether `undo` can take the step back.
    let acts: Bool
  }

  private(set) var steps: [Entry] = []
  /// The steps that were taken back, with those to repeat next at the end.
  private var undone: [[Entry]] = []

  /// Adds a step.
  ///
  /// Settings and titles before the first command belong to the launch.
  mutating func add(_ new: Entry) {
    var new = new
    if new.acts || new.step.isLaunch { undone = [] }
    if let last = steps.last?.step, last.isLaunch, last.status == .passed, new.step.isLaunch,
      new.step.status == .passed, last.heading == nil || new.step.heading == nil
    {
      new.step.heading = last.heading ?? new.step.heading
      new.step.captions = last.captions + new.step.captions
      new.step.command = Self.joined(last.command, new.step.command)
      new.step.output = Self.joined(last.output, new.step.output)
      new.step.appOutput = DemoBounds.cut(lines: last.appOutput + new.step.appOutput)
      steps.removeLast()
    }
    steps.append(new)
  }

  private static func joined(_ texts: String...) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: "\n").cut(to: DemoBounds.text)
  }

  /// Appends to what the last step printed.
  mutating func append(output: String) {
    guard let last = steps.indices.last else { return }
    let text = output.split(separator: "\n", omittingEmptySubsequences: true)
      .joined(separator: "\n")
    steps[last].step.output = Self.joined(steps[last].step.output, text)
  }

  /// Removes the last steps that acted on the app, and everything after them; returns the notes
  /// before the first of them.
  mutating func undo(_ count: Int) -> [String] {
    var captions: [String] = []
    for _ in 0..<count {
      guard let first = steps.lastIndex(where: \.acts) else { break }
      captions = steps[first].step.captions + captions
      steps[first].step.captions = []
      undone.append(Array(steps[first...]))
      steps.removeSubrange(first...)
    }
    return captions
  }

  /// Adds the steps that were taken back last; returns whether there were any.
  mutating func redo() -> Bool {
    guard let again = undone.popLast() else { return false }
    steps += again
    return true
  }
}
