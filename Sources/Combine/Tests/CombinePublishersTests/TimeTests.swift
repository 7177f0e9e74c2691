import AppDriver
import CombinePublishers
import Foundation
import SearchApp
import Testing
import UIKit

/// Everything that needs the process's clock or its only app.
@MainActor @Suite(.serialized) struct `With an app` {}

extension `With an app` {
  /// Operators with a scheduler, on the virtual clock.
  @MainActor @Suite(.serialized) struct `an operator of time` {
    private let session: AppSession
    private let subject = PassthroughSubject<Int, Never>()

    init() async {
      ProcessClock.current = .virtual(from: Date(timeIntervalSince1970: 1_000_000))
      session = AppSession { _ in SearchApp.AppDelegate() }
      await session.launch()
    }

    /// Sends values at times, and returns what a publisher makes of them until an end, with times
    /// in tenths of a second.
    private func marbles<P: Publisher>(
      _ values: [(Int, at: Double)], until end: Double, finishing: Bool = false,
      _ make: (PassthroughSubject<Int, Never>) -> P
    ) async -> [String] {
      let start = Date()
      func time() -> Int { Int((Date().timeIntervalSince(start) * 10).rounded()) }
      var events: [String] = []
      let cancellable = make(subject).sink {
        if case .failure(let error) = $0 { events.append("\(error)@\(time())") }
        if case .finished = $0 { events.append("finished@\(time())") }
      } receiveValue: {
        events.append("\($0)@\(time())")
      }
      var now = 0.0
      for (value, next) in values {
        _ = await session.perform(.wait(seconds: next - now))
        now = next
        subject.send(value)
      }
      if finishing { subject.send(completion: .finished) }
      _ = await session.perform(.wait(seconds: end - now))
      cancellable.cancel()
      ProcessClock.current = .real
      return events
    }

    private let values = [(1, at: 0.0), (2, at: 0.2), (3, at: 1.5), (4, at: 1.7)]

    @Test func `debounces by the run loop`() async {
      let events = await marbles(values, until: 5) {
        $0.debounce(for: .seconds(1), scheduler: RunLoop.main)
      }
      #expect(events == ["2@12", "4@27"])
    }

    @Test func `debounces by the main queue, and the end goes on at once`() async {
      let events = await marbles(values, until: 5, finishing: true) {
        $0.debounce(for: 1, scheduler: DispatchQueue.main)
      }
      #expect(events == ["2@12", "finished@17"])
    }

    @Test(arguments: [(true, ["1@0", "2@10", "4@20"]), (false, ["1@0", "2@10", "3@20"])])
    func `throttles`(latest: Bool, expected: [String]) async {
      let events = await marbles(values, until: 5) {
        $0.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest)
      }
      #expect(events == expected)
    }

    /// The values and times are those of a test on iOS 14 (heckj/swiftui-notes).
    @Test(arguments: [
      (true, ["-1@0", "2@5", "5@10", "6@15"]), (false, ["-1@0", "1@5", "3@10", "6@15"]),
    ])
    func `throttles a publisher that begins with a value`(
      latest: Bool, expected: [String]
    ) async {
      let values = [
        (1, at: 0.1), (2, at: 0.2), (3, at: 0.6), (4, at: 0.7), (5, at: 0.9), (6, at: 1.2),
      ]
      let events = await marbles(values, until: 3) { subject in
        let first = CurrentValueSubject<Int, Never>(-1)
        return first.merge(with: subject)
          .throttle(for: .seconds(0.5), scheduler: DispatchQueue.main, latest: latest)
      }
      #expect(events == expected)
    }

    @Test func `releases its subscription when the time is over`() async {
      final class Owner { var count = 0 }
      weak var owner: Owner?
      var cancellable: AnyCancellable?
      do {
        let new = Owner()
        owner = new
        cancellable = subject.timeout(.seconds(1), scheduler: DispatchQueue.main)
          .sink { _ in new.count += 1 }
      }
      _ = await session.perform(.wait(seconds: 3))
      #expect(owner == nil)
      withExtendedLifetime(cancellable) {}
      ProcessClock.current = .real
    }

