import Foundation
import HeadlessUIKit

/// A screen whose buttons end or block the app, each in a different way.
final class TrappingViewController: UIViewController {
  private var hoard: [[UInt8]] = []
  private let raisesSignalsOnly: Bool

  init(raisesSignalsOnly: Bool = false) {
    self.raisesSignalsOnly = raisesSignalsOnly
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Traps"
  }

  @Content.Builder override var content: [Content.Element] {
    if !raisesSignalsOnly {
      endings
      simultaneous
    }
    signals
    if !raisesSignalsOnly { descriptors }
  }

  @Content.Builder private var endings: [Content.Element] {
    Content.Button("Trap") { preconditionFailure("the app's own mistake") }
    Content.Button("TrapAfterFault") {
      // UIKit raises an exception here, and the cast is never reached.
      let controller = UIStoryboard(name: "Gone", bundle: nil)
        .instantiateViewController(withIdentifier: "Gone")
      guard let table = controller as? TrappingTableViewController else {
        preconditionFailure("the cast failed")
      }
      self.show(table, sender: nil)
    }
    for mistake in TrappingTableViewController.Mistake.allCases {
      Content.Button(mistake.rawValue) {
        self.present(TrappingTableViewController(mistake), animated: true)
      }
    }
    Content.Button("Exit") { exit(3) }
    Content.Button("ExitWell") {
      print("the last words")
      exit(0)
    }
    Content.Button("Soon") {
      let timer = Timer(timeInterval: 0.03, repeats: false) { _ in fatalError("a timer's mistake") }
      RunLoop.main.add(timer, forMode: .default)
    }
    Content.Button("Confess") {
      print(ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? "")
      fatalError(ProcessInfo.processInfo.environment["WALK_PASSWORD"] ?? "")
    }
    Content.Button("Sink") { _ = self.sink(to: 0) }
    Content.Button("Hang") { while true { pause() } }
    Content.Button("Spin") {
      self.reportHanging()
      // The loop allocates nothing: a signal during an allocation can make saving impossible.
      let wanted: [UInt8] = [1]
      while !self.hoard.contains(wanted) {}
    }
    Content.Button("Sabotage") {
      // Flushing the stream, which flowsh does last when it saves, is a fault.
      breakStandardOutput()
      self.stall()
    }
    Content.Button("Stall") { self.stall() }
    Content.Button("StallSoon") {
      let timer = Timer(timeInterval: 0.03, repeats: false) { _ in
        MainActor.assumeIsolated { self.stall() }
      }
      RunLoop.main.add(timer, forMode: .default)
    }
    Content.Button("Hoard") {
      while true { self.hoard.append(Array(repeating: 1, count: 1 << 24)) }
    }
  }

  /// Buttons with which several threads end the process at the same time, and other ways to do so.
  @Content.Builder private var simultaneous: [Content.Element] {
    Content.Button("ManyTraps") {
      DispatchQueue.concurrentPerform(iterations: 8) { _ in fatalError("one of many") }
    }
    Content.Button("ManyExits") {
      for _ in 0..<4 { Thread.detachNewThread { exit(0) } }
      self.stall()
    }
    Content.Button("ExitWhilePrinting") {
      Thread.detachNewThread { exit(0) }
      while true { print("x") }
    }
    Content.Button("QuickExit") { quick_exit(0) }
    Content.Button("LeaveMainThread") { pthread_exit(nil) }
  }

  /// Buttons that raise a signal, such as "Raise 11".
  @Content.Builder private var signals: [Content.Element] {
    for number in [SIGSEGV, SIGTRAP, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGQUIT]
      + [SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT]
    {
      Content.Button("Raise \(number)") { raise(number) }
    }
    if !raisesSignalsOnly { fault }
  }

  @Content.Builder private var fault: [Content.Element] {
    Content.Button("Fault") { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 }
  }

  @Content.Builder private var descriptors: [Content.Element] {
    Content.Button("WriteLow") {
      for number in Int32(3)..<20 { _ = "stray\n".withCString { write(number, $0, 6) } }
    }
    Content.Button("CloseLow") { for number in Int32(3)..<20 { close(number) } }
    Content.Button("CloseTen") { for number in Int32(0)..<10 { close(number) } }
    Content.Button("CloseAll") { for number in Int32(0)..<1_024 { close(number) } }
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
