import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct BoundTests {
    private func shown(_ control: UIControl) -> Content.Choice.Values? {
      let app = App()
      guard case .choice(let choice)? = app.page(control).content.first else { return nil }
      return choice.values
    }

    private func expectation(_ control: UIControl, _ text: String) -> String? {
      let app = App()
      for element in app.page(control).content {
        if case .field(let field) = element { return field.rejection(of: text) }
        if case .choice(let choice) = element { return choice.values?.expected }
      }
      return nil
    }

    @Test func `bounds that aren't numbers aren't named`() {
      let slider = UISlider()
      slider.maximumValue = .infinity
      #expect(expectation(slider, "-1") == "a number of at least 0")
      slider.minimumValue = -.infinity
      #expect(expectation(slider, "x") == "a number")
      let odd = UISlider()
      (odd.minimumValue, odd.maximumValue, odd.value) = (.nan, .nan, .nan)
      #expect(odd.value == 0 && odd.minimumValue == 0 && odd.maximumValue == 1)
      #expect(expectation(odd, "x") == "a number from 0 to 1")
      odd.minimumValue = 5
      #expect(odd.maximumValue == 5 && expectation(odd, "x") == "the number 5")
    }

    @Test func `what isn't a number is written without a sign`() {
      let app = App()
      let stepper = UIStepper()
      stepper.stepValue = -.nan
      #expect(
        app.lastBreach?.detail == "UIStepper: stepValue must be greater than 0, but was set to nan")
      let other = App()
      UIView().frame.origin.x = -.nan
      #expect(other.lastBreach?.detail?.contains("[nan ") == true)
    }

    @Test func `a time between the steps of a picker is refused with the size of the steps`() {
      let picker = UIDatePicker()
      picker.datePickerMode = .time
      picker.minuteInterval = 15
      #expect(expectation(picker, "") == "a time such as 09:30, in steps of 15 minutes")
      #expect(shown(picker)?.choose("14:33") == false && shown(picker)?.choose("14:45") == true)
      picker.datePickerMode = .countDownTimer
      #expect(expectation(picker, "") == "a duration such as 01:30, in steps of 15 minutes")
      #expect(shown(picker)?.choose("00:20") == false && shown(picker)?.choose("00:30") == true)
      // As in UIKit, an interval that doesn't divide an hour is ignored.
      picker.datePickerMode = .time
      picker.minuteInterval = 7
      #expect(expectation(picker, "") == "a time such as 09:30")
      #expect(shown(picker)?.choose("14:33") == true)
    }

    @Test func `a date picker ignores bounds that are reversed or no dates`() {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Date(timeIntervalSince1970: 0)
      picker.minimumDate = Date(timeIntervalSince1970: 86_400 * 10)
      #expect(shown(picker)?.text == "1970-01-11")
      picker.maximumDate = Date(timeIntervalSince1970: 0)
      #expect(expectation(picker, "") == "a date such as 2026-11-23")
      #expect(shown(picker)?.choose("1970-03-01") == true && shown(picker)?.text == "1970-03-01")
      picker.maximumDate = Date(timeIntervalSince1970: .infinity)
      picker.minimumDate = Date(timeIntervalSince1970: .nan)
      #expect(expectation(picker, "") == "a date such as 2026-11-23")
      picker.date = Date(timeIntervalSince1970: .nan)
      #expect(shown(picker)?.text == "1970-03-01")
      #expect(shown(picker)?.choose("1971-01-01") == true && shown(picker)?.text == "1971-01-01")
    }
  }
}