    @Test func `collects as many values as are asked for`() async {
      var requests: [Subscribers.Demand] = []
      let counted = subject.handleEvents(receiveRequest: { requests.append($0) })
      let recorder = counted.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 3))
        .recorded(.max(2))
      #expect(requests == [.max(6)])
      for value in 1...7 { subject.send(value) }
      #expect(recorder.values == [[1, 2, 3], [4, 5, 6]])
      let timed = counted.collect(.byTime(DispatchQueue.main, .seconds(1))).recorded(.max(1))
      #expect(requests.last == .unlimited)
      recorder.cancel()
      timed.cancel()
      ProcessClock.current = .real
    }

    @Test func `discards what it has collected before a failure, and when it is cancelled`() async {
      let failing = PassthroughSubject<Int, Broken>()
      let recorder = failing.collect(.byTime(DispatchQueue.main, .seconds(1))).recorded()
      failing.send(1)
      failing.send(completion: .failure(Broken()))
      #expect(recorder.events == ["subscription", "broken"])
      let cancelled = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).recorded()
      subject.send(1)
      cancelled.cancel()
      _ = await session.perform(.wait(seconds: 3))
      #expect(cancelled.events == ["subscription"])
      ProcessClock.current = .real
    }

    @Test func `repeats for several subscribers in their order, until each is cancelled`() async {
      var ticks: [Int] = []
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var cancellables = (0..<9).map { number in timer.sink { _ in ticks.append(number) } }
      _ = await session.perform(.wait(seconds: 1.5))
      #expect(ticks == Array(0..<9))
      cancellables.removeFirst()
      _ = await session.perform(.wait(seconds: 1))
      #expect(ticks == Array(0..<9) + Array(1..<9))
      cancellables = []
      _ = await session.perform(.wait(seconds: 2))
      #expect(ticks.count == 17)
      ProcessClock.current = .real
    }

    @Test func `delays`() async {
      let events = await marbles(values, until: 5) {
        $0.delay(for: .milliseconds(700), scheduler: OperationQueue.main)
      }
      #expect(events == ["1@7", "2@9", "3@22", "4@24"])
    }

    @Test func `times out`() async {
      let events = await marbles(values, until: 5) {
        $0.setFailureType(to: Broken.self)
          .timeout(.seconds(1), scheduler: DispatchQueue.main) { Broken() }
      }
      #expect(events == ["1@0", "2@2", "broken@12"])
    }

    @Test func `collects by time`() async {
      let events = await marbles(values, until: 5) {
        $0.collect(.byTime(DispatchQueue.main, .seconds(1)))
      }
      #expect(events == ["[1, 2]@10", "[3, 4]@20"])
    }

    @Test func `collects by time or count, and the rest at the end`() async {
      let events = await marbles(values + [(5, at: 1.8)], until: 5, finishing: true) {
        $0.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 2))
      }
      #expect(events == ["[1, 2]@2", "[3, 4]@17", "[5]@18", "finished@18"])
    }

    @Test func `measures intervals`() async {
      let events = await marbles(values, until: 2) {
        $0.measureInterval(using: RunLoop.main).map { ($0.timeInterval * 10).rounded() }
      }
      #expect(events == ["0.0@0", "2.0@2", "13.0@15", "2.0@17"])
    }

    @Test func `repeats by a timer`() async {
      let events = await marbles([], until: 3.5) { _ in
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in "tick" }
      }
      #expect(events == ["tick@10", "tick@20", "tick@30"])
    }

    @Test func `receives on the main queue before an action has settled`() async {
      let events = await marbles([(1, at: 0)], until: 0) {
        $0.receive(on: DispatchQueue.main).receive(on: RunLoop.main)
      }
      #expect(events == ["1@0"])
    }

    @Test func `passes on what a queue of the background has done`() async {
      let events = await marbles([(1, at: 0), (2, at: 1)], until: 2) {
        $0.receive(on: DispatchQueue.global()).map { $0 * 10 }.receive(on: DispatchQueue.main)
      }
      #expect(events == ["10@0", "20@10"])
    }
  }
}
