import AppSandbox
import CSystem
package import Files
import Foundation
import Glibc
import Shell

/// The prompt of an app in a process of its own, which has the terminal, and which the app's new
/// program takes over after each build.
///
/// After a crash, another process comes back to the same screen.
package final class PromptProcess {
  /// The way in which a process has ended.
  package enum Ending {
    /// The user has left the prompt, or the process was asked to end.
    case left(status: Int32)
    /// A signal that asks a process to end has ended it.
    case signaled(Int32)
    /// The app has ended the process, or the user has interrupted an action that doesn't return.
    case crashed
  }

  private let memory: FileDescriptor
  private var channel: FileDescriptor?
  /// The bytes for which the pipe hasn't had room.
  private var unsent: [UInt8] = []
  private var process: pid_t?

  /// Prepares a prompt that isn't started yet.
  ///
  /// - Throws: An error if the system is out of descriptors.
  package init() throws(FileError) {
    let file = cw_sealableFile()
    guard file >= 0 else { throw FileError(.write, Self.memoryName, .system(errno)) }
    defer { close(file) }
    let number = HighDescriptors.duplicate(of: file)
    guard number >= 0 else { throw FileError(.write, Self.memoryName, .system(errno)) }
    memory = FileDescriptor(number, path: Self.memoryName)
    // The prompt may end while a message is written.
    signal(SIGPIPE, SIG_IGN)
  }

  private static let memoryName = "the state of the prompt"

  /// Whether a process is running.
  package var isRunning: Bool { process != nil }

  /// The descriptors of the pipe and the file in a new process.
  private static let (childChannel, childMemory): (Int32, Int32) = (3, 4)

  /// Starts the app's program at its prompt.
  ///
  /// - Parameters:
  ///   - program: The absolute path of the program.
  ///   - summary: A summary of the program's build if it takes over from one that has crashed.
  /// - Throws: An error if the program can't be started.
  package func start(_ program: String, summary: String) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileError(.read, program, .system(errno)) }
    defer { for end in ends { close(end) } }
    let writer = HighDescriptors.duplicate(of: ends[1])
    guard writer >= 0 else { throw FileError(.read, program, .system(errno)) }
    if let channel { close(channel.number) }
    channel = FileDescriptor(writer, path: "the prompt")
    unsent = []
    // A prompt in an action that doesn't return reads nothing.
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let role = ChildRole.watchedPrompt(
      PromptLink.Start(
        channel: Self.childChannel, memory: Self.childMemory, program: program, summary: summary))
    process = try ChildProcess.start(
      program, arguments: [program] + role.arguments.dropFirst(),
      streams: [
        Self.childChannel: .descriptor(ends[0]), Self.childMemory: .descriptor(memory.number),
      ])
    // Keys that interrupt a program are for the prompt, which is in the same process group.
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_IGN) }
  }

  /// Sends a message to the prompt, which shows it as soon as no command is running.
  package func send(_ message: PromptMessage) {
    guard let data = try? JSONEncoder().encode(message) else { return }
    unsent += data + [UInt8(ascii: "\n")]
    sendRest()
  }

  private func sendRest() {
    guard let channel, !unsent.isEmpty else { return }
    let count = write(channel.number, unsent, unsent.count)
    if count > 0 { unsent.removeFirst(count) }
  }

  /// Asks the process to end.
  package func end(by number: Int32) {
    if let process { kill(process, number) }
  }

  /// Returns how the process has ended; `nil` if it is running.
  package func ending() -> Ending? {
    sendRest()
    var status: Int32 = 0
    guard let process, waitpid(process, &status, WNOHANG) == process else { return nil }
    self.process = nil
    for number in [SIGINT, SIGQUIT] { signal(number, SIG_DFL) }
    let number = status & 0x7F
    guard number == 0 else {
      // At the prompt itself, Ctrl-C ends nothing.
      let isFault = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGINT].contains(number)
      return isFault ? .crashed : .signaled(number)
    }
    let code = status >> 8 & 0xFF
    return code == ExitStatus.crash.rawValue ? .crashed : .left(status: code)
  }
}
