import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import AppDriver

/// Tests of what a display shows beside each other.
@Suite(.serialized, .exclusive) struct DisplayStackTests {
  private func elements(_ views: UIView...) async throws -> [DisplayElement] {
    let screen = UIViewController()
    let session = AppSession.fixture { screen }
    await session.launch()
    for view in views { screen.view.addSubview(view) }
    return try #require(session.display()).layers[0].panes[0].elements
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction { _ in })
    button.setTitle(title, for: .normal)
    return button
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func row(
    _ views: UIView..., distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = distribution
    return stack
  }

  private func column(_ views: UIView...) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }

  @Test func `views that constraints place beside each other are columns`() async throws {
    let (name, send, below) = (label("Name"), button("Send"), label("Below"))
    let (left, right) = (UIView(), UIView())
    left.addSubview(label("Left"))
    right.addSubview(label("Right"))
    let screen = UIViewController()
    let session = AppSession.fixture { screen }
    await session.launch()
    for view in [name, send, below, left, right] { screen.view.addSubview(view) }
    NSLayoutConstraint.activate([
      send.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
      below.topAnchor.constraint(equalTo: name.bottomAnchor),
      left.topAnchor.constraint(equalTo: below.bottomAnchor),
      left.rightAnchor.constraint(equalTo: right.leftAnchor),
    ])
    let elements = try #require(session.display()).layers[0].panes[0].elements
    #expect(elements.map { $0.columns.map(\.column) } == [[0], [1], [], [0], [1]])
    #expect(elements.map { $0.columns.first?.stack } == [0, 0, nil, 1, 1])
  }

  @Test func `a view that is also below another one isn't beside it`() async throws {
    let (first, second) = (label("First"), label("Second"))
    let screen = UIViewController()
    let session = AppSession.fixture { screen }
    await session.launch()
    for view in [first, second] { screen.view.addSubview(view) }
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor),
    ])
    let elements = try #require(session.display()).layers[0].panes[0].elements
    #expect(elements.map(\.columns) == [[], []])
  }

  @Test func `the elements of a horizontal stack are in its columns`() async throws {
    let elements = try await elements(
      column(
        row(button("A"), button("B"), distribution: .fillEqually),
        row(label("C"), label("D"), label("E"), distribution: .equalSpacing)), label("F"))
    #expect(elements.map(\.element.label) == ["A", "B", "C", "D", "E", "F"])
    #expect(
      elements.map(\.columns) == [
        [StackColumn(stack: 0, column: 0, distribution: .equal)],
        [StackColumn(stack: 0, column: 1, distribution: .equal)],
        [StackColumn(stack: 1, column: 0, distribution: .spaced)],
        [StackColumn(stack: 1, column: 1, distribution: .spaced)],
        [StackColumn(stack: 1, column: 2, distribution: .spaced)], [],
      ])
  }

  @Test func `a view without content takes space, but a hidden one doesn't`() async throws {
    let hidden = button("Hidden")
    hidden.isHidden = true
    let elements = try await elements(row(hidden, label("A"), UIView(), button("B")))
    #expect(
      elements.map(\.columns) == [
        [StackColumn(stack: 0, column: 0, spacers: [1])],
        [StackColumn(stack: 0, column: 2, spacers: [1])],
      ])
  }

  @Test func `stacks inside each other have a column each`() async throws {
    let elements = try await elements(
      row(column(row(label("A"), label("B"), label("C")), label("D")), button("E")))
    #expect(elements.map(\.element.label) == ["A", "B", "C", "D", "E"])
    #expect(elements.map { $0.columns.map(\.stack) } == [[0, 1], [0, 1], [0, 1], [0], [0]])
    #expect(
      elements.map { $0.columns.map(\.column) } == [[0, 0], [0, 1], [0, 2], [0], [1]])
  }

  @Test func `views with frames beside each other are in columns`() async throws {
    let views = [button("A"), button("B"), label("C")]
    for (place, view) in views.enumerated() {
      view.frame = CGRect(x: place * 100, y: place == 2 ? 60 : 10, width: 90, height: 40)
    }
    let elements = try await elements(views[0], views[1], views[2], label("D"))
    #expect(
      elements.map(\.columns) == [
        [StackColumn(stack: 0, column: 0)], [StackColumn(stack: 0, column: 1)], [], [],
      ])
  }

  @Test func `a label that names a control leaves it alone`() async throws {
    let elements = try await elements(row(label("Wi-Fi"), UISwitch()))
    #expect(elements.map(\.element.label) == ["Wi-Fi"])
    #expect(elements[0].columns.map(\.column) == [1])
  }

  @Test func `two labels beside each other are a value, which is in no column`() async throws {
    let elements = try await elements(row(label("Total"), label("42")))
    #expect(elements.map(\.element.value) == ["42"] && elements[0].columns.isEmpty)
  }
}
