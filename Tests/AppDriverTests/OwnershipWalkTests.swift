import AppDriver
import Contacts
import HeadlessUIKit
import OwnersApps
import Storefront
import TestSupport
import Testing

/// Tests that perform random actions in several apps and check the coordinator tree after each one.
@Suite(.serialized, .exclusive) struct `No coordinator is both in charge and leaked` {
  enum App: String, CaseIterable {
    case contacts, storefront, owners, sharers

    @MainActor func delegate() -> any UIApplicationDelegate {
      switch self {
      case .contacts: Contacts.AppDelegate()
      case .storefront: Storefront.AppDelegate()
      case .owners: OwnersDelegate()
      case .sharers: OwnersDelegate(sharing: true)
      }
    }
  }

  private let steps = 60

  @Test(arguments: App.allCases, [true, false])
  func `at any time`(app: App, tracing: Bool) async {
    let session = AppSession { _ in app.delegate() }
    session.tracesCalls = tracing
    await session.launch()
    let wanderer = Wanderer(session, seed: 0x2545_F491_4F6C_DD1D)
    var last: [UserAction] = []
    for _ in 0..<steps {
      last.append(await wanderer.step().0)
      if session.crash != nil { await session.launch() }
      let contradictions = contradictions(session)
      guard contradictions.isEmpty else {
        Issue.record("\(contradictions) after \(last.suffix(12))")
        return
      }
      if session.leaks.count > 12 { await session.launch() }
    }
  }

  private func contradictions(_ session: AppSession) -> [String] {
    var found: [String] = []
    func visit(_ coordinator: CoordinatorSnapshot) {
      if coordinator.isLeftBehind, coordinator.isInCharge || !coordinator.screens.isEmpty {
        found.append("\(coordinator.type) has leaked but is responsible for \(coordinator.screens)")
      }
      coordinator.children.forEach(visit)
    }
    guard let snapshot = session.snapshot(rowLimit: 0) else { return [] }
    snapshot.coordinators.forEach(visit)
    let inCharge = line(snapshot.coordinators)
    let flow = snapshot.screen.flow
    if inCharge != flow { found.append("tree \(inCharge), flow \(flow)") }
    return found
  }

  /// Returns the types of the coordinators on the path to the one in charge.
  private func line(_ coordinators: [CoordinatorSnapshot]) -> [String] {
    for coordinator in coordinators {
      let below = line(coordinator.children)
      if coordinator.isInCharge || !below.isEmpty { return [coordinator.type] + below }
    }
    return []
  }
}
