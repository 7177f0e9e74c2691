import AppDriver
import CallStacks
import DeviceSettings
import Script

/// A writer that prints the call trace of a command: calls with their source locations, and the
/// events that they caused.
struct TraceWriter {
  /// The maximum number of cached traces, which is more than most scripts need.
  private static let bound = 1_024

  private var written: [UInt64: [UInt8]] = [:]
  /// The number of secrets that are hidden in them.
  private var hidden = 0
  private var reportedObstacle = false
  private var reportedReadingObstacle = false

  /// Writes the trace of a command.
  ///
  /// - Complexity: A lookup and a copy if the same trace has been written before.
  mutating func write(
    _ session: AppSession, _ actions: [UserAction], _ events: Range<Int>,
    _ screen: () -> ScreenSnapshot?, to output: TextOutput
  ) {
    if !reportedObstacle, let obstacle = session.traceObstacle {
      reportedObstacle = true
      output.write("  (\(obstacle))\n", .faint)
    }
    if !reportedReadingObstacle, session.findsLeaks, let obstacle = session.readingObstacle {
      reportedReadingObstacle = true
      output.write("  (leaks can't be found: \(obstacle))\n", .faint)
    }
    for action in actions {
      if session.isGestureTakenByApp, let words = Self.ownGesture(action) {
        output.write(words)
      } else {
        writeGesture(
          action, screen, isLandscape: session.isLandscape, isTapOutside: session.isTapOutside,
          to: output)
      }
    }
    let isTabOnly = if case .selectTab? = actions.last { true } else { false }
    let isFitted = output.isColored || output.layout() != nil
    var key = isFitted ? nil : session.traceKey(of: events)
    if isTabOnly, let own = key { key = own &+ 1 }
    if hidden != output.redaction.count {
      hidden = output.redaction.count
      written.removeAll()
    }
    if let key, let bytes = written[key] { return output.write(bytes) }
    let start = output.count
    var steps = session.trace(of: events)
    if isTabOnly, case .event(let event)? = steps.first, event.kind == .selectTab {
      steps.removeFirst()
    }
    Self.write(steps, to: output)
    // Without an event, the trace is the closure of the tapped element, which the key doesn't
    // identify.
    if let key, steps.contains(where: { if case .event = $0 { true } else { false } }) {
      if written.count >= Self.bound { written.removeAll() }
      written[key] = Array(output.bytes(since: start))
    }
  }

  /// Returns the line for a gesture that one of the app's own recognizers has taken; `nil` if it is
  /// like UIKit's.
  private static func ownGesture(_ action: UserAction) -> String? {
    switch action {
    case .swipeBack(let letGo):
      letGo ? "  swipe from the left edge, canceled\n" : "  swipe from the left edge\n"
    case .turnPage(let isForward): isForward ? "  swipe left\n" : "  swipe right\n"
    default: nil
    }
  }

  /// Writes a gesture that UIKit handles itself, without calling the app first.
  private func writeGesture(
    _ action: UserAction, _ screen: () -> ScreenSnapshot?,
    isLandscape: @autoclosure () -> Bool, isTapOutside: Bool, to output: TextOutput
  ) {
    switch action {
    case .selectTab(let index):
      let titles = screen()?.tabs?.titles ?? []
      output.write("  tap tab ")
      output.writeSafely(titles.indices.contains(index) ? titles[index] : "\(index + 1)")
      output.write("\n")
    case .back(let steps): output.write(steps == 1 ? "  tap Back\n" : "  hold Back\n")
    case .swipeBack(let letGo): output.write(letGo ? "  swipe back, canceled\n" : "  swipe back\n")
    case .swipeDown:
      output.write(isTapOutside ? "  tap outside\n" : "  swipe down\n")
    case .swipeDownHalfway: output.write("  swipe down, canceled\n")
    case .turnPage: output.write("  turn the page\n")
    case .resize(let size): output.write("  change to \(size.rawValue) width\n")
    case .rotate: output.write("  rotate to \(isLandscape() ? "landscape" : "portrait")\n")
    case .background: output.write("  go to the background\n")
    case .foreground: output.write("  come to the foreground\n")
    case .memoryWarning: output.write("  memory warning\n")
    case .notify(_, nil): output.write("  a notification arrives\n")
    case .notify(_, .tap?): output.write("  tap the notification\n")
    case .notify(_, .dismiss?): output.write("  dismiss the notification\n")
    case .notify(_, .action(let name, _)?):
      output.write("  tap ")
      output.writeSafely(name)
      output.write(" of the notification\n")
    case .permit(let permission, let status):
      output.write("  set \(permission.rawValue) to \(status.rawValue)\n")
    case .locate(let place):
      output.write(place.map { "  move to \($0.text)\n" } ?? "  lose the place\n")
    case .refresh: output.write("  pull down\n")
    case .scroll(_, let toEnd): output.write(toEnd ? "  scroll to the end\n" : "  scroll down\n")
    case .swipe, .press, .submit: break
    case .select, .tap, .tapQuickly, .type, .edit, .toggle, .choose, .chooseValue, .open, .wait:
      break
    }
  }

