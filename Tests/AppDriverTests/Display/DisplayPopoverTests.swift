import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import AppDriver

/// Tests of what popovers on a display point at.
@Suite(.serialized, .exclusive) struct DisplayPopoverTests {
  private final class Anchors: UITableViewController {
    let button = UIButton(type: .system, primaryAction: UIAction { _ in })
    var count = 5
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("More", for: .normal)
      tableView.tableHeaderView = button
      navigationItem.rightBarButtonItem = item
    }
    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ table: UITableView, cellForRowAt path: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {}
  }

  private var layers: [DisplayLayer] = []

  private mutating func layer(
    _ presented: UIViewController = FixtureScreen("Popover"), size: DeviceSize = .regular,
    over anchors: Anchors = Anchors(), _ prepare: (Anchors, UIPopoverPresentationController) -> Void
  ) async throws -> DisplayLayer {
    let session = AppSession(context: LaunchContext(size: size)) { _ in
      FixtureDelegate { UINavigationController(rootViewController: anchors) }
    }
    await session.launch()
    if !(presented is UIAlertController) { presented.modalPresentationStyle = .popover }
    // In compact width, an action sheet has none.
    if let popover = presented.popoverPresentationController { prepare(anchors, popover) }
    anchors.present(presented, animated: false)
    layers = try #require(session.display()?.layers)
    return try #require(layers.last)
  }

  private func target(_ layer: DisplayLayer) -> ElementTarget? {
    if case .element(let target) = layer.popover?.anchor { target } else { nil }
  }

  @Test mutating func `a popover points at the button, bar button, or row that is its anchor`()
    async throws
  {
    var layer = try await layer { $1.barButtonItem = $0.item }
    #expect(layer.style == .popover && target(layer)?.kind == .button)
    #expect(target(layer)?.ordinal == 1)
    layer = try await self.layer { $1.sourceItem = $0.item }
    #expect(target(layer)?.ordinal == 1)
    layer = try await self.layer { $1.sourceView = $0.button }
    #expect(target(layer)?.kind == .button && target(layer)?.ordinal == 0)
    layer = try await self.layer {
      $1.sourceView = $0.tableView.cellForRow(at: IndexPath(row: 3, section: 0))
    }
    #expect(target(layer)?.kind == .row && target(layer)?.ordinal == 3)
    #expect(layer.popover?.arrows == DisplayPopover.Arrow.allCases)
  }

  @Test mutating func `the label of an anchor isn't in the snapshot, which may be redacted`()
    async throws
  {
    let layer = try await layer { $1.barButtonItem = $0.item }
    #expect(target(layer)?.label == "")
  }

  @Test mutating func `a popover points at an area of a view that isn't an element`() async throws {
    let layer = try await layer {
      $1.sourceView = $0.view
      $1.sourceRect = CGRect(x: 300, y: 400, width: 10, height: 20)
      $1.permittedArrowDirections = [.up, .down]
    }
    guard case .area(_, 300, 400, 10, 20) = layer.popover?.anchor else {
      Issue.record("\(String(describing: layer.popover))")
      return
    }
    #expect(layer.popover?.arrows == [.up, .down])
  }

  @Test mutating func `a popover and a form sheet have the size that they ask for`() async throws {
    let screen = FixtureScreen("Popover")
    let stack = UINavigationController(rootViewController: screen)
    screen.preferredContentSize = CGSize(width: 250, height: 0)
    let layer = try await layer(stack) { $1.barButtonItem = $0.item }
    #expect(layer.preferredSize == PreferredSize(width: 250, height: 0))
    #expect(try await self.layer { $1.barButtonItem = $0.item }.preferredSize == nil)
  }

  @Test mutating func `a list behind a popover fills a large display`() async throws {
    let anchors = Anchors()
    anchors.count = 100
    _ = try await layer(over: anchors) { $1.barButtonItem = $0.item }
    #expect(layers[0].panes[0].elements.count { $0.element.kind == .row } > 25)
  }

  @Test mutating func `an action sheet is in a popover in regular width only`() async throws {
    for size in DeviceSize.allCases {
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      let layer = try await layer(sheet, size: size) { $1.barButtonItem = $0.item }
      #expect(layer.style == .actionSheet)
      #expect((layer.popover != nil) == (size == .regular))
    }
  }
}
