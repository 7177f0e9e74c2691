import AppDriver
import AppSandbox
import Foundation
import Glibc
package import Script

/// The process of a crew: it answers requests, one after another, until the crew closes the socket.
package final class CrewWorker<Request: Codable, Reply: Codable> {
  /// The files that the crew has passed to its processes.
  package let files: ScriptFiles
  private let mailbox: WorkerMailbox
  private let crew = MessageSocket<Reply, Request>(CaseWorker.socket, longest: crewMessageBound)

  /// Creates the worker of this process; returns `nil` if no crew started the process or the crew has
  /// ended.
  ///
  /// From now on, the app sees a virtual clock and no network.
  ///
  /// - Parameter parent: The process ID of the crew's process.
  package init?(parent: Int32) {
    guard let (mailbox, files) = WorkerStart.begin(parent: parent) else { return nil }
    self.mailbox = mailbox
    self.files = files
    WorkerStart.prepareForApps(parent: parent, mailbox: mailbox)
    ProcessClock.current = .virtual(from: nil)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Notes the step that begins, which the crew learns if the process ends before the next step.
  ///
  /// The time limit of a step begins anew. Call this every few seconds at least.
  ///
  /// - Complexity: Constant, without a system call.
  package func beginStep(_ step: UInt64) { mailbox.beginStep(step) }

  /// Answers requests until the crew closes the socket, and then exits.
  ///
  /// - Parameter answer: A closure that returns the reply to a request.
  package func run(_ answer: (Request) -> Reply) -> Never {
    while let request = try? crew.receive() {
      let reply = answer(request)
      fflush(nil)
      if !crew.send(reply) { break }
    }
    AppSandbox.leave()
    _exit(CaseWorker.lostSocket)
  }
}

/// The maximum number of bytes in a message between a crew and its processes.
nonisolated let crewMessageBound = 1 << 30
