extension UIApplication {
  /// How deep callbacks may change what is shown within callbacks that such a change caused.
  ///
  /// No app gets near, and the stack of the main thread holds as many even without optimisation.
  static let deepestNesting = 200
  /// How many times over what a settling does may lead to more of it, before the app counts as one
  /// that navigates without end.
  static let longestSettling = 1_000

  /// Begins a change of what is shown; `endChange` ends it.
  ///
  /// - Returns: false where changes are nested without end: that was a fault, and nothing is to
  ///   be changed.
  func beginChange(of subject: UIViewController?, in object: UIViewController?) -> Bool {
    nesting += 1
    guard nesting > Self.deepestNesting else { return true }
    reportLoop(of: subject, in: object, "callbacks call each other without end")
    return false
  }

  func endChange() { nesting -= 1 }

  /// Ends an app that navigates without end with a fault that names what it does over and over.
  func reportLoop(
    of subject: UIViewController?, in object: UIViewController?, _ what: String
  ) {
    guard !hasCrashed else { return }
    let loop = repeatedSteps.joined(separator: ", then ")
    fault(
      .navigatesWithoutEnd, subject, object,
      "The app navigates without end, \(what): \(loop.isEmpty ? "no step is repeated" : loop)")
  }

  /// The steps that the log ends with over and over, oldest first; else the last one.
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
