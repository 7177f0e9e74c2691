import AppDriver
import CombinePublishers
import Foundation
import Testing
import UIKit

import class SearchApp.AppDelegate

extension `With an app` {
  @MainActor @Suite(.serialized) struct `that is written with Combine` {
    private let session = AppSession { _ in SearchApp.AppDelegate() }

    private func tap(_ label: String) async {
      guard let target = session.target(.button, label) else {
        return #expect(Bool(false), "no button \(label): \(String(describing: session.screen()))")
      }
      _ = await session.perform(.tap(target))
    }

    private var texts: [String] {
      session.screen()?.panes.flatMap(\.elements).filter { $0.kind == .text }
        .map { $0.value ?? $0.label } ?? []
    }

    @Test func `a search begins a second after the last letter`() async {
      ProcessClock.current = .virtual(from: Date(timeIntervalSince1970: 1_000_000))
      defer { ProcessClock.current = .real }
      await session.launch()
      await tap("Search")
      await tap("B")
      #expect(texts.isEmpty)
      _ = await session.perform(.wait(seconds: 0.9))
      #expect(texts.isEmpty)
      _ = await session.perform(.wait(seconds: 0.2))
      #expect(texts == ["Barney, Betty"])
      #expect(session.leaks.isEmpty)
    }

    @Test func `a value for the run loop arrives while the app settles`() async {
      await session.launch()
      let subject = PassthroughSubject<Int, Never>()
      var values: [Int] = []
      let cancellable = subject.receive(on: RunLoop.main).sink { values.append($0) }
      let received = await AppSession.outsideJobs {
        session.settle()
        subject.send(1)
        session.settle()
        return values
      }
      #expect(received == [1])
      cancellable.cancel()
    }

    @Test func `a screen that its subscriptions hold weakly is released`() async {
      await session.launch()
      await tap("Search")
      _ = await session.perform(.back(steps: 1))
      #expect(session.leaks.isEmpty)
    }

    @Test(arguments: [
      (
        "Hold",
        "SearchViewController.cancellables (member) → AnyCancellable.… → sink.receiveValue"
          + " (closure, SearchViewController.swift:43) → SearchViewController"
      ),
      (
        "Listen",
        "AppDelegate.messages → PassthroughSubject<String, Never>.… → sink.receiveValue"
          + " (closure, SearchViewController.swift:47) → SearchViewController"
      ),
    ])
    func `a subscription that keeps its screen is in the leak's path`(
      button: String, path: String
    ) async throws {
      await session.launch()
      await tap(button)
      _ = await session.perform(.back(steps: 1))
      let leak = try #require(session.leaks.first)
      #expect(leak.path.map { "\($0)" } == path)
    }
  }
}
