import AppDriver
import AppSandbox
import Foundation
import Glibc
package import Script
import VirtualClock

/// This process, if it answers the requests of a supervisor, one after another, until that closes
/// the socket.
package final class SupervisedProcess<Request: Codable, Reply: Codable> {
  /// The files that the supervisor has passed on.
  package let files: ScriptFiles
  private let mailbox: WorkerMailbox
  private let initialState: ProcessState
  private let supervisor: MessageSocket<Reply, [Request]>

  /// Creates the view of this process; returns `nil` if no supervisor started it or the supervisor
  /// has ended.
  ///
  /// From now on, the app sees a virtual clock and no network.
  ///
  /// - Parameter parent: The process ID of the supervisor's process.
  package init?(parent: Int32) {
    guard let mailbox = WorkerStart.begin(parent: parent), let files = WorkerStart.takeFiles()
    else { return nil }
    self.mailbox = mailbox
    self.files = files
    WorkerStart.prepareForApps(parent: parent, mailbox: mailbox)
    ProcessClock.current = .virtual(from: nil)
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    let socket = Self.moved(CaseWorker.socket)
    supervisor = MessageSocket(socket, longest: answerBound)
    Self.hide(CaseWorker.memory)
    initialState = ProcessState()
  }

  /// The preferred number of the socket's descriptor, away from the numbers that apps use.
  private static var socketPlace: Int32 { 900 }

  /// Moves a descriptor to a number that apps don't use by mistake, and returns the number.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let new = fcntl(descriptor, F_DUPFD_CLOEXEC, socketPlace)
    guard new >= 0 else { return descriptor }
    hide(descriptor)
    return new
  }

  /// Redirects a descriptor to `/dev/null`, so that an app that uses its number by mistake does no
  /// harm.
  private static func hide(_ descriptor: Int32) {
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard null >= 0 else { return }
    dup2(null, descriptor)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    close(null)
  }

  /// Notes the step that begins, for the supervisor's report if the process ends before the next
  /// one.
  ///
  /// A new request begins the step 0.
  ///
  /// It restarts the time limit of a step. Call this every few seconds at least.
  ///
  /// - Complexity: Constant, without a system call.
  package func beginStep(_ step: UInt64) { mailbox.beginStep(step) }

  /// Answers requests in order until the supervisor closes the socket or an app has changed the
  /// process, and then exits.
  package func run(_ answer: (Request) -> Reply) -> Never {
    while let requests = try? supervisor.receive() {
      var reply: Reply?
      for request in requests {
        // The supervisor knows now that the process works on the requests.
        mailbox.beginStep(0)
        reply = answer(request)
      }
      fflush(nil)
      guard let reply else { continue }
      // Changes by an app to its process must not affect the others.
      let isChanged =
        AppSession.hasEndlessWork || AppSession.hasEndlessThreads
        || !VirtualClock.deadlines.isEmpty || !AppSandbox.isIntact
        || !ProcessState(since: initialState).equals(initialState)
      if !supervisor.send(reply) || isChanged { break }
    }
    AppSandbox.leave()
    _exit(CaseWorker.lostSocket)
  }
}

/// The maximum number of bytes in a request or a reply.
nonisolated let answerBound = 1 << 30
