import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of what only a display shows: images without words, and the forms of lists and cells.
@Suite(.serialized, .exclusive) struct DisplayDecorationTests {
  private let screen = UIViewController()

  private func launch(_ views: UIView...) async -> AppSession {
    let session = AppSession.fixture { screen }
    await session.launch()
    for view in views { screen.view.addSubview(view) }
    return session
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func image(_ name: String) -> UIImageView {
    UIImageView(image: UIImage(systemName: name))
  }

  private func elements(_ session: AppSession) throws -> [DisplayElement] {
    try #require(session.display()).layers[0].panes[0].elements
  }

  @Test func `an image without words is on the display, but isn't an element`() async throws {
    let session = await launch(image("heart"), label("Hello"), UIImageView())
    let elements = try elements(session)
    #expect(elements.map(\.element.ordinal) == [-1, 0] && elements[0].isDecoration)
    #expect(elements.map(\.look) == [.image, .label(lines: 1)])
    let words = try #require(session.screen()).elements
    #expect(words.map(\.label) == ["Hello"])
  }

  @Test func `an image that fills the screen behind other views isn't a picture of its own`()
    async throws
  {
    let (byFrame, byConstraints, beside) = (image("heart"), image("star"), image("bell"))
    let session = await launch(byFrame, byConstraints, beside, label("Hello"))
    byFrame.frame = screen.view.bounds
    let guide = screen.view.safeAreaLayoutGuide
    byConstraints.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      byConstraints.topAnchor.constraint(equalTo: guide.topAnchor),
      screen.view.bottomAnchor.constraint(equalTo: byConstraints.bottomAnchor),
      byConstraints.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      byConstraints.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      beside.topAnchor.constraint(equalTo: guide.topAnchor),
      beside.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
    ])
    #expect(try elements(session).map(\.element.label) == ["Notifications", "Hello"])
  }

  @Test func `an image that alone fills the screen is on the display`() async throws {
    let photo = image("heart")
    let session = await launch(photo)
    photo.frame = screen.view.bounds
    #expect(try elements(session).map(\.look) == [.image])
  }

  @Test func `an image between a label and its control changes the name of neither`() async throws {
    let session = await launch(label("Alerts"), image("bell"), UISwitch())
    #expect(try elements(session).map(\.element.label) == ["Notifications", "Alerts"])
  }

  @Test func `an image in a tapped view or in a row isn't drawn beside it`() async throws {
    let card = UIView()
    card.addSubview(image("heart"))
    card.addSubview(label("Open"))
    card.addGestureRecognizer(UITapGestureRecognizer(target: card, action: Selector("open")))
    let session = await launch(card)
    #expect(try elements(session).map(\.element.label) == ["Open"])
  }
}
