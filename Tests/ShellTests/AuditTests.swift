import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct AuditTests {
  private final class Form: UIViewController {
    let closeButton = UIButton(type: .custom)
    var buttons: [UIButton] = []

    func tapped(_ tap: UITapGestureRecognizer) {}

    override func viewDidLoad() {
      super.viewDidLoad()
      for button in buttons + [closeButton] {
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        view.addSubview(button)
      }
    }
  }

  private func walker(
    _ titles: [String], title: String?, label: String?,
    change: @escaping @MainActor (Form) -> Void = { _ in }
  ) async -> Walker {
    await Walker.on(
      .root {
        let form = Form()
        form.title = title
        form.closeButton.accessibilityLabel = label
        form.buttons = titles.map { title in
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          return button
        }
        let navigation = UINavigationController(rootViewController: form)
        form.loadViewIfNeeded()
        change(form)
        return navigation
      })
  }

  @Test func `names a screen without title, a button without label, and buttons of the same name`()
    async
  {
    let walker = await walker(["Edit", "Save", "Edit"], title: nil, label: nil)
    let printed = await walker.output(of: "audit")
    #expect(
      printed == """
        the navigation bar has no title; set the title of the view controller
        the button "Close" has no label for VoiceOver; set its title or accessibilityLabel
        2 buttons are called "Edit"; give each an accessibilityLabel of its own


        """)
    #expect(
      await walker.script("expect no issues").first?.contains("the navigation bar has no title")
        == true)
    await walker.expect("expect issues")
  }

  @Test func `finds nothing wrong where each button has a name, and the bar a title or a view`()
    async
  {
    let walker = await walker(["Edit"], title: "Form", label: "Close")
    await walker.expect("audit; expect no issues")
    #expect(await walker.output(of: "audit") == "nothing is wrong\n\n")
    let other = await self.walker(["Edit"], title: nil, label: "Close") { form in
      form.navigationItem.titleView = UILabel()
    }
    #expect(await other.output(of: "audit") == "nothing is wrong\n\n")
  }

  @Test func `doesn't ask an alert, a screen without a bar or one of the system for a title`() async
  {
    let walker = await walker(["Edit"], title: nil, label: "Close") { form in
      form.navigationController?.isNavigationBarHidden = true
      form.buttons[0].addAction(
        UIAction { [weak form] _ in
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          form?.present(alert, animated: false)
        }, for: .touchUpInside)
    }
    await walker.expect("expect no issues; tap Edit; expect button OK; expect no issues")
  }

  /// Returns the issues of a screen with some views, one a line.
  private func issues(
    change: @escaping @MainActor (Form) -> Void
  ) async -> [String] {
    let walker = await walker(["Edit"], title: "Form", label: "Close", change: change)
    let lines = await walker.output(of: "audit").split(separator: "\n").map(String.init)
    return lines == ["nothing is wrong"] ? [] : lines
  }

  /// An image of one pixel, without words.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"
    + "gg=="

  @Test func `names fields and images that can't be read out`() async {
    let (field, image, note) = (UITextField(), UIImageView(image: UIImage()), UITextView())
    let walker = await walker(["Edit"], title: "Form", label: "Close") { form in
      image.isAccessibilityElement = true
      image.accessibilityIdentifier = "logo"
      // Images are no elements by themselves, and what is hidden isn't read out.
      for view in [field, image, note, UIImageView(image: UIImage()), UISearchBar()] {
        form.view.addSubview(view)
      }
      let hidden = UITextField()
      hidden.isHidden = true
      form.view.addSubview(hidden)
    }
    #expect(
      await walker.output(of: "audit") == """
        the field "Field" has no label for VoiceOver; set its placeholder or accessibilityLabel
        the image "Image" has no label for VoiceOver; set its accessibilityLabel
        the field "Text" has no label for VoiceOver; set its placeholder or accessibilityLabel


        """)
    field.placeholder = "Name"
    image.accessibilityLabel = "Logo"
    note.accessibilityLabel = "Note"
    await walker.expect("expect no issues")
  }

  @Test func `a label beside a control isn't one for VoiceOver`() async {
    let found = await issues { form in
      for control in [UISwitch(), UISlider(), UITextField()] {
        let label = UILabel()
        label.text = "\(type(of: control))"
        form.view.addSubview(label)
        form.view.addSubview(control)
      }
    }
    #expect(
      found == [
        #"the switch "UISwitch" has no label for VoiceOver; set its accessibilityLabel"#,
        #"the field "UISlider" has no label for VoiceOver; set its placeholder or accessibilityLabel"#,
        #"the field "UITextField" has no label for VoiceOver; set its placeholder or accessibilityLabel"#,
      ])
  }

  @Test func `UIKit names a stepper's buttons, pickers, dots and a search bar itself`() async {
    let found = await issues { form in
      let dots = UIPageControl()
      dots.numberOfPages = 3
      for view in [UIStepper(), UIDatePicker(), dots, UISearchBar(), UIProgressView()] {
        form.view.addSubview(view)
      }
    }
    #expect(found == [])
  }

  @Test func `a switch beside the text of a cell has the cell's label, one inside of it has none`()
    async
  {
    final class Cells: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        4
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        if indexPath.row < 2 { cell.contentView.addSubview(UISwitch()) }
        if indexPath.row == 2 { cell.accessoryView = UISwitch() }
        if indexPath.row == 3 {
          // The elements inside an accessibility element aren't read.
          cell.isAccessibilityElement = true
          cell.contentView.addSubview(UISwitch())
        }
        return cell
      }
    }
    let walker = await Walker.on(
      .root {
        let cells = Cells()
        cells.title = "Cells"
        return UINavigationController(rootViewController: cells)
      })
    // Rows with the same control are named once.
    #expect(
      await walker.output(of: "audit") == """
        the switch "Row 0" has no label for VoiceOver; set its accessibilityLabel


        """)
  }

  @Test func `an image names a button, segment or tab by its label, or as a symbol`()
    async throws
  {
    let data = try #require(Data(base64Encoded: Self.pixel))
    let (file, labeled, symbol) = (
      UIImage(data: data), UIImage(data: data), UIImage(systemName: "trash")
    )
    labeled?.accessibilityLabel = "Filter"
    let walker = await Walker.on(
      .root {
        let form = Form()
        form.title = "Form"
        form.closeButton.setImage(file, for: .normal)
        form.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .add), UIBarButtonItem(image: file),
          UIBarButtonItem(image: labeled), UIBarButtonItem(image: symbol),
        ]
        form.loadViewIfNeeded()
        for images in [[symbol, labeled], [symbol, file]] {
          let segments = UISegmentedControl(items: images.compactMap(\.self))
          form.view.addSubview(segments)
        }
        let tabs = UITabBarController()
        let other = UIViewController()
        let last = UIViewController()
        form.tabBarItem = UITabBarItem(title: "Form", image: file, tag: 0)
        other.tabBarItem = UITabBarItem(title: nil, image: symbol, tag: 1)
        last.tabBarItem = UITabBarItem(title: nil, image: file, tag: 2)
        tabs.viewControllers = [UINavigationController(rootViewController: form), other, last]
        return tabs
      })
    let lines = await walker.output(of: "audit").split(separator: "\n").map(String.init)
    #expect(
      lines.sorted() == [
        #"the button "Button" has no label for VoiceOver; set its title or accessibilityLabel"#,
        #"the button "Close" has no label for VoiceOver; set its title or accessibilityLabel"#,
        #"the choice "Segments" has no label for VoiceOver; set the accessibilityLabel of its field, or of its segments' images"#,
        #"the tab "View Controller" has no label for VoiceOver; set the title of its tabBarItem"#,
      ])
  }

  @Test func `an image that takes taps needs a label, and so does a view without texts`() async {
    let found = await issues { form in
      let (photo, card, empty) = (UIImageView(image: UIImage()), UIView(), UIView())
      let text = UILabel()
      text.text = "Offer"
      card.addSubview(text)
      for view in [photo, card, empty] {
        view.isUserInteractionEnabled = true
        view.addGestureRecognizer(
          UITapGestureRecognizer(
            target: form, action: Selector("tapped(_:)", Form.tapped(_:))))
        form.view.addSubview(view)
      }
    }
    #expect(
      found == [
        #"the button "Tap" has no label for VoiceOver; set its title or accessibilityLabel"#,
        #"the button "Tap" has no label for VoiceOver; set its title or accessibilityLabel"#,
      ])
  }

  @Test func `JSON has issues as values, and none for a screen without`() async throws {
    let walker = await walker(["Edit", "Edit"], title: nil, label: "Close")
    await walker.expect("set format json")
    let printed = await walker.output(of: "audit")
    #expect(
      printed.contains(
        #""report":{"issues":[{"count":1,"element":"bar","kind":"untitled","message":"the navigation bar has no title; set the title of the view controller"},{"count":2,"element":"button","kind":"duplicate","label":"Edit","message":"#
      ), "\(printed)")
    let clean = await self.walker([], title: "Form", label: "Close")
    await clean.expect("set format json")
    #expect(await clean.output(of: "audit").contains(#""report":{"issues":[]}"#))
  }
}
