import AppDriver
import Foundation
import HeadlessUIKit
import Storefront
import TestSupport
import Testing

/// Tests of the layers and panes that a display shows.
@Suite(.serialized, .exclusive) struct DisplayLayerTests {
  private func layers(
    _ size: DeviceSize = .compact, presenting presented: UIViewController...,
    prepare: (UIViewController) -> Void = { _ in }
  ) async throws -> [DisplayLayer] {
    let root = FixtureScreen("Root")
    let session = AppSession(context: LaunchContext(size: size)) { _ in FixtureDelegate { root } }
    await session.launch()
    var top: UIViewController = root
    for next in presented {
      prepare(next)
      top.present(next, animated: false)
      top = next
    }
    return try #require(session.display()).layers
  }

  private func sheet(_ prepare: (UISheetPresentationController) -> Void) -> UIViewController {
    let screen = FixtureScreen("Sheet")
    if let sheet = screen.sheetPresentationController { prepare(sheet) }
    return screen
  }

  @Test func `three sheets on each other are layers over the root`() async throws {
    let layers = try await layers(
      presenting: FixtureScreen("A"), FixtureScreen("B"), FixtureScreen("C"))
    #expect(layers.map { $0.panes[0].title } == ["Root", "A", "B", "C"])
    #expect(layers.map(\.level) == [0, 1, 2, 3])
    #expect(layers[0].style == .full)
    #expect(layers[3].style == .sheet(height: 1, hasGrabber: false))
  }

  @Test func `a full-screen cover hides what is behind, unless it is seen through`() async throws {
    let cover = FixtureScreen("Cover")
    cover.modalPresentationStyle = .fullScreen
    var found = try await layers(presenting: cover)
    #expect(found.map(\.style) == [.full] && found[0].level == 1)
    let card = FixtureScreen("Card")
    card.modalPresentationStyle = .overFullScreen
    found = try await layers(presenting: card)
    #expect(found.map(\.style) == [.full, .full] && found.map(\.isSeenThrough) == [false, true])
    let opaque = FixtureScreen("Opaque")
    opaque.modalPresentationStyle = .overFullScreen
    found = try await layers(presenting: opaque) { $0.view.backgroundColor = .systemBackground }
    #expect(found.count == 1)
  }

