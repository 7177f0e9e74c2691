extension UIApplication {
  /// The maximum nesting of callbacks that change the hierarchy and thereby cause further
  /// callbacks.
  ///
  /// No real app comes close to it, and it fits the main thread's stack even without optimization.
  static let deepestNesting = 200
  /// The maximum number of rounds of settling in which one round's work leads to the next.
  ///
  /// An app that exceeds it counts as navigating endlessly.
  static let longestSettling = 1_000

  /// Begins a change of the hierarchy; `endChange` ends it.
  ///
  /// - Returns: False if changes are nested too deeply. That is a fault, and nothing must be
  ///   changed.
  func beginChange(of subject: UIViewController?, in object: UIViewController?) -> Bool {
    nesting += 1
    guard nesting > Self.deepestNesting else { return true }
    reportLoop(of: subject, in: object, "callbacks call each other endlessly")
    return false
  }

  func endChange() { nesting -= 1 }

  /// Ends an app that navigates endlessly, with a fault that names the repeated steps.
  func reportLoop(
    of subject: UIViewController?, in object: UIViewController?, _ what: String
  ) {
    guard !hasCrashed else { return }
    let loop = repeatedSteps.joined(separator: ", then ")
    fault(
      .navigatesWithoutEnd, subject, object,
      "The app navigates endlessly, \(what): \(loop.isEmpty ? "no step is repeated" : loop)")
  }

  /// The steps that the log repeats at its end, oldest first; otherwise the last step.
  private var repeatedSteps: [String] {
    var steps: [String] = []
    var position = log.count - 1
    while position >= log.start, steps.count < 60 {
      if let step = Self.step(log[position]) { steps.append(step) }
      position -= 1
    }
    for length in 1...10 where steps.count >= 3 * length {
      let isRepeated = (length..<3 * length).allSatisfy { steps[$0] == steps[$0 - length] }
      if isRepeated { return steps.prefix(length).reversed() }
    }
    return steps.prefix(3).reversed()
  }

  private static func step(_ event: ActivityEvent) -> String? {
    switch event.kind {
    case .push, .pop, .set, .present, .dismiss, .selectTab, .windowRoot, .addChild, .turnPage,
      .viewDidLoad:
      let name = event.subject.map { "\($0.type)" } ?? "nothing"
      return "\(event.kind) \(name)"
    default: return nil
    }
  }
}
