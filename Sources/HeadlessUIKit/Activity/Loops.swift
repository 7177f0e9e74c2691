extension UIApplication {
  /// The maximum depth of nested callbacks, each of which changes the hierarchy and thereby
  /// triggers the next.
  ///
  /// No real app comes close to this limit, and that many calls fit on the main thread's stack even
  /// in unoptimized builds.
  static let deepestNesting = 200
  /// The maximum number of consecutive rounds of deferred work, each of which schedules the
  /// next.
  ///
  /// An app that exceeds this limit is considered to be navigating endlessly.
  static let longestSettling = 1_000

  /// Begins a change to the hierarchy.
  ///
  /// Balance each call with a call to `endChange`.
  ///
  /// - Returns: `false` if changes are nested too deeply. In that case a fault has been reported,
  ///   and the caller must not change anything.
  func beginChange(of subject: UIViewController?, in object: UIViewController?) -> Bool {
    nesting += 1
    guard nesting > Self.deepestNesting else { return true }
    reportLoop(of: subject, in: object, "callbacks call each other endlessly")
    return false
  }

  func endChange() { nesting -= 1 }

  /// Reports a fault, which terminates the app, because the app navigates endlessly.
  ///
  /// The message names the repeated steps.
  func reportLoop(
    of subject: UIViewController?, in object: UIViewController?, _ what: String
  ) {
    guard !hasCrashed else { return }
    let loop = repeatedSteps.joined(separator: ", then ")
    fault(
      .navigatesWithoutEnd, subject, object,
      "The app navigates endlessly (\(what)): \(loop.isEmpty ? "no step is repeated" : loop)")
  }

  /// The sequence of steps that repeats at the end of the log, oldest first.
  ///
  /// If no sequence repeats, the value is the last three steps.
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
