import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ViewContentTests {
    /// Describes the elements of a page, one to a line.
    static func lines(_ page: UIViewController) -> [String] {
      page.content.map { element in
        switch element {
        case .text(let text): text.name.map { "\($0): \(text.text)" } ?? text.text
        case .button(let button): "[\(button.title)]" + (button.isEnabled ? "" : " off")
        case .field(let field): "\(field.name)=\(field.isSecure ? "…" : field.text)"
        case .toggle(let toggle): "\(toggle.name) \(toggle.isOn ? "on" : "off")"
        case .choice(let choice):
          "\(choice.name) "
            + (choice.values?.text ?? "\(choice.options) \(choice.selectedIndex ?? -1)")
        default: "?"
        }
      }
    }

    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }

    @Test func `a form reads in order, with names from placeholders and labels`() {
      let app = App()
      let (email, password) = (UITextField(), UITextField())
      email.placeholder = "Email"
      email.text = "fred@example.org"
      password.isSecureTextEntry = true
      let terms = UISwitch()
      terms.isOn = true
      let hidden = label("hidden")
      hidden.isHidden = true
      let button = UIButton(type: .system)
      button.setTitle("Log In", for: .normal)
      button.isEnabled = false
      let page = app.page(
        label("Welcome"), email, label("Password"), password, label("Terms"), terms, hidden, button)
      #expect(
        Self.lines(page) == [
          "Welcome", "Email=fred@example.org", "Password=…", "Terms on", "[Log In] off",
        ])
    }

    @Test func `a stack reads its arranged views, and two labels side by side are a named value`() {
      let app = App()
      let pair = UIStackView(arrangedSubviews: [label("Phone"), label("555")])
      let (one, two) = (label("one"), label("two"))
      let stack = UIStackView(arrangedSubviews: [one, two, pair])
      stack.axis = .vertical
      stack.insertArrangedSubview(two, at: 0)
      let page = app.page(stack)
      #expect(Self.lines(page) == ["two", "one", "Phone: 555"])
      two.removeFromSuperview()
      #expect(stack.arrangedSubviews == [one, pair])
      stack.removeArrangedSubview(one)
      #expect(stack.subviews.contains(one) && Self.lines(page) == ["Phone: 555", "one"])
    }

    @Test func `a button is named by accessibility, title, texts, image, or property`() {
      final class Owner: UIViewController {
        let addToCartButton = UIButton()
        lazy var likeButton = UIButton()
      }
      let app = App()
      let buttons = (0..<4).map { _ in UIButton() }
      buttons[0].setTitle("Buy", for: .normal)
      buttons[0].accessibilityLabel = "Buy now"
      buttons[1].setTitle("Sell", for: .normal)
      buttons[2].addSubview(label("Inside"))
      buttons[3].setImage(UIImage(systemName: "trash"), for: .normal)
      let owner = Owner()
      for button in buttons + [owner.addToCartButton, owner.likeButton] {
        owner.view.addSubview(button)
      }
      app.show(owner)
      #expect(
        Self.lines(owner) == [
          "[Buy now]", "[Sell]", "[Inside]", "[Delete]", "[Add To Cart]", "[Like]",
        ])
    }

    @Test func `a menu that selects is a choice, and another one is a button for each action`() {
      let app = App()
      var chosen: [String] = []
      let actions = ["Name", "Price"].map { title in
        UIAction(title: title) { chosen.append($0.title) }
      }
      let sort = UIButton(type: .system)
      sort.menu = UIMenu(title: "Sort", children: actions)
      sort.showsMenuAsPrimaryAction = true
      sort.changesSelectionAsPrimaryAction = true
      let more = UIButton(configuration: .plain())
      more.setTitle("More", for: .normal)
      more.showsMenuAsPrimaryAction = true
      more.menu = UIMenu(children: [
        UIAction(title: "Share", attributes: .disabled) { _ in },
        UIMenu(
          options: .displayInline,
          children: [UIAction(title: "Delete") { _ in chosen.append("delete") }]),
      ])
      let page = app.page(sort, more)
      #expect(
        Self.lines(page) == [
          "Sort [\"Name\", \"Price\"] 0", "[More: Share] off", "[More: Delete]",
        ])
      for element in page.content {
        if case .choice(let choice) = element { choice.pick(1) }
        if case .button(let button) = element { button.tap() }
      }
      #expect(chosen == ["Price", "delete"] && sort.currentTitle == "Price")
      #expect(sort.menu?.selectedElements == [actions[1]])
    }

    @Test func `controls of the app's own are buttons, named by the texts inside`() {
      let app = App()
      let (card, plain) = (UIControl(), UIControl())
      var taps = 0
      card.addSubview(label("Silk top"))
      card.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      plain.addSubview(label("plain"))
      let page = app.page(card, plain)
      #expect(Self.lines(page) == ["[Silk top]", "plain"])
      if case .button(let button)? = page.content.first { button.tap() }
      #expect(taps == 1)
    }

    @Test func `accessibility wins where the app sets it`() {
      let app = App()
      let card = UIView()
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Fred, manager"
      card.addSubview(label("Fred"))
      let button = UIButton()
      button.setTitle("Call", for: .normal)
      card.addSubview(button)
      let group = UIView()
      let (one, two) = (label("one"), label("two"))
      group.addSubview(one)
      group.addSubview(two)
      let part = UIAccessibilityElement(accessibilityContainer: group)
      part.accessibilityLabel = "Chart"
      part.accessibilityValue = "3 bars"
      group.accessibilityElements = [two, part]
      let secret = label("secret")
      secret.accessibilityElementsHidden = true
      one.accessibilityIdentifier = "first"
      let page = app.page(card, group, secret)
      #expect(Self.lines(page) == ["Fred, manager", "[Call]", "two", "Chart: 3 bars"])
    }

    @Test func `progress, pages, a spinner, and named images are texts`() {
      let app = App()
      let spinner = UIActivityIndicatorView(style: .large)
      let progress = UIProgressView()
      progress.progress = 0.4
      let pages = UIPageControl()
      pages.numberOfPages = 5
      pages.currentPage = 1
      let (named, plain) = (UIImageView(), UIImageView(image: UIImage(named: "logo")))
      named.accessibilityLabel = "A cat"
      let page = app.page(spinner, progress, pages, named, plain, UITextView())
      if case .field? = page.content.last {} else { Issue.record("no field") }
      #expect(Self.lines(page).dropLast() == ["progress: 40 %", "page: 2 of 5", "A cat"])
      spinner.startAnimating()
      #expect(Self.lines(page).first == "loading" && !spinner.isHidden)
      spinner.stopAnimating()
      #expect(spinner.isHidden)
    }
  }
}
