import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests that `type` says so when the app refuses what is typed.
@Suite(.serialized, .exclusive) struct TypingRefusalTests {
  private func walker(_ form: RefusingViewController) async -> Walker {
    await Walker.on(.root { UINavigationController(rootViewController: form) })
  }

  @Test func `a field whose delegate refuses to begin editing isn't typed into`() async {
    let form = RefusingViewController()
    form.mayBegin = false
    let walker = await walker(form)
    for name in ["Name", "Notes", "Find"] {
      await walker.expect(
        "type \(name) fred",
        complains: "\"\(name)\" didn't begin to be edited, because the app refused it")
    }
    #expect(form.name.text == "" && form.notes.text == "" && form.bar.text ?? "" == "")
  }

  @Test func `a field that refuses to end editing keeps the keyboard`() async {
    let form = RefusingViewController()
    let walker = await walker(form)
    await walker.expect("type Code 1")
    form.mayEnd = false
    await walker.expect(
      "type Name fred",
      complains: "\"Name\" didn't begin to be edited, because \"Code\" refuses to end being edited")
    #expect(form.name.text == "")
  }

  @Test func `a picker and a Return key say that the field refuses to be edited`() async {
    let form = RefusingViewController()
    form.mayBegin = false
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    form.name.inputView = picker
    let walker = await walker(form)
    for line in ["choose Name 2026-11-23", "submit Code", "submit Notes", "submit Find"] {
      let name = line.split(separator: " ")[1]
      await walker.expect(
        line, complains: "\"\(name)\" didn't begin to be edited, because the app refused it")
    }
    form.name.inputView = UIView()
    await walker.run("@size compact")
    await walker.expect(
      "tap Name", complains: "\"Name\" didn't begin to be edited, because the app refused it")
    form.mayBegin = true
    await walker.expect("tap Name")
    #expect(form.name.isEditing)
  }

  @Test func `a fault while a field begins editing is reported instead of the refusal`() async {
    let form = RefusingViewController()
    form.mayBegin = false
    form.onBegin = { $0.view.addSubview($0.view) }
    let walker = await walker(form)
    let complaint = await walker.complaint(of: "type Code 1")
    #expect(complaint.hasPrefix("the app crashed: Can't add self as subview"), "\(complaint)")
  }

  @Test func `an alert that appears while a person types takes the keyboard`() async {
    let form = RefusingViewController()
    for name in ["Code", "Notes", "Find"] {
      let walker = await walker(form)
      form.accepts = { [unowned form] new in
        if new.count == 1, form.presentedViewController == nil {
          let alert = UIAlertController(title: "Stop", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          form.present(alert, animated: true)
        }
        return true
      }
      let output = await walker.output(of: "type \(name) abc")
      #expect(output.hasPrefix("  vetoed: only 1 of 3 letters were typed"), "\(output)")
      #expect(walker.complaints == [])
      form.code.text = ""
      form.notes.text = ""
      form.bar.text = ""
      await walker.run("tap OK")
    }
  }

  @Test(.bug(id: "D2")) func `letters that a delegate refuses are named, with the field's text`()
    async
  {
    let form = RefusingViewController()
    let walker = await walker(form)
    form.accepts = { $0.allSatisfy(\.isNumber) }
    await walker.expect(
      "type Code 12ab",
      prints:
        "  vetoed: the app refused a part of what was typed into \"Code\", which is \"12\" now\n")
    await walker.expect(
      "type Code xy",
      prints: "  vetoed: the app refused what was typed into \"Code\", which is empty now\n")
    await walker.expect(
      "type Code xy",
      complains: "the app refused what was typed into \"Code\", which is empty now")
    form.accepts = { !$0.isEmpty }
    form.code.text = "12"
    await walker.expect(
      "type Code \"\"",
      complains: "the app refused what was typed into \"Code\", which is \"12\" now")
    await walker.expect("type Code 7")
    #expect(form.code.text == "7")
    form.accepts = { _ in false }
    form.code.isSecureTextEntry = true
    await walker.expect(
      "type Code 4711", complains: "the app refused what was typed into \"Code\"")
    for name in ["Notes", "Find"] {
      await walker.run("tap \(name)")
      await walker.expect(
        "type \(name) a1",
        complains: "the app refused what was typed into \"\(name)\", which is empty now")
    }
    await walker.expect("! type Find x")
  }

  @Test(.bug(id: "D2")) func `a command ends where the app refuses a part of what it types`() async
  {
    let form = RefusingViewController()
    form.accepts = { !$0.contains("x") }
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", primaryAction: UIAction { [unowned form] _ in form.title = "Saved" })
    let walker = await walker(form)
    await walker.expect(
      "save ax 12",
      complains:
        "the app refused a part of what was typed into \"Name\", which is \"a\" now")
    #expect(form.name.text == "a" && form.code.text == "" && form.title == "Form")
    #expect(await walker.output(of: "undo").hasPrefix("  undid: save ax 12\n"))
  }

  @Test func `what an app has left of a secret isn't shown by the refusal`() async {
    let form = RefusingViewController()
    let walker = await walker(form)
    walker.environment = { $0 == "PIN" ? "4711-secret" : nil }
    form.accepts = { $0.allSatisfy(\.isNumber) }
    await walker.script(
      """
      @secret pin=env:PIN
      ? type Code ${pin}
      ? type Code x${pin}
      """)
    #expect(form.code.text == "4711")
    #expect(!walker.printed.contains("4711"), "\(walker.printed)")
    #expect(
      walker.printed.contains("vetoed: the app refused a part of what was typed into \"Code\"\n"))
  }

