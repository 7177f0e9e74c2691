import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  /// Callbacks that call back, objects that are gone, and numbers that no control expects.
  @Suite struct HostileViewTests {
    @Test func `a layout callback may ask for a layout at once`() {
      final class Page: UIViewController {
        var layouts = 0
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          layouts += 1
          view.layoutIfNeeded()
        }
      }
      final class Asking: UIView {
        var layouts = 0
        override func layoutSubviews() {
          layouts += 1
          setNeedsLayout()
          layoutIfNeeded()
        }
      }
      let app = App()
      let (page, asking) = (Page(), Asking())
      page.view.addSubview(asking)
      app.show(page)
      #expect(page.layouts >= 1 && asking.layouts >= 1)
      #expect(app.broken.isEmpty)
    }

    @Test func `a view is named by its property beside an unowned reference to a freed object`() {
      final class Coordinator {}
      final class Page: UIViewController {
        unowned let coordinator: Coordinator
        weak var other: UIView?
        let saveButton = UIButton()
        private lazy var undoButton = UIButton()
        var optionalSwitch: UISwitch? = UISwitch()

        init(_ coordinator: Coordinator) {
          self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
          super.viewDidLoad()
          for view in [saveButton, undoButton, optionalSwitch, UIButton()] {
            if let view { self.view.addSubview(view) }
          }
          other = view.subviews.last
        }
      }
      let app = App()
      var coordinator: Coordinator? = Coordinator()
      let page = coordinator.map { Page($0) }
      coordinator = nil
      if let page { app.show(page) }
      #expect(
        page.map(ViewContentTests.lines) == ["[Save]", "[Undo]", "Optional off", "[Button]"])
    }

    @Test func `accessibility elements may contain the view itself, or each other`() {
      let app = App()
      let (own, one, two) = (UIView(), UIView(), UIView())
      let label = UILabel()
      label.text = "inside"
      own.addSubview(label)
      own.accessibilityElements = [own]
      one.accessibilityElements = [two]
      two.accessibilityElements = [one]
      #expect(ViewContentTests.lines(app.page(own, one, two)) == ["inside"])
    }

    private final class Turns: NSObject, UITextFieldDelegate {
      weak var other: UITextField?
      var asksAgain = false
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        if asksAgain { textField.becomeFirstResponder() }
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { other?.becomeFirstResponder() }
    }

    @Test(arguments: [false, true])
    func `fields that make each other the first responder when they begin are a fault`(again: Bool)
    {
      let app = App()
      let fields = [UITextField(), UITextField()]
      let turns = [Turns(), Turns()]
      for (field, turn) in zip(fields, turns) { field.delegate = turn }
      turns[0].asksAgain = again
      if !again { (turns[0].other, turns[1].other) = (fields[1], fields[0]) }
      _ = app.page(fields[0], fields[1])
      fields[0].becomeFirstResponder()
      #expect(app.broken.count == 1)
    }

    private final class Pinning: NSObject, UITextFieldDelegate, UITextViewDelegate {
      func textFieldDidChangeSelection(_ textField: UITextField) {
        textField.selectedTextRange = textField.textRange(
          from: textField.endOfDocument, to: textField.endOfDocument)
      }
      func textViewDidChangeSelection(_ textView: UITextView) {
        textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
      }
    }

    @Test func `a delegate may pin the cursor to the end`() {
      let app = App()
      let (field, view, pinning) = (UITextField(), UITextView(), Pinning())
      (field.delegate, view.delegate) = (pinning, pinning)
      _ = app.page(field, view)
      field.personTypes("abc")
      view.personTypes("abc")
      #expect(field.text == "abc" && view.text == "abc")
    }

    private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let rows: Int
      let components: Int
      var chosen: [Int] = []
      init(rows: Int, components: Int = 1) { (self.rows, self.components) = (rows, components) }
      func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "Row \(row)" }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { chosen.append(row) }
    }

    @Test func `a wheel with very many rows isn't listed, and is turned to a title`() throws {
      let app = App()
      let (picker, wheel) = (UIPickerView(), Wheel(rows: .max))
      (picker.dataSource, picker.delegate) = (wheel, wheel)
      let page = app.page(picker)
      guard case .choice(let choice)? = page.content.first else { return #expect(Bool(false)) }
      #expect(choice.options.isEmpty && choice.values?.text == "Row 0")
      #expect(choice.values?.choose("Row 777") == true && wheel.chosen == [777])
      #expect(choice.values?.choose("Nothing") == false)
    }

    @Test(arguments: [(-1, 1), (1, -1), (0, 0), (2, Int.max)])
    func `a wheel with impossible numbers is read`(rows: Int, components: Int) {
      let app = App()
      let (picker, wheel) = (UIPickerView(), Wheel(rows: rows, components: components))
      (picker.dataSource, picker.delegate) = (wheel, wheel)
      let page = app.page(picker)
      picker.reloadComponent(0)
      #expect(page.content.count <= 100)
    }

    @Test func `numbers that are none don't end the app`() {
      let app = App()
      let (progress, stepper, countdown) = (UIProgressView(), UIStepper(), UIDatePicker())
      progress.progress = .nan
      (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-1e308, 1e308, 1e-300)
      countdown.datePickerMode = .countDownTimer
      countdown.countDownDuration = .infinity
      let view = UITextView()
      view.text = "abc"
      view.selectedRange = NSRange(location: 1, length: -7)
      let page = app.page(progress, stepper, countdown, view)
      #expect(page.content.count == 4 && progress.progress == 0)
      view.insertText("x")
      #expect(view.text == "axbc")
    }

    @Test func `a deferred element of a bar button's menu is read`() {
      let app = App()
      let page = UIViewController()
      let deferred = UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [deferred, UIAction(title: "Now") { _ in }]))
      app.show(UINavigationController(rootViewController: page))
      let item = page.navigationItem.rightBarButtonItem
      func shown() -> [String]? { item.flatMap { page.content(of: $0) }.map(lines) }
      #expect(shown() == ["[More]", "[More: Now]"])
      item.flatMap { page.content(of: $0) }?.tap("More")
      #expect(shown() == ["[More: Late]", "[More: Now]"])
    }
  }
}
