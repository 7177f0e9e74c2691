import Foundation

/// Copies OpenCombine's sources as those of one module, with our mends.
///
/// usage: `patch-opencombine FOLDER FILE…`
@main struct PatchTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else {
      throw Problem("usage: patch-opencombine FOLDER FILE…")
    }
    let files = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    let names = files.map(\.lastPathComponent)
    if let missing = Mend.all.map(\.file).first(where: { !names.contains($0) }) {
      throw Problem("OpenCombine has no file \(missing), which has a mend")
    }
    for file in files {
      let name = file.lastPathComponent
      var text = inOneModule(try String(contentsOf: file, encoding: .utf8))
      for mend in Mend.all where mend.file == name { text = try mend.applied(to: text) }
      let output = URL(fileURLWithPath: folder).appending(path: name)
      if (try? String(contentsOf: output, encoding: .utf8)) != text {
        try text.write(to: output, atomically: true, encoding: .utf8)
      }
    }
  }

  /// Returns a source whose imports and qualified names don't speak of OpenCombine's modules.
  private static func inOneModule(_ text: String) -> String {
    let modules = ["import OpenCombine", "import COpenCombineHelpers"]
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .map { line in
        if modules.contains(line) { return "" }
        let isComment = line.drop { $0 == " " }.starts(with: "//")
        return isComment ? line : line.replacing("OpenCombine.", with: "PatchedOpenCombine.")
      }.joined(separator: "\n")
  }
}

/// A mend of a source of OpenCombine.
struct Mend {
  let file: String
  let old: String
  let new: String
  /// How many times the old text is in the file.
  let times: Int

  init(_ file: String, _ old: String, _ new: String, times: Int = 1) {
    (self.file, self.old, self.new, self.times) = (file, old, new, times)
  }

  func applied(to text: String) throws -> String {
    let count = text.ranges(of: old).count
    guard count == times else {
      throw Problem("OpenCombine's \(file) has this \(count) times, instead of \(times):\n\(old)")
    }
    return text.replacing(old, with: new)
  }

  static let all = [
    // In one module, `.init()` is that of an optional.
    Mend(
      "DispatchQueue+Scheduler.swift", "options ?? .init()", "options ?? SchedulerOptions()",
      times: 3),
    // Publishers that end after a value, such as futures, go on after `zip` has been released.
    Mend(
      "Publishers.Zip.swift", "private unowned let parent: InnerBase<Downstream>",
      "private weak var parent: InnerBase<Downstream>?"),
    Mend(
      "Publishers.Zip.swift", "parent.receivedSubscription(for: self)",
      "parent?.receivedSubscription(for: self)"),
    Mend(
      "Publishers.Zip.swift",
      "return parent.receivedChildValue(child: self) { values.append(input) }",
      "return parent?.receivedChildValue(child: self) { values.append(input) } ?? .none"),
    Mend(
      "Publishers.Zip.swift", "parent.receivedCompletion(completion, forChild: self)",
      "parent?.receivedCompletion(completion, forChild: self)"),
    // An app settles as long as its main queue has work, and doesn't ask the run loop.
    Mend(
      "Portability.swift", "        perform(block)\n",
      """
              perform(block)
              if self === RunLoop.main { DispatchQueue.main.async {} }

      """),
    // Subscribers receive values in the order of their subscriptions.
    Mend(
      "ConduitBase.swift", "Failure: Error>: Subscription {\n",
      "Failure: Error>: Subscription, Listed {\n\n    var place = 0\n"),
    Mend(
      "ObservableObject.swift", "var connections = Set<Conduit>()",
      "var connections = SubscriberList<Conduit>()"),
    Mend(
      "ObservableObject.swift",
      "for connection in connections {\n            connection.send()\n        }",
      "connections.forEach { $0.send() }"),
    Mend(
      "ObservableObject.swift", "class Conduit: Hashable {\n",
      "class Conduit: Hashable, Listed {\n\n        fileprivate var place = 0\n"),
    Mend(
      "Timer+Publisher.swift", "sides = [CombineIdentifier : Side]()",
      "sides: [(id: CombineIdentifier, side: Side)] = []"),
    Mend(
      "Timer+Publisher.swift", "sides[inner.combineIdentifier] = Side(inner)",
      "sides.append((inner.combineIdentifier, Side(inner)))"),
    Mend("Timer+Publisher.swift", "for side in sides.values {", "for (_, side) in sides {"),
    Mend("Timer+Publisher.swift", "sides = [:]", "sides = []"),
    Mend("Timer+Publisher.swift", "sides[innerID] = nil", "sides.removeAll { $0.id == innerID }"),
    // A publisher with a value, such as `@Published`, sends it as soon as it is asked, and
    // `throttle` loses what comes before the subscriber has its subscription.
    Mend(
      "Publishers.Throttle.swift",
      """
                  subscription.request(.unlimited)

                  downstreamLock.lock()
                  downstream.receive(subscription: self)
                  downstreamLock.unlock()

      """,
      """
                  downstreamLock.lock()
                  downstream.receive(subscription: self)
                  downstreamLock.unlock()

                  subscription.request(.unlimited)

      """),
    // The timer of `timeout` holds the subscription, and goes on after the time is over.
    Mend(
      "Publishers.Timeout.swift",
      "            didTimeout = true\n            state = .terminal\n            lock.unlock()\n",
      "            didTimeout = true\n            state = .terminal\n            lock.unlock()\n"
        + "            timer?.cancel()\n"),
    // `prefix` ends with its last value, not with the next one.
    Mend(
      "Publishers.Output.swift", "                newDemand = downstream.receive(input)\n",
      """
                      newDemand = downstream.receive(input)
                      if remainingCount == 0 { cancelUpstreamAndFinish() }

      """),
  ]
}

/// The reason why the sources can't be mended.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