  @Test func `after a refusal that has changed the field, the screen is shown`() async {
    let form = RefusingViewController()
    let walker = await walker(form)
    form.accepts = { $0.allSatisfy(\.isNumber) }
    _ = await walker.output(of: "type Code 1")
    #expect(await walker.output(of: "type Code 23ab").contains("Code: 23\n"))
    #expect(await walker.output(of: "? type Code 45ab").contains("Code: 45\n"))
    #expect(await walker.output(of: "type Code ab").contains("Code: (empty)\n"))
    #expect(await !walker.output(of: "! type Code ab").contains("Code:"))
    #expect(await walker.output(of: "undo 2").contains("Code: 45\n"))
    form.onChange = { if $0.code.text == "12" { $0.name.becomeFirstResponder() } }
    form.accepts = { _ in true }
    #expect(await walker.output(of: "type Code 123").contains("Code: 12\n"))
  }

  @Test func `a delegate that changes the text itself doesn't refuse it`() async {
    let form = RefusingViewController()
    form.formats = true
    let walker = await walker(form)
    await walker.expect("type Code 1234")
    #expect(form.code.text == "1-2-3-4")
  }

  @Test(arguments: [false, true])
  func `typing ends when the field leaves the screen or is no longer edited`(
    isRemoved: Bool
  ) async {
    let form = RefusingViewController()
    let walker = await walker(form)
    form.onChange = { form in
      guard form.code.text == "12" else { return }
      if isRemoved { form.code.removeFromSuperview() } else { form.name.becomeFirstResponder() }
    }
    await walker.expect(
      "type Code 12345",
      prints:
        "  vetoed: only 2 of 5 letters were typed into \"Code\" before the app ended its editing\n"
    )
    #expect(form.code.text == "12")
    form.onChange = nil
    if !isRemoved { await walker.expect("type Code 123") }
  }

  @Test func `more steps than a person takes are refused with the bound`() async {
    let form = RefusingViewController()
    form.stepper.maximumValue = 1e9
    let walker = await walker(form)
    await walker.expect(
      "type Amount 10001",
      complains: "the field \"Amount\" needs a number from 0 to 1000000000 in steps of 1, at most"
        + " 10,000 steps from 0")
    await walker.expect("type Amount 9000")
    #expect(form.stepper.value == 9_000)
    form.onStep = { $0.stepper.isEnabled = $0.stepper.value < 9_003 }
    await walker.expect(
      "type Amount 9010", prints: "  vetoed: the app stopped \"Amount\" at 9003\n")
  }
}

private final class RefusingViewController: UIViewController {
  let (name, code, notes, bar) = (UITextField(), UITextField(), UITextView(), UISearchBar())
  let stepper = UIStepper()
  var (mayBegin, mayEnd, formats) = (true, true, false)
  var accepts: (String) -> Bool = { _ in true }
  var onChange: ((RefusingViewController) -> Void)?
  var onBegin: ((RefusingViewController) -> Void)?
  var onStep: ((RefusingViewController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    (name.placeholder, code.placeholder, bar.placeholder) = ("Name", "Code", "Find")
    notes.accessibilityLabel = "Notes"
    stepper.accessibilityLabel = "Amount"
    name.delegate = self
    code.delegate = self
    notes.delegate = self
    bar.delegate = self
    code.addAction(
      UIAction { [weak self] _ in self.map { $0.onChange?($0) } }, for: .editingChanged)
    stepper.addAction(
      UIAction { [weak self] _ in self.map { $0.onStep?($0) } }, for: .valueChanged)
    for subview in [name, code, notes, bar, stepper] { view.addSubview(subview) }
  }
}

extension RefusingViewController: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    onBegin?(self)
    return mayBegin
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard formats else { return accepts(string) }
    let digits = (textField.text ?? "").filter(\.isNumber) + string
    textField.text = digits.map(String.init).joined(separator: "-")
    return false
  }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { mayBegin }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { accepts(text) }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { accepts(text) }
}
