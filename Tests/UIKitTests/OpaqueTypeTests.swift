import AppDriver
import GlobeApp
import TestSupport
import Testing
import UIKit

@Suite(.serialized, .exclusive) struct `Types of a module that doesn't exist here` {
  private func launched() async -> AppSession {
    let session = AppSession { _ in GlobeAppDelegate() }
    await session.launch()
    return session
  }

  private func texts(_ session: AppSession) -> [String] {
    session.screen()?.panes.flatMap(\.elements).filter { $0.kind == .text }
      .map { $0.value ?? $0.label } ?? []
  }

  private func warnings(_ session: AppSession) -> [String] {
    session.events(in: 0..<session.eventCount).filter { $0.kind == .warning }
      .compactMap(\.detail).map { String($0.prefix { $0 != "," && $0 != ";" }) }
  }

  @Test func `leave the app its screens, which say what isn't there`() async {
    let session = await launched()
    #expect(session.screen()?.stack == ["Globe"])
    #expect(texts(session) == ["GlobeView of GlobeKit isn't available here", "signed out"])
    #expect(
      warnings(session) == [
        "not available here: GlobeSession.shared.currentUser of GlobeKit",
        "not available here: the elements of GlobeSession.shared.places of GlobeKit",
        "not available here: GlobeSession.shared.listen(for:_:) of GlobeKit",
      ])
  }

  @Test func `do nothing, and say so where the app waits for an answer`() async {
    let session = await launched()
    #expect(await session.tap("Sign in").isDone)
    #expect(texts(session).last == "signing in")
    #expect(
      warnings(session).last
        == "not available here: GlobeSession.shared.signIn(withEmail:password:_:) of GlobeKit")
    let line = session.events(in: 0..<session.eventCount).last { $0.kind == .warning }?.detail
    #expect(line?.contains(/, GlobeApp\.swift:\d+/) == true, "\(line ?? "")")
    #expect(await session.tap("Spin").isDone)
    #expect(texts(session).last == "(GlobeSession.shared.status of GlobeKit isn't available here)")
  }

  @Test func `have screens with their own content`() async {
    let session = await launched()
    #expect(await session.tap("Places").isDone)
    #expect(session.screen()?.stack == ["Globe", "Places by name"])
    #expect(texts(session) == ["GlobeListViewController of GlobeKit isn't available here"])
  }

  @Test func `end the app where it needs a value of theirs`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let session = AppSession { _ in GlobeAppDelegate() }
      await session.launch()
      _ = await session.tap("Count")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("not available here: GlobeSession.shared.count(of:) of GlobeKit"))
    #expect(text.contains("GlobeApp.swift:") && !text.contains("FlowshUnavailable.swift:"))
  }
}
