import AppDriver
import HeadlessUIKit
import TestSupport
import Testing

/// Tests of how elements look on a display.
@Suite(.serialized, .exclusive) struct DisplayLookTests {
  private func looks(_ views: UIView...) async throws -> [ElementLook] {
    let screen = UIViewController()
    let session = AppSession.fixture { screen }
    await session.launch()
    for view in views { screen.view.addSubview(view) }
    return try #require(session.display()).layers[0].panes[0].elements.map(\.look)
  }

  private func looks(
    @Content.Builder content: @escaping (FixtureScreen) -> [Content.Element]
  ) async throws -> [ElementLook] {
    let session = AppSession.fixture { FixtureScreen("Home", content: content) }
    await session.launch()
    return try #require(session.display()).layers[0].panes[0].elements.map(\.look)
  }

  @Test func `controls for numbers, dates, and choices look like their views`() async throws {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 2.5
    let dots = UIPageControl()
    dots.numberOfPages = 3
    dots.currentPage = 1
    let date = UIDatePicker()
    let wheels = UIDatePicker()
    wheels.preferredDatePickerStyle = .wheels
    #expect(
      try await looks(
        slider, UIStepper(), UISegmentedControl(items: ["A", "B"]), date, wheels, dots, UITextView()
      )
        == [
          .slider(0.25, from: 0, to: 10), .stepper, .segments, .date, .wheel,
          .pages(count: 3, current: 1), .textView,
        ])
  }

  @Test func `what shows a state looks like its view`() async throws {
    let progress = UIProgressView()
    progress.progress = 0.5
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let image = UIImageView(image: UIImage(systemName: "heart"))
    image.accessibilityLabel = "Favorite"
    let label = UILabel()
    label.text = "Hello"
    #expect(
      try await looks(progress, spinner, image, label) == [
        .progress(0.5), .spinner, .image, .label(lines: 1),
      ])
  }

  @Test func `buttons are plain, prominent, destructive, or images`() async throws {
    let action = UIAction { _ in }
    func button(_ title: String) -> UIButton {
      let button = UIButton(type: .system, primaryAction: action)
      button.setTitle(title, for: .normal)
      return button
    }
    var filled = UIButton.Configuration.filled()
    filled.title = "Filled"
    let colored = button("Colored")
    colored.backgroundColor = .systemBlue
    let destructive = button("Delete")
    destructive.role = .destructive
    let image = UIButton(type: .system, primaryAction: action)
    image.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(
      try await looks(
        button("Plain"), UIButton(configuration: filled, primaryAction: action), colored,
        destructive, image)
        == [.plain, .prominent, .prominent, .destructive, .image].map(ElementLook.button))
  }

  @Test func `a filled button that is red or destroys something is filled with red`() async throws {
    let action = UIAction { _ in }
    var filled = UIButton.Configuration.filled()
    filled.title = "Delete"
    let button = UIButton(configuration: filled, primaryAction: action)
    button.role = .destructive
    filled.baseBackgroundColor = .systemRed
    var tinted = UIButton.Configuration.tinted()
    tinted.title = "Delete"
    let light = UIButton(configuration: tinted, primaryAction: action)
    light.role = .destructive
    #expect(
      try await looks(button, UIButton(configuration: filled, primaryAction: action), light)
        == [.destructiveFilled, .destructiveFilled, .destructive].map(ElementLook.button))
  }

  @Test func `buttons have the background of their configuration`() async throws {
    let all: [UIButton.Configuration] = [
      .plain(), .borderless(), .tinted(), .borderedTinted(), .gray(), .bordered(), .filled(),
      .borderedProminent(),
    ]
    let screen = UIViewController()
    let session = AppSession.fixture { screen }
    await session.launch()
    for var configuration in all {
      configuration.title = "Go"
      screen.view.addSubview(
        UIButton(configuration: configuration, primaryAction: UIAction { _ in }))
    }
    let looks = try #require(session.display()).layers[0].panes[0].elements.map(\.look)
    let expected: [ButtonLook] = [
      .plain, .plain, .tinted, .tinted, .gray, .gray, .prominent, .prominent,
    ]
    #expect(looks == expected.map(ElementLook.button))
  }

  @Test func `a label has the number of lines that the app allows, or any`() async throws {
    let labels = [1, 3, 0].map { lines in
      let label = UILabel()
      label.text = "Hello"
      label.numberOfLines = lines
      return label
    }
    #expect(
      try await looks(labels[0], labels[1], labels[2]) == [
        .label(lines: 1), .label(lines: 3), .standard,
      ])
    let named = UIStackView(
      arrangedSubviews: [UILabel(), UILabel()].map {
        $0.text = "Name"
        return $0
      })
    #expect(try await looks(named) == [.label(lines: 1)])
  }

  @Test func `a button with a menu is one button; one that shows its choice is a menu`()
    async throws
  {
    let menu = UIMenu(children: ["Name", "Size"].map { UIAction(title: $0) { _ in } })
    let more = UIButton(type: .system)
    more.setTitle("More", for: .normal)
    more.menu = menu
    more.showsMenuAsPrimaryAction = true
    let sort = UIButton(type: .system)
    sort.menu = UIMenu(children: ["Up", "Down"].map { UIAction(title: $0) { _ in } })
    sort.showsMenuAsPrimaryAction = true
    sort.changesSelectionAsPrimaryAction = true
    let screen = UIViewController()
    let session = AppSession.fixture { screen }
    await session.launch()
    screen.view.addSubview(more)
    screen.view.addSubview(sort)
    let elements = try #require(session.display()).layers[0].panes[0].elements
    #expect(elements.map(\.element.label).first == "More" && elements.count == 2)
    #expect(elements[0].menu.map(\.label) == ["More: Name", "More: Size"])
    #expect(elements.map(\.look) == [.button(.plain), .menu])
  }

  @Test func `a field whose picker is in place of the keyboard looks like a field`() async throws {
    let field = UITextField()
    field.inputView = UIDatePicker()
    #expect(try await looks(field) == [.standard])
  }

  @Test func `a declared row that can be selected has a chevron, unless it is checked or a parent`()
    async throws
  {
    let rows = try await looks { _ in
      Content.Row("Open") {}
      Content.Row("Fixed")
      Content.Row("Chosen", detail: "✓") {}
      Content.Row("Parent", isExpanded: false) {}
    }
    #expect(
      rows == [
        .row(RowLook(accessory: .chevron, startsSection: true)), .row(RowLook()),
        .row(RowLook(accessory: .checkmark)), .row(RowLook()),
      ])
  }

  @Test func `a declared choice with a few short options has segments, otherwise a menu`()
    async throws
  {
    let few = ["Name", "Size"]
    let many = (1...5).map { "\($0)" }
    let long = ["A rather long option", "Another rather long option"]
    let choices = try await looks { _ in
      for options in [few, many, long] {
        Content.Choice("Sort", options: options, selectedIndex: 0) { _ in }
      }
    }
    #expect(choices == [.segments, .menu, .menu])
  }
}
