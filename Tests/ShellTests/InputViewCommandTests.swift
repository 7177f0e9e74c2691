import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// A form with a date picker in place of a keyboard, a bar above it, and a text of several lines.
private final class Form: UIViewController {
  private let birthday = UITextField()
  private let notes = UITextView()
  private let picker = UIDatePicker()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 0)
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        birthday.text = "day \(Int(picker.date.timeIntervalSince1970) / 86400)"
      }, for: .valueChanged)
    birthday.placeholder = "Birthday"
    birthday.inputView = picker
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
    ]
    birthday.inputAccessoryView = bar
    notes.accessibilityLabel = "Notes"
    view.addSubview(birthday)
    view.addSubview(notes)
  }
}

@Suite(.serialized, .exclusive) struct InputViewCommandTests {
  @Test func `a date is chosen in a field, and the bar above its picker ends editing`() async {
    let walker = await Walker.on(.root { Form() })
    #expect(
      await walker.output(of: "screen; actions") == """
        Form
          Birthday: (none)
          Notes: (empty)
        stack  Form

        choose Birthday VALUE
        type Notes TEXT
        submit


        """)
    let completer = Completer(walker.shell.state)
    #expect(completer.complete("choose Birthday ").candidates == ["1970-01-01"])
    await walker.expect("choose Birthday 1970-01-03")
    let screen = """
      Form
        Birthday: day 2
        Notes: (empty)
      """
    #expect(await walker.output(of: "screen").hasPrefix(screen + "\n  [Done]\nstack"))
    #expect(completer.complete("choose Birthday ").candidates == ["1970-01-03"])
    await walker.expect("done")
    #expect(await walker.output(of: "screen").hasPrefix(screen + "\nstack"))
    await walker.run("choose Birthday soon")
    #expect(walker.complaints.last?.contains("a date such as 2026-11-23") == true)
    await walker.run("type Birthday x")
    #expect(walker.complaints.last?.contains("choose Birthday") == true)
  }

  @Test func `Return begins a new line, and the screen shows the text in one`() async {
    let walker = await Walker.on(.root { Form() })
    await walker.expect("type Notes a; submit")
    #expect(
      await walker.output(of: "screen") == """
        Form
          Birthday: (none)
          Notes: a\\n
        stack  Form


        """)
  }
}
