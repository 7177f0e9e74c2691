import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Exploration

@Suite(.serialized, .exclusive, .onMainQueue) struct `A second quick tap` {
  private var options: ExplorationOptions {
    var options = ExplorationOptions()
    options.tapsTwice = true
    options.checksSizes = false
    return options
  }

  /// Returns the findings of an app with one screen.
  private func findings(
    @Content.Builder _ content: @escaping (InlineScreen) -> [Content.Element]
  ) async -> [String] {
    await explore(options) {
      UINavigationController(rootViewController: One("Home", content: content))
    }.findings.filter { $0.kind == .quickTap }.map {
      "\($0.message): \(words($0.walk))" + ($0.ways > 1 ? ", \($0.ways) ways" : "")
    }
  }

  @Test
  func `is a finding where it pushes, presents or opens again, and not where the app ignores it`()
    async
  {
    let found = await findings { one in
      Content.Button("Push") { one.push(Two("Two")) }
      Content.Button("Guarded") {
        if one.transitionCoordinator == nil { one.push(Three("Three")) }
      }
      Content.Button("Once") { [weak one] in
        guard let one, one.presentedViewController == nil else { return }
        one.present(Four("Four"), animated: true)
      }
      Content.Button("Twice") {
        one.push(Two("Two"))
        one.push(Two("Two"))
      }
      Content.Button("Both") {
        UIApplication.shared.open(URL(string: "https://a.example")!)
        if one.transitionCoordinator == nil { one.push(Three("Three")) }
      }
      Content.Row("Row") { one.push(Three("Three")) }
    }
    #expect(
      found.sorted() == [
        "opens https://a.example twice: tap Both 2 times",
        "pushes Three twice: tap Row 2 times, 3 ways",
      ])
  }

  @Test func `says how often it does something, and isn't one if one tap never does it`()
    async
  {
    let twice = await findings { one in
      Content.Button("Twice") {
        one.push(Two("Two"))
        one.push(Two("Two"))
      }
    }
    #expect(twice == ["pushes Two 4 times, not 2: tap Twice 2 times"])
    let second = await findings { one in
      Content.Button("Select") {
        if one.view.tag == 1 { one.push(Two("Two")) }
        one.view.tag = 1
      }
    }
    #expect(second == [])
  }

  @Test func `is a finding where UIKit refuses it, or where it ends the app`() async {
    let page = Two("Two")
    let found = await findings { one in
      Content.Button("Alert") {
        let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        one.present(alert, animated: true)
      }
      Content.Button("Page") {
        if page.parent == nil || one.transitionCoordinator != nil { one.push(page) }
      }
    }
    #expect(found.contains { $0.hasPrefix("UIKit warns: Attempt to present UIAlertController") })
    #expect(
      found.contains {
        $0.hasPrefix("ends the app: Pushing the same view controller instance more than once")
          && $0.hasSuffix(": tap Page 2 times")
      })
  }

  @Test func `that ends its process is a finding, too`() async throws {
    let explorer = AppExplorer { _ in
      FixtureDelegate {
        UINavigationController(
          rootViewController: One("Home") { one in
            Content.Button("Two") { one.push(Two("Two")) }
          })
      }
    }
    let worker = LosingWorker(explorer) { request, _ in
      if case .prove(let suspicion, _) = request, suspicion.verdict.kind == .quickTap {
        return ProcessLoss(mark: 0, isHang: false, cause: "trap", message: "it trapped")
      }
      return nil
    }
    let exploration = Exploration(options, worker)
    try await exploration.run()
    explorer.end()
    let finding = try #require(exploration.map.findings.first)
    #expect(finding.message == "ends the app: it trapped" && finding.subject == "crash")
    #expect(words(finding.walk) == "tap Two 2 times")
  }
}
