import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct InputViewTests {
    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
      UITextFieldDelegate
    {
      var columns = [["Small", "Large"]]
      var calls: [String] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns[component].count
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { columns[component][row] }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { calls.append("picked \(columns[component][row])") }
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("should begin")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        calls.append("typed")
        return true
      }
    }

    private func choices(_ page: UIViewController) -> [Content.Choice] {
      page.content.compactMap {
        guard case .choice(let choice) = $0 else { return nil }
        return choice
      }
    }

    @Test func `a field with a date picker is a choice that shows the field's text`() throws {
      let app = App()
      let (field, picker, delegate) = (UITextField(), UIDatePicker(), Sizes())
      picker.datePickerMode = .date
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Date(timeIntervalSince1970: 0)
      field.placeholder = "Birthday"
      field.inputView = picker
      field.delegate = delegate
      picker.addAction(
        UIAction { _ in
          delegate.calls.append("changed")
          field.text = "day \(Int(picker.date.timeIntervalSince1970) / 86400)"
        }, for: .valueChanged)
      let page = app.page(field)
      let choice = try #require(choices(page).first)
      #expect(page.content.count == 1 && choice.name == "Birthday" && choice.shownText == nil)
      let values = try #require(choice.values)
      #expect(values.text == "1970-01-01")
      #expect(!values.choose("soon") && delegate.calls.isEmpty && !field.isFirstResponder)
      #expect(values.choose("1970-01-03"))
      #expect(delegate.calls == ["should begin", "did begin", "changed"])
      #expect(field.isFirstResponder && choices(page).first?.shownText == "day 2")
      // A wheel that is turned and comes back to rest.
      #expect(values.choose("1970-01-03") && delegate.calls.last == "changed")
      #expect(delegate.calls.count == 4)
      field.personTypes("x")
      #expect(field.text == "day 2")
    }

    @Test func `a field with a picker offers the picker's rows`() throws {
      let app = App()
      let (label, field, picker, delegate) = (UILabel(), UITextField(), UIPickerView(), Sizes())
      label.text = "Size"
      picker.dataSource = delegate
      picker.delegate = delegate
      field.delegate = delegate
      field.inputView = picker
      let page = app.page(label, field)
      var choice = try #require(choices(page).first)
      #expect(page.content.count == 1 && choice.name == "Size" && choice.shownText == nil)
      #expect(choice.options == ["Small", "Large"])
      choice.pick(0)
      #expect(delegate.calls == ["should begin", "did begin", "picked Small"])
      field.text = "L"
      choice = try #require(choices(page).first)
      #expect(choice.shownText == "L")
      field.isEnabled = false
      #expect(try #require(choices(page).first).isEnabled == false)
    }

    @Test(.bug(id: "U10")) func `a row that a picker doesn't have isn't selected`() {
      let app = App()
      let (picker, delegate) = (UIPickerView(), Sizes())
      picker.dataSource = delegate
      picker.delegate = delegate
      picker.selectRow(1, inComponent: 0, animated: false)
      for row in [-1, 2, NSNotFound] {
        picker.selectRow(row, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 1)
      }
      #expect(app.broken.isEmpty)
      picker.selectRow(0, inComponent: 1, animated: false)
      #expect(app.broken == [.componentMissing])
    }

    @Test func `several components are several choices, beside the field's text`() throws {
      let app = App()
      let (field, picker, delegate) = (UITextField(), UIPickerView(), Sizes())
      delegate.columns.append(["Red", "Blue"])
      picker.dataSource = delegate
      picker.delegate = delegate
      field.placeholder = "Shirt"
      field.text = "Small, Blue"
      field.inputView = picker
      picker.selectRow(1, inComponent: 1, animated: false)
      let page = app.page(field)
      #expect(
        lines(page.content) == [
          "Shirt = Small, Blue", "Shirt 1: Small of Small | Large", "Shirt 2: Blue of Red | Blue",
        ])
      choices(page)[1].pick(0)
      #expect(delegate.calls == ["picked Red"] && field.isFirstResponder)
    }

    @Test func `the picker of several fields isn't asked before one of them is edited`() throws {
      final class Shared: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
        UITextFieldDelegate
      {
        var active: UITextField!
        func textFieldDidBeginEditing(_ textField: UITextField) { active = textField }
        private var titles: [String] { active.tag == 0 ? ["Rome", "Riga"] : ["Kiev", "Oslo"] }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
          titles.count
        }
        func pickerView(
          _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { titles[row] }
        func pickerView(
          _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
        ) { active.text = titles[row] }
      }
      let app = App()
      let (from, to, picker, delegate) = (UITextField(), UITextField(), UIPickerView(), Shared())
      picker.dataSource = delegate
      picker.delegate = delegate
      for (tag, field) in [from, to].enumerated() {
        field.tag = tag
        field.placeholder = ["From", "To"][tag]
        field.delegate = delegate
        field.inputView = picker
      }
      let page = app.page(from, to)
      #expect(choices(page).map(\.name) == ["From", "To"])
      #expect(try #require(choices(page)[1].values).choose("oslo"))
      #expect(to.text == "Oslo" && to.isFirstResponder)
      #expect(choices(page)[1].options == ["Kiev", "Oslo"] && choices(page)[1].values == nil)
      #expect(try #require(choices(page)[0].values).choose("Oslo") == false)
      #expect(try #require(choices(page)[1].values).choose("Riga") == false)
    }

    @Test func `what stands above the keyboard is read while its field is edited`() {
      let app = App()
      let (field, notes, other, bar) = (UITextField(), UITextView(), UITextField(), UIToolbar())
      field.placeholder = "Name"
      notes.accessibilityLabel = "Notes"
      bar.items = [
        UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(
          systemItem: .done, primaryAction: UIAction { _ in field.resignFirstResponder() }),
      ]
      field.inputAccessoryView = bar
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      notes.inputAccessoryView = button
      other.placeholder = "Other"
      let page = app.page(field, notes, other)
      let plain = ["Name: ", "Notes: ", "Other: "]
      #expect(lines(page.content) == plain)
      field.personTypes("")
      #expect(lines(page.content) == plain + ["[Done]"])
      notes.becomeFirstResponder()
      #expect(lines(page.content) == plain + ["[Send]"])
      field.becomeFirstResponder()
      page.content.tap("Done")
      #expect(lines(page.content) == plain && !field.isFirstResponder)
    }

    @Test func `an accessory view that is in the screen already is read once`() {
      final class Chat: UIViewController {
        let bar = UIButton(type: .system)
        var accessory: UIView?
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { accessory }
      }
      let app = App()
      let page = Chat()
      page.bar.setTitle("Send", for: .normal)
      page.view.addSubview(page.bar)
      app.show(page)
      for accessory in [page.bar, page.view] {
        page.accessory = accessory
        #expect(lines(page.content) == ["[Send]"])
      }
    }

    @Test func `a field with keys of the app's own is tapped, then its keys are`() {
      let app = App()
      let (field, keys, one) = (UITextField(), UIView(), UIButton(type: .system))
      field.placeholder = "Amount"
      one.setTitle("1", for: .normal)
      one.addAction(UIAction { _ in field.insertText("1") }, for: .touchUpInside)
      keys.addSubview(one)
      field.inputView = keys
      let page = app.page(field)
      #expect(lines(page.content) == ["[Amount]"])
      page.content.tap("Amount")
      #expect(field.isFirstResponder && lines(page.content) == ["[Amount]", "[1]"])
      page.content.tap("1")
      page.content.tap("1")
      #expect(lines(page.content) == ["Amount = 11", "[Amount]", "[1]"])
      field.isSecureTextEntry = true
      #expect(lines(page.content) == ["[Amount]", "[1]"])
    }

    @Test func `a picker that is set when editing begins takes the letters' place`() {
      final class Late: NSObject, UITextFieldDelegate {
        func textFieldDidBeginEditing(_ textField: UITextField) {
          textField.inputView = UIDatePicker()
        }
      }
      let app = App()
      let (field, delegate) = (UITextField(), Late())
      field.placeholder = "Day"
      field.delegate = delegate
      let page = app.page(field)
      #expect(lines(page.content) == ["Day: "] && choices(page).isEmpty)
      field.personTypes("Monday")
      #expect(field.text == "" && choices(page).map(\.name) == ["Day"])
    }

    @Test func `a field that may not be edited leaves its picker alone`() throws {
      final class Refusing: NSObject, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
      }
      let app = App()
      let (field, delegate, picker) = (UITextField(), Refusing(), UIDatePicker())
      picker.datePickerMode = .date
      let date = picker.date
      field.delegate = delegate
      field.inputView = picker
      let page = app.page(field)
      #expect(try #require(choices(page).first?.values).choose("1999-12-31"))
      #expect(picker.date == date && !field.isFirstResponder)
    }

    @Test func `a picker among other views is the field's choice`() {
      let app = App()
      let (field, panel, bar, picker) = (UITextField(), UIView(), UIToolbar(), UIDatePicker())
      bar.items = [UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })]
      panel.addSubview(bar)
      panel.addSubview(picker)
      field.placeholder = "Day"
      field.inputView = panel
      let page = app.page(field)
      #expect(choices(page).map(\.name) == ["Day"] && page.content.count == 1)
      field.becomeFirstResponder()
      #expect(choices(page).map(\.name) == ["Day"])
      #expect(lines(page.content).last == "[Done]" && page.content.count == 2)
    }
  }
}
