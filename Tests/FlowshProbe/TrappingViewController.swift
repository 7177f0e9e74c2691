import Foundation
import HeadlessUIKit

/// A screen whose buttons end or block the app, each in a different way.
final class TrappingViewController: UIViewController {
  private var hoard: [[UInt8]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Traps"
  }

  @ContentBuilder override var content: [ContentElement] {
    endings
    simultaneous
    signals
    descriptors
  }

  @ContentBuilder private var endings: [ContentElement] {
    Button("Trap") { preconditionFailure("the app's own mistake") }
    Button("Exit") { exit(3) }
    Button("ExitWell") {
      print("the last words")
      exit(0)
    }
    Button("Soon") {
      let timer = Timer(timeInterval: 0.03, repeats: false) { _ in fatalError("a timer's mistake") }
      RunLoop.main.add(timer, forMode: .default)
    }
    Button("Confess") {
      print(ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? "")
      fatalError(ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? "")
    }
    Button("Sink") { _ = self.sink(to: 0) }
    Button("Hang") { while true { pause() } }
    Button("Spin") {
      self.reportHanging()
      // The loop allocates nothing: a signal during an allocation can make saving impossible.
      let wanted: [UInt8] = [1]
      while !self.hoard.contains(wanted) {}
    }
    Button("Sabotage") {
      // Flushing the stream, which flowsh does last when it saves, is a fault.
      breakStandardOutput()
      self.stall()
    }
    Button("Stall") { self.stall() }
    Button("StallSoon") {
      let timer = Timer(timeInterval: 0.03, repeats: false) { _ in
        MainActor.assumeIsolated { self.stall() }
      }
      RunLoop.main.add(timer, forMode: .default)
    }
    Button("Hoard") {
      while true { self.hoard.append(Array(repeating: 1, count: 1 << 24)) }
    }
  }

  /// Buttons with which several threads end the process at the same time, and other ways to do so.
  @ContentBuilder private var simultaneous: [ContentElement] {
    Button("ManyTraps") {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in fatalError("one of many") }
    }
    Button("ManyExits") {
      for _ in 0..<4 { Thread.detachNewThread { exit(0) } }
      self.stall()
    }
    Button("ExitWhilePrinting") {
      Thread.detachNewThread { exit(0) }
      while true { print("x") }
    }
    Button("QuickExit") { quick_exit(0) }
    Button("LeaveMainThread") { pthread_exit(nil) }
  }

  /// Buttons that raise a signal, such as "Raise 11".
  @ContentBuilder private var signals: [ContentElement] {
    for number in [SIGSEGV, SIGTRAP, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGQUIT]
      + [SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT]
    {
      Button("Raise \(number)") { raise(number) }
    }
    Button("Fault") { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }
  }

  @ContentBuilder private var descriptors: [ContentElement] {
    Button("WriteLow") {
      for number in Int32(3)..<20 { _ = "stray\n".withCString { write(number, $0, 6) } }
    }
    Button("CloseLow") { for number in Int32(3)..<20 { close(number) } }
    Button("CloseTen") { for number in Int32(0)..<10 { close(number) } }
    Button("CloseAll") { for number in Int32(0)..<1_024 { close(number) } }
  }

  private func stall() {
    reportHanging()
    while true { pause() }
  }

  /// Creates a file in the test's folder, because the app's output isn't shown while it hangs.
  private func reportHanging() {
    guard let folder = ProcessInfo.processInfo.environment["FLOWSH_TEST"] else { return }
    _ = FileManager.default.createFile(atPath: folder + "/hanging", contents: nil)
  }

  private func sink(to depth: Int) -> [Int] {
    depth < 0 ? [] : sink(to: depth + 1) + [depth]
  }
}
