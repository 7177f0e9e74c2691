import Dispatch
import Foundation
import HeadlessUIKit

/// A timer on a background queue that ends after three ticks.
private nonisolated final class Ticks: @unchecked Sendable {
  private(set) var count = 0
  private let timer: any DispatchSourceTimer

  init(_ timer: any DispatchSourceTimer) { self.timer = timer }

  func next() -> Int {
    count += 1
    if count == 3 { timer.cancel() }
    return count
  }
}

/// A screen that asks for the time and waits for it in every way that an app may, and shows what it
/// learned as a list of texts.
final class ClockViewController: UIViewController {
  private var texts: [String] = []
  private var timer: Timer?
  private var search: Task<Void, Never>?
  private var isLoading = false
  private let frames = FrameCounter()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clock"
  }

  @Content.Builder override var content: [Content.Element] {
    for (title, action) in buttons { Content.Button(title) { action(self) } }
    if isLoading { Content.Text("Loading") }
    if let text = frames.text { Content.Text(text) }
    for text in texts { Content.Text(text) }
  }

  private var buttons: [(String, (ClockViewController) -> Void)] {
    [
      ("Date", { $0.showDate() }), ("Order", { $0.startInAnyOrder() }),
      ("Equal", { $0.startEqual() }), ("Load", { $0.load() }), ("Tick", { $0.tick() }),
      ("Debounce", { $0.debounce() }), ("Poll", { $0.poll() }), ("Race", { $0.race() }),
      ("Block", { $0.block() }), ("Waits", { $0.waitElsewhere() }), ("Clocks", { $0.readClocks() }),
      ("Compute", { $0.compute() }), ("Rearm", { $0.rearm() }), ("Set", { $0.setClock() }),
      ("Spin", { $0.spin() }), ("Stop", { $0.timer?.invalidate() }),
      ("Forever", { $0.runForever() }), ("Frames", { $0.frames.start() }),
      ("Pause", { $0.frames.pause() }), ("Slow", { $0.frames.slowDown() }),
      ("End", { $0.frames.end() }), ("Animate", { $0.animate() }),
      ("Pulse", { $0.pulse(1) }),
    ]
  }

  private func show(_ text: String) { texts.append(text) }

  private func show(_ name: String, since start: Date) {
    let time = Date().timeIntervalSince(start)
    show("\(name) \(String(format: "%.2f", time))")
  }

  private func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
  }

  private func timer(
    _ seconds: Double, repeats: Bool = false, _ work: @escaping @MainActor @Sendable () -> Void
  ) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in
      MainActor.assumeIsolated(work)
    }
  }

  private func showDate() {
    let format = ISO8601DateFormatter()
    show(format.string(from: Date()))
  }

  private func animate() {
    let start = Date()
    after(0.2) { self.show("reply", since: start) }
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      self.show("animation", since: start)
    }
    let sheet = UIViewController()
    present(sheet, animated: true) {
      self.show("presented", since: start)
      sheet.dismiss(animated: true) { self.show("dismissed", since: start) }
    }
  }

  private func pulse(_ number: Int) {
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      self.show("pulse \(number)")
      self.pulse(number + 1)
    }
  }

  // MARK: The order of deadlines

  private func startInAnyOrder() {
    let start = Date()
    _ = timer(5) { self.show("Timer", since: start) }
    after(3) { self.show("asyncAfter", since: start) }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 4) {
      MainActor.assumeIsolated { self.show("wall", since: start) }
    }
    Task {
      try? await Task.sleep(for: .seconds(10))
      show("ContinuousClock", since: start)
      try? await Task.sleep(nanoseconds: 2_000_000_000)
      show("nanoseconds", since: start)
      try? await Task.sleep(for: .seconds(1), clock: .suspending)
      show("SuspendingClock", since: start)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 7) {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show("global", since: start) } }
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 1, repeating: 5)
    var count = 0
    source.setEventHandler {
      MainActor.assumeIsolated {
        count += 1
        self.show("source", since: start)
        if count == 2 { source.cancel() }
      }
    }
    source.resume()
  }

  private func startEqual() {
    for number in 1...3 {
      after(1) { self.show("after \(number)") }
      _ = timer(1) { self.show("timer \(number)") }
      Task {
        try? await Task.sleep(for: .seconds(1))
        self.show("task \(number)")
      }
    }
  }

  // MARK: What apps do

  private func load() {
    isLoading = true
    after(0.001) {
      self.isLoading = false
      self.show("loaded")
    }
  }

  private func tick() {
    var count = 0
    timer = timer(1, repeats: true) {
      count += 1
      self.show("tick \(count)")
    }
  }

  private func debounce() {
    for text in ["r", "re", "red"] {
      search?.cancel()
      search = Task {
        do {
          try await Task.sleep(for: .milliseconds(300))
          show("found \(text)")
        } catch {}
      }
    }
  }

  private func poll() {
    Task {
      let stream = AsyncStream<Int> { continuation in
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
        let ticks = Ticks(timer)
        timer.setEventHandler { @Sendable in
          continuation.yield(ticks.next())
          if ticks.count == 3 { continuation.finish() }
        }
        timer.resume()
      }
      for await number in stream { show("poll \(number)") }
    }
  }

  private func race() {
    Task {
      let winner = await withTaskGroup(of: String.self) { group in
        group.addTask {
          try? await Task.sleep(for: .seconds(30))
          return "answer"
        }
        group.addTask {
          try? await Task.sleep(for: .seconds(10))
          return "time-out"
        }
        defer { group.cancelAll() }
        return await group.next() ?? ""
      }
      show(winner)
    }
  }

  // MARK: Waits

  private func block() {
    let start = Date()
    Thread.sleep(forTimeInterval: 2)
    show("sleep", since: start)
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
    show("semaphore", since: start)
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { semaphore.signal() }
    semaphore.wait()
    show("signal", since: start)
    let group = DispatchGroup()
    group.enter()
    _ = group.wait(timeout: .now() + 1)
    show("group", since: start)
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { group.leave() }
    group.wait()
    show("leave", since: start)
    let condition = NSCondition()
    condition.lock()
    _ = condition.wait(until: Date(timeIntervalSinceNow: 1))
    condition.unlock()
    show("condition", since: start)
    _ = timer(1) { self.show("timer", since: start) }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 2))
    show("run loop", since: start)
  }

  private func waitElsewhere() {
    let start = Date()
    func onThread(_ name: String, _ work: @escaping @Sendable () -> Void) {
      Thread {
        work()
        DispatchQueue.main.async { MainActor.assumeIsolated { self.show(name, since: start) } }
      }.start()
    }
    onThread("sleep") { Thread.sleep(forTimeInterval: 1) }
    onThread("semaphore") { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 2) }
    onThread("group") {
      let group = DispatchGroup()
      group.enter()
      _ = group.wait(timeout: .now() + 3)
    }
    onThread("condition") {
      let condition = NSCondition()
      condition.lock()
      while condition.wait(until: start + 4) {}
      condition.unlock()
    }
    onThread("usleep") { usleep(6_000_000) }
    let queue = OperationQueue()
    let operation = BlockOperation { sleep(7) }
    operation.completionBlock = {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show("operation", since: start) } }
    }
    queue.addOperation(operation)
  }

  private func readClocks() {
    let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
    let (wall, absolute, uptime) = (Date(), CFTime.now, DispatchTime.now().uptimeNanoseconds)
    let system = ProcessInfo.processInfo.systemUptime
    after(3600) {
      self.show("\((ContinuousClock.now - continuous).components.seconds) continuous")
      self.show("\((SuspendingClock.now - suspending).components.seconds) suspending")
      self.show("\(Int(Date().timeIntervalSince(wall))) date")
      self.show("\(Int(CFTime.now - absolute)) absolute")
      self.show("\((DispatchTime.now().uptimeNanoseconds - uptime) / 1_000_000_000) dispatch")
      self.show("\(Int(ProcessInfo.processInfo.systemUptime - system)) uptime")
    }
  }

  private enum CFTime {
    static var now: Double { Date.timeIntervalSinceReferenceDate }
  }

  // MARK: What apps shouldn't do

  private func compute() {
    let start = Date()
    DispatchQueue.global().async {
      // Real work, whose length depends on the machine.
      var sum = 0.0
      for number in 1...1_000_000 { sum += Double(number).squareRoot() }
      let isRight = sum > 0
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.show("computed \(isRight)", since: start) }
      }
    }
    after(1) { self.show("later", since: start) }
  }

  private func rearm() { timer = timer(0.001, repeats: true) {} }

  private func setClock() {
    var time = timespec(tv_sec: 1_000_000_000, tv_nsec: 0)
    show(clock_settime(CLOCK_REALTIME, &time) == 0 ? "set" : "refused")
    showDate()
    after(1) { self.show("after") }
  }

  private func spin() {
    let end = Date(timeIntervalSinceNow: 0.05)
    while Date() < end {}
    show("spun")
  }

  private func runForever() {
    DispatchQueue.global().async {
      takeLowestPriority()
      while true {}
    }
  }
}
