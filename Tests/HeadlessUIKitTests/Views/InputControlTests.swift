import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct InputControlTests {
    private func first(_ page: UIViewController) -> Content.Element? { page.content.first }

    @Test func `a switch is flipped and sends value changed`() {
      let app = App()
      let control = UISwitch()
      let page = app.page(control)
      var values: [Bool] = []
      control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
      if case .toggle(let toggle)? = first(page) { toggle.flip() }
      control.setOn(false, animated: true)
      #expect(values == [true] && !control.isOn)
    }

    @Test func `a slider and a stepper are fields for a number`() {
      let app = App()
      let (slider, stepper) = (UISlider(), UIStepper())
      slider.maximumValue = 10
      slider.value = 20
      stepper.stepValue = 5
      let page = app.page(slider, stepper)
      var events: [String] = []
      slider.addAction(
        UIAction { _ in events.append("slider \(slider.value)") }, for: .valueChanged)
      stepper.addAction(UIAction { _ in events.append("\(stepper.value)") }, for: .valueChanged)
      let fields = page.content.compactMap { element -> Content.Field? in
        if case .field(let field) = element { return field }
        return nil
      }
      #expect(fields.map(\.text) == ["10", "0"])
      #expect(fields[0].rejection(of: "11") == "a number from 0 to 10")
      #expect(fields[0].rejection(of: "x") != nil && fields[0].rejection(of: "2.5") == nil)
      #expect(fields[1].rejection(of: "7") == "a number from 0 to 100 in steps of 5")
      fields[0].type("2.5")
      fields[1].type("10")
      fields[1].type("7")
      #expect(events == ["slider 2.5", "5.0", "10.0"])
    }

    @Test func `a segmented control is a choice whose segments can be disabled`() {
      let app = App()
      let control = UISegmentedControl(items: ["List", "Map", UIImage(systemName: "star")!])
      control.selectedSegmentIndex = 0
      control.setEnabled(false, forSegmentAt: 1)
      let page = app.page(control)
      var picked: [Int] = []
      control.addAction(
        UIAction { _ in picked.append(control.selectedSegmentIndex) }, for: .valueChanged)
      guard case .choice(let choice)? = first(page) else { return }
      #expect(choice.options == ["List", "Map", "Favorite"] && choice.disabledOptions == [1])
      for index in [0, 1, 2] { choice.pick(index) }
      #expect(picked == [2])
      control.removeSegment(at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 2)
      control.selectedSegmentIndex = 5
      #expect(app.broken == [.segmentMissing])
    }

    @Test func `segments can have actions`() {
      let app = App()
      var picked: [String] = []
      let control = UISegmentedControl(
        frame: .zero, actions: ["A", "B"].map { UIAction(title: $0) { picked.append($0.title) } })
      _ = app.page(control)
      control.personSelects(1)
      #expect(picked == ["B"] && control.titleForSegment(at: 0) == "A")
    }

    private final class Colors: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var picked: [String] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3 - component
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "\(component).\(row)" }
      func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) { picked.append("\(component).\(row)") }
    }

    @Test func `a picker is a choice for each component`() {
      let app = App()
      let (picker, colors) = (UIPickerView(), Colors())
      picker.dataSource = colors
      picker.delegate = colors
      picker.selectRow(2, inComponent: 0, animated: false)
      let page = app.page(picker)
      #expect(
        ViewContentTests.lines(page) == [
          "Picker 1 [\"0.0\", \"0.1\", \"0.2\"] 2", "Picker 2 [\"1.0\", \"1.1\"] 0",
        ])
      guard case .choice(let choice)? = page.content.last else { return }
      choice.pick(1)
      #expect(colors.picked == ["1.1"] && picker.selectedRow(inComponent: 1) == 1)
      picker.selectRow(0, inComponent: 9, animated: false)
      #expect(app.lastBreach?.detail?.contains("component 9 of a picker that has 2") == true)
    }

    @Test(
      arguments: [
        (UIDatePicker.Mode.date, "2026-11-23", "2026-12-24", "2026-12-24"),
        (.time, "09:30", "10:15", "10:15"),
        (.dateAndTime, "2026-11-23 09:30", "2027-01-02 03:04", "2027-01-02 03:04"),
        (.yearAndMonth, "2026-11", "2027-02", "2027-02"),
        (.countDownTimer, "00:01", "01:30", "01:30"),
      ])
    func `a date picker takes dates and times`(
      mode: UIDatePicker.Mode, shown: String, typed: String, then: String
    ) {
      let app = App()
      let picker = UIDatePicker()
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.datePickerMode = mode
      picker.date = Date(timeIntervalSince1970: 1_795_426_200)
      let page = app.page(picker)
      var changes = 0
      picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
      func values() -> Content.Choice.Values? {
        guard case .choice(let choice)? = first(page) else { return nil }
        return choice.values
      }
      #expect(values()?.text == shown)
      #expect(values()?.choose("x") == false && values()?.choose("2026-02-30") == false)
      #expect(values()?.choose(typed) == true)
      #expect(values()?.text == then && changes == 1)
    }

    @Test func `a date picker keeps to its range and says so`() {
      let app = App()
      let picker = UIDatePicker()
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.datePickerMode = .date
      picker.date = Date(timeIntervalSince1970: 1_795_426_200)
      picker.minimumDate = picker.date
      let page = app.page(picker)
      guard case .choice(let choice)? = first(page), let values = choice.values else { return }
      #expect(values.expected == "a date such as 2026-11-23, from 2026-11-23")
      #expect(!values.choose("2026-11-22") && values.choose("2026-11-23"))
      #expect(values.choose("2026-11-24"))
    }
  }
}
