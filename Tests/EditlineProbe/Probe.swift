import Editline
import Glibc

/// A shell without commands: it says what the editor gave it.
final class Probe {
  private let editor: LineEditor
  private let history: LineHistory
  private var announcement: String?
  private var nextPrompt: LinePrompt?

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
    while true {
      switch editor.readLine() {
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
    case _ where line.count > 200: print("got \(line.count) characters")
    default: print("got [\(line)]")
    }
  }

  /// Does not ask for Ctrl-C; says when it came.
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

  private func spin() {
    print("spinning")
    while !editor.takeInterrupt() {
      usleep(1000)
    }
    print("stopped")
  }
}
