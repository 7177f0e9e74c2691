import Foundation

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
  /// An app that exceeds this limit is considered to be working endlessly.
  static let longestSettling = 1_000

  /// Begins a change to the hierarchy.
  ///
  /// Balance each call with a call to `endChange`.
  ///
  /// - Returns: `false` if changes are nested too deeply, or if this isn't the main thread. In that
  ///   case a fault has been reported, and the caller must not change anything.
  func beginChange(of subject: UIViewController?, in object: UIViewController?) -> Bool {
    guard MainThread.isCurrent else {
      faultOffMainThread(subject, object)
      return false
    }
    nesting += 1
    guard nesting > Self.deepestNesting else { return true }
    guard subject != nil || object != nil else {
      // Only responders change without a controller.
      if !hasCrashed {
        fault(
          .callsWithoutEnd, nil, nil,
          "The app begins or ends editing endlessly: its callbacks call each other")
      }
      return false
    }
    reportLoop(of: subject, in: object, "callbacks call each other endlessly")
    return false
  }

  func endChange() { nesting -= 1 }

  /// Ends the app when the main thread is free.
  ///
  /// Here, on another thread, a closure of the main actor would end the process.
  private func faultOffMainThread(_ subject: UIViewController?, _ object: UIViewController?) {
    DispatchQueue.main.async {
      guard !self.hasCrashed else { return }
      let names = [subject, object].compactMap { $0.map { "\(type(of: $0))" } }
      self.fault(
        .changedOffMainThread, nil, nil,
        "Modifications to the layout engine must not be performed from a background thread after it"
          + " has been accessed from the main thread: \(names.joined(separator: " in "))")
    }
  }

  /// Begins to call the app back about something that the callback may cause again.
  ///
  /// Balance each call that returns `true` with a call to `endChange`.
  ///
  /// - Parameter callback: The name of the called method, for the message of a fault.
  /// - Returns: `false` if the app has ended, or if callbacks are nested too deeply, which is a
  ///   fault. The caller must then not call the app.
  func beginCallback(_ callback: @autoclosure () -> String) -> Bool {
    guard !hasCrashed else { return false }
    nesting += 1
    guard nesting > Self.deepestNesting else { return true }
    nesting -= 1
    fault(
      .callsWithoutEnd, nil, nil,
      "The app's callbacks call each other endlessly: \(callback()) causes itself again and again")
    return false
  }

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

  /// Reports a fault, which terminates the app, because its deferred work causes more work
  /// endlessly.
  ///
  /// The message names what is repeated.
  func report(_ repetitions: Repetitions) {
    guard !hasCrashed else { return }
    let steps = (max(log.start, repetitions.start)..<log.count).count { Self.step(log[$0]) != nil }
    switch repetitions.kind(afterSteps: steps) {
    case .navigation:
      reportLoop(of: nil, in: nil, "completion handlers trigger each other")
    case .display(let list):
      fault(
        .displaysWithoutEnd, nil, nil,
        "The app displays a list endlessly: \(list) changes its items each time that they are displayed"
      )
    case .layout(let views): reportLayouts(of: views)
    case .calls:
      fault(
        .callsWithoutEnd, nil, nil,
        "The app's callbacks and completion handlers cause each other endlessly, without navigating"
      )
    }
  }

  /// Reports a fault, which terminates the app, because views lay each other out endlessly.
  func reportLayouts(of views: [String]) {
    guard !hasCrashed else { return }
    var names: [String] = []
    for name in views where !names.contains(name) && names.count < 3 { names.append(name) }
    fault(
      .laysOutWithoutEnd, nil, nil,
      "The app lays out its views endlessly: each layout of \(names.joined(separator: " and ")) asks"
        + " for another one")
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
      return "\(event.kind.name) \(name)"
    default: return nil
    }
  }
}

/// The kinds of deferred work that the app has performed while it settles.
struct Repetitions {
  /// The work that repeats endlessly.
  enum Kind {
    case navigation
    case display(String)
    case layout([String])
    case calls
  }

  /// The least number of times that something is done by an app that does it endlessly: in each
  /// tenth round.
  private static let least = UIApplication.longestSettling / 10

  /// The length of the activity log when the app began to settle.
  let start: Int
  private var displays = 0
  private var layouts = 0
  private var calls = 0
  private var list = ""
  private var views: [String] = []

  /// Creates a count; `start` is the length of the activity log.
  init(after start: Int) { self.start = start }

  /// Counts work that is about to be performed.
  mutating func note(_ work: Deferred?) {
    switch work?.repetition {
    case .display(let list)?:
      displays += 1
      self.list = list
    case .layout(let views)?:
      layouts += 1
      self.views = views
    case nil: calls += work == nil ? 0 : 1
    }
  }

  /// Returns what goes on endlessly, given the number of navigation steps meanwhile.
  func kind(afterSteps steps: Int) -> Kind {
    if steps >= Self.least { return .navigation }
    if displays >= Self.least { return .display(list) }
    // The changes of completion handlers are laid out, too.
    return layouts >= Self.least && calls < Self.least ? .layout(views) : .calls
  }
}
