import AppSandbox
import CSystem
import Files
import Foundation
import Glibc

/// The connection of a prompt with the program that has started it and rebuilds the app.
///
/// Messages come through a pipe. What the user has done is written to a file in memory, which
/// outlives the process.
nonisolated final class PromptLink {
  /// The values that the process gets when it starts.
  struct Start: Codable {
    /// The descriptor of the end of the pipe to read from.
    var channel: Int32
    /// The descriptor of the file in memory.
    var memory: Int32
    /// The absolute path of the app's program.
    let program: String
    /// A summary of the build of the program, if it takes over from an earlier one.
    var summary = ""
  }

  private var start: Start
  private let channel: FileDescriptor
  private let memory: FileDescriptor
  /// The beginning of a message of which the rest hasn't arrived.
  private var rest: [UInt8] = []
  private var isOpen = true
  /// The messages to show.
  private var notes: [PromptMessage] = []
  /// A summary of the build of the program that is to take over; `nil` if there is none.
  private(set) var rebuilt: String?

  /// Connects a process that has been started with the given values.
  init(_ start: Start) {
    self.start = start
    // The app may use or close low descriptors.
    channel = FileDescriptor(Self.moved(start.channel), path: "the messages of flowsh adopt")
    memory = FileDescriptor(Self.moved(start.memory), path: "the state of the prompt")
    _ = fcntl(channel.number, F_SETFL, O_NONBLOCK)
  }

  private static func moved(_ number: Int32) -> Int32 {
    let high = HighDescriptors.duplicate(of: number)
    guard high >= 0 else { return number }
    close(number)
    return high
  }

  /// A summary of the build of this process's program; empty if it is the first one.
  var summary: String { start.summary }

  // MARK: Messages

  /// Whether there are messages to show.
  var hasNotes: Bool { !notes.isEmpty }

  /// Removes and returns the messages to show.
  func takeNotes() -> [PromptMessage] { exchange(&notes, with: []) }

  /// Reads the messages that have arrived.
  func receive() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)
    defer { buffer.deallocate() }
    while isOpen {
      let count = read(channel.number, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        // Without the other program, the prompt goes on by itself.
        if count == 0 || errno != EAGAIN { isOpen = false }
        break
      }
      rest += buffer[..<count]
    }
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(rest[..<end])
      rest.removeSubrange(...end)
      switch try? JSONDecoder().decode(PromptMessage.self, from: line) {
      case .rebuilt(let summary): rebuilt = summary
      case let note?: notes.append(note)
      // An app can write to any descriptor.
      case nil: notes.append(.problem("a message of flowsh adopt can't be read"))
      }
    }
  }

  // MARK: The state

  /// Reads the state of the process before; `nil` if there was none.
  ///
  /// - Throws: An error if it can't be read.
  func state() throws -> PromptState? {
    let size = Int(lseek(memory.number, 0, SEEK_END))
    guard size > 0 else { return nil }
    let bytes = try memory.read(0..<size)
    return try JSONDecoder().decode(PromptState.self, from: Data(bytes))
  }

  /// Writes the state for the process that takes over.
  ///
  /// - Throws: An error if there is no room.
  func save(_ state: PromptState) throws {
    let bytes = Array(try JSONEncoder().encode(state))
    guard ftruncate(memory.number, 0) == 0, lseek(memory.number, 0, SEEK_SET) == 0 else {
      throw FileError(.write, memory.path, .system(errno))
    }
    try memory.writeAll(bytes)
  }

  // MARK: Taking over

  /// Whether the new program can be run; it can't while another build writes it.
  var canRestart: Bool { rebuilt != nil && access(start.program, X_OK) == 0 }

  /// Replaces this process with the new program.
  ///
  /// The sandbox of this process counts as unused then, and the new one removes it.
  ///
  /// - Returns: The error number, if that is impossible.
  @MainActor func restart(_ capture: OutputCapture) -> Int32 {
    start.summary = rebuilt ?? ""
    (start.channel, start.memory) = (channel.number, memory.number)
    capture.end()
    dup2(StandardStreams.input.number, STDIN_FILENO)
    cw_closeOnExecute(STDERR_FILENO + 1)
    for file in [channel, memory] { _ = fcntl(file.number, F_SETFD, 0) }
    chdir(StartFolder.absolute("."))
    var signals = sigset_t()
    sigemptyset(&signals)
    pthread_sigmask(SIG_SETMASK, &signals, nil)
    var arguments = ChildRole.watchedPrompt(start).arguments.map { strdup($0) } + [nil]
    var variables = AppSandbox.outerEnvironment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    // A linker may be writing the program.
    for _ in 0..<100 {
      execve(start.program, &arguments, &variables)
      guard errno == ETXTBSY || errno == ENOENT else { break }
      poll(nil, 0, 50)
    }
    return errno
  }
}
