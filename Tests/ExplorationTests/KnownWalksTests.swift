import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

@testable import Exploration

@Suite(.serialized, .exclusive, .onMainQueue) struct `Walks that are known` {
  /// What an app has been asked, and where its button leads.
  private final class Trace {
    var readings = 0
    var leadsToThree = false
  }

  private func walker(_ trace: Trace) -> Walker {
    let session = AppSession { _ in
      FixtureDelegate {
        UINavigationController(stack: [
          One("Home") { one in
            trace.readings += 1
            return [
              .button(
                Content.Button("Sheet") {
                  one.present(
                    trace.leadsToThree
                      ? Three("Three")
                      : Two("Two") { _ in
                        trace.readings += 1
                        return [.button(Content.Button("Nothing") {})]
                      }, animated: false)
                })
            ]
          }
        ])
      }
    }
    return Walker(ExplorationOptions(), Refinement(), session, ownsProcess: false)
  }

  /// Makes a walk of two choices, and returns what is known of them and where they have led.
  private func walk(_ walker: Walker) async throws -> (codes: [Int32], key: StateKey) {
    try #require(await walker.launch())
    var codes: [Int32] = []
    for kind in [Choice.Kind.tap, .tap] {
      let place = try #require(walker.reader.choices.firstIndex { $0.kind == kind })
      #expect(await walker.step(place, from: -1, judges: false) == .state)
      codes.append(Int32(place))
    }
    return (codes, walker.reader.key)
  }

  @Test func `known choices lead where they did, and nothing is read in between`() async throws {
    let trace = Trace()
    let walker = walker(trace)
    let (codes, key) = try await walk(walker)
    let (first, second) = (codes[0], codes[1])
    trace.readings = 0
    #expect(await walker.launch(before: first))
    let before = trace.readings
    #expect(before == 0)
    #expect(walker.walks.knowsStep(second, after: first))
    for (code, reads) in [(first, false), (second, true)] {
      let known = try #require(walker.walks.step(code))
      let step = PathStep(state: -1, choice: code)
      #expect(await walker.stepAgain(known, step, reads: reads))
    }
    // Each action looks for its element, and the end is read.
    #expect(trace.readings == 3)
    #expect(walker.reader.key == key)
    #expect(walker.reader.choices.contains { $0.kind == .tap })
  }

  @Test func `a known choice that leads elsewhere is forgotten, with all others`() async throws {
    let trace = Trace()
    let walker = walker(trace)
    let (codes, _) = try await walk(walker)
    trace.leadsToThree = true
    #expect(await walker.launch(before: codes[0]))
    let known = try #require(walker.walks.step(codes[0]))
    let step = PathStep(state: -1, choice: codes[0])
    #expect(await !walker.stepAgain(known, step, reads: true))
    #expect(walker.walks.step(codes[1]) == nil)
    #expect(await walker.launch(before: codes[0]))
    #expect(walker.walks.step(codes[0]) == nil)
  }

  @Test func `a choice that isn't there any more isn't made`() async throws {
    let trace = Trace()
    let walker = walker(trace)
    let (codes, _) = try await walk(walker)
    trace.leadsToThree = true
    #expect(await walker.launch(before: codes[0]))
    let first = try #require(walker.walks.step(codes[0]))
    #expect(await walker.stepAgain(first, PathStep(state: -1, choice: codes[0]), reads: false))
    let second = try #require(walker.walks.step(codes[1]))
    #expect(await !walker.stepAgain(second, PathStep(state: -1, choice: codes[1]), reads: true))
  }
}

extension Walker {
  fileprivate func launch(before code: Int32? = nil) async -> Bool {
    await AppSession.outsideJobs { self.launch(before: code) }
  }

  fileprivate func step(_ choice: Int, from state: Int32, judges: Bool) async -> Arrival {
    await AppSession.outsideJobs { self.step(choice, from: state, judges: judges) }
  }

  /// Makes a known choice again, and returns whether it has led to where it did.
  fileprivate func stepAgain(
    _ known: KnownWalks.Step, _ number: PathStep, reads: Bool
  ) async -> Bool {
    await AppSession.outsideJobs {
      self.step(WalkerStep(known, number, reads: reads)) == .state && self.walks.isHere
    }
  }
}

struct `Notes of known walks` {
  private func reading(_ number: UInt64) -> KnownWalks.Reading {
    KnownWalks.Reading(
      key: StateKey(first: number, second: 0), titles: 0, content: 0, isStart: false, openers: [])
  }

  private func step(_ code: Int32) -> KnownWalks.Step {
    KnownWalks.Step(
      choice: Choice(kind: .tap, place: code), code: code, actions: WalkStep([]), opener: 0)
  }

  private func noted(_ codes: [Int32]) -> KnownWalks {
    var walks = KnownWalks()
    walks.launch(reading(0))
    for code in codes {
      walks.go(code) { step(code) }
      walks.note(reading(UInt64(code)))
    }
    return walks
  }

  @Test func `a choice is known where it was made`() {
    var walks = noted([1, 2])
    walks.launch(reading(0))
    #expect(walks.step(1)?.code == 1)
    #expect(walks.step(2) == nil)
    #expect(walks.knowsStep(2, after: 1) && !walks.knowsStep(1, after: 2))
    #expect(walks.launch(before: 1) == reading(0))
    #expect(walks.launch(before: 2) == nil)
  }

  @Test func `a choice isn't known once the app is somewhere else`() {
    var walks = noted([1, 2])
    walks.leave()
    walks.go(3) { step(3) }
    #expect(!walks.isHere && walks.step(1) == nil)
  }

  @Test func `what shows something else is forgotten, and after some times not noted`() {
    var walks = noted([1, 2])
    walks.launch(reading(0))
    walks.go(1) { step(1) }
    walks.note(reading(9))
    #expect(!walks.isHere && walks.launch(before: 1) == nil)
    // Every other launch shows something else than what was noted before.
    for number in 0..<12 as Range<UInt64> { walks.launch(reading(number)) }
    walks.launch(reading(0))
    #expect(walks.isHere)
    for number in 0..<12 as Range<UInt64> { walks.launch(reading(number)) }
    walks.launch(reading(0))
    walks.launch(reading(0))
    #expect(!walks.isHere)
  }
}
