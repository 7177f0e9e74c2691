import Editline
import Glibc

/// A program that prints the lines and outcomes that it receives from the editor.
final class Probe {
  private let editor: LineEditor
  private let history: LineHistory
  private var announcement: String?
  private var nextPrompt: LinePrompt?
  /// The file whose existence ends a read without a line.
  private let yieldFile = "\(String(cString: getenv("HOME")))/yield"
  private var draft: LineDraft?

  init(editor: LineEditor, history: LineHistory) {
    self.editor = editor
    self.history = history
  }

  func run() -> Int32 {
    editor.prompt = LinePrompt("próbe › ", sgr: [1, 32])
    editor.complete = Words.completion
    editor.idle = { [unowned self] in
      if let prompt = nextPrompt { editor.prompt = prompt }
      nextPrompt = nil
      defer { announcement = nil }
      return announcement
    }
    editor.yields = { [yieldFile] in unlink(yieldFile) == 0 }
    while true {
      let outcome = editor.readLine(from: draft)
      draft = nil
      switch outcome {
      case .yielded(let line):
        print("yielded [\(line.text)] at \(line.cursor)")
        draft = line
      case .line(let line):
        history.add(line)
        if line == "quit" { return 0 }
        perform(line)
      case .interrupted: print("interrupted")
      case .endOfInput:
        print("end of input")
        return 0
      case .terminated(let signal):
        print("terminated by \(signal)")
        return 128 + signal
      case .failed(let errno):
        print("failed with \(errno)")
        return 1
      }
    }
  }

  private func perform(_ line: String) {
    switch line {
    case "spin": spin()
    case "hang": hang()
    case "secret": print("secret \(editor.readSecret(prompt: "Password: "))")
    case "announce": announcement = "something happened"
    case "rename": nextPrompt = "renamed> "
    case "exit in idle": editor.idle = { exit(3) }
    case "crash in idle": editor.idle = { fatalError("by itself") }
    case "crash": fatalError("on demand")
    case "overflow": print(deeper(1))
    case _ where line.hasPrefix("signal in idle "):
      editor.idle = {
        Self.signal(line)
        return nil
      }
    case _ where line.hasPrefix("signal "): Self.signal(line)
    case "until input": waitForInput()
    case "until secret":
      waitForInput()
      perform("secret")
    case _ where line.count > 200: print("got \(line.count) characters")
    default: print("got [\(line)]")
    }
  }

  /// Runs until the process ends, without checking for Ctrl-C.
  private func hang() -> Never {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    var none = interrupt
    sigaddset(&interrupt, SIGINT)
    sigprocmask(SIG_BLOCK, &interrupt, nil)
    print("hanging")
    while true {
      sigsuspend(&none)
      print("noticed")
    }
  }

  /// Runs until the user types something, and leaves the input for the prompt.
  private func waitForInput() {
    print("waiting")
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&input, 1, -1) < 0, errno == EINTR {}
  }

  /// Sends this process the signal whose number is at the end of the line.
  private static func signal(_ line: String) {
    kill(getpid(), line.split(separator: " ").last.flatMap { Int32($0) } ?? 0)
  }

  private func deeper(_ depth: Int) -> Int {
    depth == 0
      ? 0
      : withUnsafeTemporaryAllocation(of: Int.self, capacity: 128) {
        $0.initialize(repeating: depth)
        return deeper($0[64] + 1) &+ $0[0]
      }
  }

  private func spin() {
    print("spinning")
    while !editor.takeInterrupt() {
      usleep(1000)
    }
    print("stopped")
  }
}
