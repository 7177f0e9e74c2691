import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct AuditTests {
  private final class Form: UIViewController {
    let closeButton = UIButton(type: .custom)
    var buttons: [UIButton] = []

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
        the navigation bar has no title
        a button has neither a title nor an accessibility label; here, it is called "Close"
        2 buttons are called "Edit"


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
        a text field has neither a placeholder nor an accessibility label
        an image #logo is accessible and has no accessibility label
        a text view has no accessibility label


        """)
    field.placeholder = "Name"
    image.accessibilityLabel = "Logo"
    note.accessibilityLabel = "Note"
    await walker.expect("expect no issues")
  }
}
