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
    return Walker(ExplorationOptions(), Refinement(), session, .suspending, ownsProcess: false)
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
