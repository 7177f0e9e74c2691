import AppDriver
import Script

/// The JSON object for one step.
///
/// `flowsh.schema.json` describes its members.
struct StepJSON {
  private let step: Step
  /// The members that depend on how the step ended.
  private let content: Content

  /// What a step has to say besides its outcome.
  enum Content {
    case none
    case acted(ActedJSON)
    case answer(CommandOutput)
    /// The difference between the expected and the actual output, in the step's second object.
    case difference([DiffLine])
  }

  init(_ step: Step, _ content: Content = .none) {
    self.step = step
    self.content = content
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      if !step.appOutput.isEmpty, !isDifference { json.member("appOutput", step.appOutput) }
      json.member("command", step.shown)
      if case .difference(let lines) = content { json.encoded("difference", lines) }
      if let error = step.error { json.encoded("error", ErrorJSON(error, comment: step.message)) }
      if case .acted(let acted) = content { acted.writeEvents(to: &json) }
      json.member("file", ifAny: step.location?.file)
      if case .acted(let acted) = content, !acted.leaks.isEmpty {
        json.encoded("leaks", acted.leaks)
      }
      if let line = step.location?.line { json.member("line", line) }
      if let report { json.encoded("report", report) }
      if let screen { json.object("screen") { screen.write(to: &$0) } }
      json.member("status", status)
      if case .acted(let acted) = content { acted.writeTrace(to: &json) }
      json.member("version", JSONOutput.version)
      if case .acted(let acted) = content, !acted.withdrawn.isEmpty {
        json.encoded("withdrawn", acted.withdrawn)
      }
    }
  }

  private var isDifference: Bool { if case .difference = content { true } else { false } }

  private var report: (any Encodable)? {
    switch content {
    case .acted: step.note?.report
    case .answer(let answer): answer.report
    case .none, .difference: nil
    }
  }

  private var screen: ScreenJSON? {
    switch content {
    case .acted(let acted): acted.screen
    case .answer(let answer): answer.screen
    case .none, .difference: nil
    }
  }

  /// `ok`, `refused` (as the script allows), `failed` or `crashed`.
  private var status: String {
    guard let error = step.error else { return "ok" }
    if error.status == .crash { return "crashed" }
    return step.hasFailed ? "failed" : "refused"
  }
}

/// What a command did to the app, for the JSON output.
///
/// It is a class because it is large, and read member by member.
final class ActedJSON {
  let screen: ScreenJSON?
  /// The events; `nil` if they are left out.
  let events: [SessionEvent]?
  /// The calls, and the events that they caused; `nil` if they are left out.
  let trace: [TraceStep]?
  /// The new findings of the leak check.
  let leaks: [Leak]
  /// The findings that were withdrawn.
  let withdrawn: [Leak]

  init(
    screen: ScreenJSON?, events: [SessionEvent]?, trace: [TraceStep]?, leaks: [Leak],
    withdrawn: [Leak]
  ) {
    self.screen = screen
    self.events = events
    self.trace = trace
    self.leaks = leaks
    self.withdrawn = withdrawn
  }

  nonisolated deinit {}

  fileprivate func writeEvents(to json: inout JSONWriter) {
    guard let events else { return }
    json.objects("events", events) { $1.write(to: &$0) }
  }

  fileprivate func writeTrace(to json: inout JSONWriter) {
    guard let trace else { return }
    json.objects("trace", trace) { $1.write(to: &$0) }
  }
}