  @Test func `a sheet has the height of its selected detent, or else of the first one`()
    async throws
  {
    let medium = sheet {
      $0.detents = [.medium(), .large()]
      $0.prefersGrabberVisible = true
    }
    #expect(
      try await layers(presenting: medium).last?.style == .sheet(height: 0.5, hasGrabber: true))
    let large = sheet {
      $0.detents = [.medium(), .large()]
      $0.selectedDetentIdentifier = .large
    }
    #expect(try await layers(presenting: large).last?.style == .sheet(height: 1, hasGrabber: false))
    let quarter = sheet { $0.detents = [.custom { $0.maximumDetentValue / 4 }] }
    #expect(
      try await layers(presenting: quarter).last?.style == .sheet(height: 0.25, hasGrabber: false))
  }

  @Test func `a popover is a sheet in compact width`() async throws {
    func popover() -> UIViewController {
      let screen = FixtureScreen("Menu")
      screen.modalPresentationStyle = .popover
      screen.popoverPresentationController?.sourceView = UIView()
      return screen
    }
    #expect(try await layers(.regular, presenting: popover()).last?.style == .popover)
    #expect(
      try await layers(presenting: popover()).last?.style == .sheet(height: 1, hasGrabber: false))
  }

  @Test func `an alert has its title, its message, and its buttons with their styles`() async throws
  {
    let alert = UIAlertController(title: nil, message: "Sure?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Later", style: .default))
    let layer = try #require(try await layers(presenting: alert).last)
    #expect(layer.style == .alert && layer.panes[0].title == "")
    let elements = layer.panes[0].elements
    #expect(elements.map(\.element.label) == ["Sure?", "Keep", "Delete", "Later"])
    #expect(
      elements.dropFirst().map(\.look) == [
        .button(.cancel), .button(.destructive), .button(.plain),
      ])
    let actions = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    let sheet = try #require(try await layers(presenting: actions).last)
    #expect(sheet.style == .actionSheet && sheet.panes[0].title == "Share")
  }

  private func split(
    _ style: UISplitViewController.Style, _ prepare: (UISplitViewController) -> Void = { _ in }
  ) async throws -> DisplayLayer {
    let split = UISplitViewController(style: style)
    split.setViewController(FixtureScreen("Primary"), for: .primary)
    if style == .tripleColumn {
      split.setViewController(FixtureScreen("Middle"), for: .supplementary)
    }
    split.setViewController(FixtureScreen("Detail"), for: .secondary)
    prepare(split)
    let session = AppSession(context: LaunchContext(size: .regular)) { _ in
      FixtureDelegate { split }
    }
    await session.launch()
    return try #require(session.display()?.layers.first)
  }

  @Test func `columns have their widths, and hidden ones aren't shown`() async throws {
    var layer = try await split(.doubleColumn)
    #expect(layer.panes.map(\.title) == ["Primary", "Detail"])
    #expect(layer.panes.map(\.width) == [320, nil])
    #expect(layer.panes.map { $0.bar?.title } == ["Primary", "Detail"] && layer.bar == nil)
    layer = try await split(.doubleColumn) { $0.preferredPrimaryColumnWidth = 250 }
    #expect(layer.panes.map(\.width) == [250, nil])
    layer = try await split(.doubleColumn) { $0.preferredDisplayMode = .secondaryOnly }
    #expect(layer.panes.map(\.title) == ["Detail"])
    layer = try await split(.tripleColumn)
    #expect(layer.panes.map(\.title) == ["Primary", "Middle", "Detail"])
    layer = try await split(.tripleColumn) { $0.preferredDisplayMode = .oneBesideSecondary }
    #expect(layer.panes.map(\.title) == ["Middle", "Detail"])
    layer = try await split(.tripleColumn) {
      $0.preferredDisplayMode = .oneBesideSecondary
      $0.show(.primary)
    }
    #expect(layer.panes.map(\.title) == ["Primary", "Middle", "Detail"])
    layer = try await split(.doubleColumn) { $0.primaryEdge = .trailing }
    #expect(layer.panes.map(\.title) == ["Detail", "Primary"])
  }

  @Test func `a narrow display has panes below each other, and a wide one beside each other`()
    async throws
  {
    for (size, isStacked) in [(DeviceSize.compact, true), (.regular, false)] {
      let container = SideBySide("Both", FixtureScreen("A"), FixtureScreen("B"))
      let session = AppSession(context: LaunchContext(size: size)) { _ in
        FixtureDelegate { container }
      }
      await session.launch()
      #expect(session.display()?.layers[0].stacksPanes == isStacked)
    }
  }

  @Test func `tabs are shown with their badges, but not if the bar is hidden`() async throws {
    let tabs = UITabBarController()
    let inbox = FixtureScreen("Inbox")
    inbox.tabBarItem.badgeValue = "3"
    let sub = FixtureScreen("Sub")
    sub.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(stack: [inbox])
    tabs.viewControllers = [stack, FixtureScreen("Sent")]
    let session = AppSession.fixture { tabs }
    await session.launch()
    let shown = try #require(session.display()?.layers[0].tabs)
    #expect(shown.titles == ["Inbox", "Sent"] && shown.selectedIndex == 0 && shown.isReachable)
    stack.pushViewController(sub, animated: false)
    _ = await session.perform(.foreground)
    #expect(session.display()?.layers[0].tabs == nil)
  }

  @Test func `what stands on a Storefront screen is on its display`() async throws {
    for size in DeviceSize.allCases {
      let session = AppSession(context: LaunchContext(size: size)) { _ in AppDelegate() }
      await session.launch()
      let screen = try #require(session.screen())
      let panes = try #require(session.display()?.layers.last).panes
      for (pane, shown) in zip(screen.panes, panes) {
        let all = shown.elements + shown.toolbar
        let bar = shown.bar.map { $0.leading + $0.titleView + $0.trailing + $0.accessories } ?? []
        let elements = (all + bar).flatMap { [$0.element] + $0.menu }
        #expect(Set(pane.elements).isSubset(of: Set(elements)))
      }
    }
  }
}
