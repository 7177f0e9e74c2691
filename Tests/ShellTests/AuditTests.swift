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

  private func walker(_ titles: [String], title: String?, label: String?) async -> Walker {
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
        return form
      })
  }

  @Test func `names a screen without title, a button without label, and buttons of the same name`()
    async
  {
    let walker = await walker(["Edit", "Save", "Edit"], title: nil, label: nil)
    let printed = await walker.output(of: "audit")
    #expect(
      printed == """
        the screen has no title
        a button has neither a title nor an accessibility label; here, it is called "Close"
        2 buttons are called "Edit"


        """)
    #expect(
      await walker.script("expect no issues").first?.contains("the screen has no title") == true)
    await walker.expect("expect issues")
  }

  @Test func `finds nothing wrong where each button has a name, and in an alert`() async {
    let walker = await walker(["Edit"], title: "Form", label: "Close")
    await walker.expect("audit; expect no issues")
    #expect(await walker.output(of: "audit") == "nothing is wrong\n\n")
  }
}
