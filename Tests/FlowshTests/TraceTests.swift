import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Tests that compare the traced calls behind each navigation with the apps' source code.
@Suite(.blocking) struct `The trace` {
  struct Step: Decodable {
    let command: String
    let file: String?
    let trace: [Line]?
    let leaks: [Leak]?
  }
  struct Leak: Decodable {}
  struct Line: Decodable {
    let call: Call?
    let event: Event?
  }
  struct Call: Decodable {
    let kind: String
    let name: String
    let type: String?
    let file: String?
    let line: Int?
  }
  struct Event: Decodable {
    let name: String
  }

  /// The actions that UIKit handles without calling the app.
  private static let gestures = ["back", "dismiss", "open", "page", "size", "rotate", "relaunch"]
  private static let navigation = [
    "push", "present", "set", "windowRoot", "showDetail", "turnPage",
  ]

  private static func walks(of app: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(components: "samples", app.lowercased()).path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    return names.filter { $0.hasSuffix(".walk") }.sorted().map { "\(folder)/\($0)" }
  }

  private static let canHideProc =
    (try? Program.shell("unshare -m true").status) == .exited(0) && getuid() == 0

  @Test(.enabled(if: canHideProc, "needs the right to mount file systems"))
  func `without /proc, arguments are read, and the reason for missing calls is given`() throws {
    let hide = "unshare -m sh -c 'mount -t tmpfs none /proc && exec \"$FLOWSH\" "
    let run = try Program.shell(hide + "--app contacts -c login'")
    #expect(
      run.output.hasPrefix(
        """
        Persons> login
          (calls can't be named: this program's file, /proc/self/exe, can't be read)

        """), "\(run)")
    #expect(run.status == .exited(0))
    #expect(try Program.shell(hide + "test /nowhere.walk'").status == .exited(66))
  }

  /// All walks run in one process, because naming the first calls takes most of its time.
  @Test(arguments: ["Contacts", "Storefront"])
  func `shows the call behind each navigation, with its file and line`(app: String) throws {
    let walks = try Self.walks(of: app)
    try #require(!walks.isEmpty)
    let directory = try Directory()
    directory.write("relaunch\n", to: "relaunch.walk")
    let relaunch = directory.file("relaunch.walk")
    let ending = try Program.run(
      "flowsh",
      ["--app", app.lowercased(), "--format", "json"] + walks.flatMap { [relaunch, $0] })
    #expect(ending.status == .exited(0), "\(ending.errors)")
    for line in ending.output.split(separator: "\n") {
      let step = try JSONDecoder().decode(Step.self, from: Data(line.utf8))
      #expect(step.leaks == nil, "\(step.command) causes a leak in \(step.file as Any)")
      try check(step, app)
    }
  }

  private func check(_ step: Step, _ app: String) throws {
    let trace = step.trace ?? []
    let isGesture = Self.gestures.contains { step.command.hasPrefix($0) }
    var hasCall = isGesture
    for line in trace {
      if let call = line.call {
        hasCall = true
        try check(call, app)
      } else if let event = line.event, Self.navigation.contains(event.name) {
        #expect(hasCall, "no call explains \(event.name) in \(step.command), \(step.file as Any)")
      }
    }
  }

  private func check(_ call: Call, _ app: String) throws {
    let file = try #require(call.file, "\(call.name) has no file")
    let line = try #require(call.line)
    // The protocols and delegates of the coordinator pattern are in a separate module.
    let isPatterns = [
      "Coordinator", "NavigationDelegate", "PresentationDelegate", "CoordinatorFinishDelegate",
      "TabCoordinatorProtocol",
    ].contains { file == "\($0).swift" }
    let around = try SourceText.function(
      around: line, of: file, app: isPatterns ? "Coordinators" : app)
    let method = call.name.split(separator: ".").last?.prefix { $0 != "(" }
    #expect(around.map { $0[...] } == method, "\(call.name) at \(file):\(line)")
  }
}
