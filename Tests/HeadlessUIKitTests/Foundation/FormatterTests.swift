import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct FormatterTests {
    private func durations() -> DateComponentsFormatter {
      let formatter = DateComponentsFormatter()
      formatter.calendar?.locale = Locale(identifier: "en_US")
      return formatter
    }

    @Test func `a duration is written with colons, with leading zeros only if asked for`() {
      let formatter = durations()
      formatter.allowedUnits = [.hour, .minute, .second]
      #expect(formatter.string(from: 3610) == "1:00:10" && formatter.string(from: 65) == "1:05")
      formatter.zeroFormattingBehavior = .pad
      #expect(formatter.string(from: 65) == "00:01:05")
      formatter.allowedUnits = [.minute, .second]
      #expect(formatter.string(from: 3605) == "60:05" && formatter.string(from: -5) == "-00:05")
    }

    @Test func `a duration is written in the words of its style`() {
      let formatter = durations()
      var texts: [String?] = []
      let styles: [DateComponentsFormatter.UnitsStyle] = [
        .abbreviated, .short, .full, .spellOut, .brief,
      ]
      for style in styles {
        formatter.unitsStyle = style
        texts.append(formatter.string(from: 3660 * 2))
      }
      #expect(
        texts == [
          "2h 2m", "2 hr, 2 min", "2 hours, 2 minutes", "two hours, two minutes", "2hr 2min",
        ])
      formatter.unitsStyle = .full
      formatter.allowedUnits = [.year, .month, .day]
      let components = DateComponents(year: 1, month: 2, day: 3)
      #expect(formatter.string(from: components) == "1 year, 2 months, 3 days")
      formatter.maximumUnitCount = 1
      formatter.includesTimeRemainingPhrase = true
      #expect(formatter.string(from: components) == "1 year remaining")
      formatter.allowedUnits = [.day]
      #expect(formatter.string(from: 0) == "0 days remaining")
    }

    @Test func `components are written in the allowed units, whichever they are in`() {
      let formatter = durations()
      formatter.allowedUnits = [.hour, .minute, .second]
      #expect(formatter.string(from: DateComponents(second: 3661)) == "1:01:01")
      formatter.unitsStyle = .abbreviated
      #expect(formatter.string(from: DateComponents(minute: 90)) == "1h 30m")
      #expect(formatter.string(from: DateComponents(hour: 1, second: -60)) == "59m")
    }

    @Test func `a measurement is written in a unit that fits its size if that is asked for`() {
      let formatter = MeasurementFormatter()
      formatter.unitOptions = .naturalScale
      func texts(_ lengths: Double...) -> [String] {
        lengths.map { formatter.string(from: Measurement(value: $0, unit: UnitLength.meters)) }
      }
      formatter.locale = Locale(identifier: "de_DE")
      #expect(texts(1500, 250, 0.025, -250) == ["1,5 km", "250 m", "2,5 cm", "-250 m"])
      let mass = Measurement(value: 0.25, unit: UnitMass.kilograms)
      #expect(formatter.string(from: mass) == "250 g")
      formatter.locale = Locale(identifier: "en_US")
      #expect(texts(3218.688, 250, 0.0254) == ["2 mi", "820.21 ft", "1 in"])
      let text = Measurement(value: 250, unit: UnitLength.meters).formatted()
      #expect(text.hasSuffix(" m") || text.hasSuffix(" ft"))
    }

    @Test func `a measurement's number is written by the app's formatter, in that one's locale`() {
      let (formatter, numbers) = (MeasurementFormatter(), NumberFormatter())
      numbers.numberStyle = .decimal
      numbers.locale = Locale(identifier: "de_DE")
      formatter.numberFormatter = numbers
      formatter.locale = Locale(identifier: "en_US")
      formatter.unitOptions = .providedUnit
      #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.meters)) == "2,5 m")
      #expect(numbers.locale.identifier == "de_DE")
    }

    @Test func `a measurement is written in the unit of the region unless its own is kept`() {
      let formatter = MeasurementFormatter()
      formatter.locale = Locale(identifier: "en_US")
      let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
      #expect(formatter.string(from: temperature) == "68°F")
      formatter.unitOptions = .providedUnit
      #expect(formatter.string(from: Measurement(value: 2.5, unit: UnitLength.meters)) == "2.5 m")
      formatter.unitOptions = []
      formatter.locale = Locale(identifier: "de_DE")
      #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 km")
      #expect(formatter.string(for: temperature) == "20°C")
    }

    @Test func `names and lists are written in Western order`() {
      let formatter = PersonNameComponentsFormatter()
      let name = formatter.personNameComponents(from: "Ada Byron Lovelace")
      #expect(name.map(formatter.string(from:)) == "Ada Lovelace")
      formatter.style = .abbreviated
      #expect(name.map(formatter.string(from:)) == "AL")
      formatter.style = .long
      #expect(name.map(formatter.string(from:)) == "Ada Byron Lovelace")
      let list = ListFormatter()
      list.locale = Locale(identifier: "en_US")
      #expect(list.string(from: ["a", "b", 3]) == "a, b, and 3")
    }
  }
}