  /// Writes the steps of a trace, with the source locations aligned in a column.
  ///
  /// A location that doesn't fit beside its call on a narrow terminal is left out.
  static func write(_ steps: [TraceStep], to output: TextOutput) {
    let columns = output.layout()?.columns ?? .max
    func fits(_ call: Call) -> Bool {
      call.name.count + 5 + (call.place?.count ?? 0) <= columns
    }
    let width = steps.reduce(0) { width, step in
      if case .call(let call) = step, fits(call) { max(width, call.name.count) } else { width }
    }
    // Warnings and faults are printed elsewhere.
    let shown = steps.filter { step in
      if case .event(let event) = step { words(for: event) != nil } else { true }
    }
    let parts = RepeatedLines.parts(of: shown.map(Line.init))
    for part in parts {
      for place in part.lines {
        switch shown[place] {
        case .call(let call):
          output.write("  ")
          output.writeSafely(call.name, .faint)
          if let place = call.place, fits(call), width + 5 + place.count <= columns {
            output.writeSpaces(width - call.name.count + 3)
            output.writeSafely(place, .faint)
          }
        case .event(let event):
          output.write("  ")
          output.writeSafely(Self.words(for: event) ?? "")
        }
        if part.count > 1, place == part.lines.upperBound - 1 {
          output.write("   " + RepeatedLines.mark(part), .faint)
        }
        output.write("\n")
      }
    }
  }

  /// The contents of a line, by which repeated lines are found.
  struct Line: Equatable {
    private let name: String
    private let place: String?

    init(_ step: TraceStep) {
      switch step {
      case .call(let call): (name, place) = (call.name, call.place)
      case .event(let event): (name, place) = (TraceWriter.words(for: event) ?? "", nil)
      }
    }
  }

  /// Returns a description of an event; `nil` for warnings and faults, which are printed elsewhere.
  static func words(for event: SessionEvent) -> String? {
    let subject = event.controller ?? ""
    return switch event.kind {
    case .warning, .fault: nil
    // The stack was set to an empty list.
    case .set where subject.isEmpty: "set nothing" + (event.other.map { " in \($0)" } ?? "")
    case .set: "set \(subject)" + (event.other.map { " in \($0)" } ?? "")
    case .selectTab: "select tab \(subject)"
    case .windowRoot: "window root \(subject)"
    case .addChild: "add child \(subject)" + (event.other.map { " to \($0)" } ?? "")
    case .removeChild: "remove child \(subject)" + (event.other.map { " from \($0)" } ?? "")
    case .showDetail: "show detail \(subject)"
    case .setColumn: "set column \(subject)"
    case .turnPage: "turn page \(subject)"
    case .openURL: "open \(event.detail ?? "")"
    case .notification: "the notification \(event.detail ?? "")"
    case .reloadData: "reload data \(subject)"
    case .titleChange: "title \(event.detail ?? "")"
    case .childAdded: "child added \(subject)"
    case .finished: "finished \(subject)"
    case .request: "request \(event.detail ?? "")"
    case .response: "response \(event.detail ?? "")"
    case .requestFailed: "request failed: \(event.detail ?? "")"
    case .requestRefused: "request refused: \(event.detail ?? "")"
    case .requestCanceled: "request canceled: \(event.detail ?? "")"
    default: "\(event.name) \(subject)"
    }
  }
}
