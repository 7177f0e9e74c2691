import Foundation

extension Product {
  /// The length of a subscription.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// The unit of a length.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    /// The unit.
    public let unit: Unit
    /// The number of units.
    public let value: Int

    /// Reads a length such as `P1M`.
    init?(_ text: String) {
      let units: [Character: Unit] = ["D": .day, "W": .week, "M": .month, "Y": .year]
      guard text.first == "P", let unit = text.last.flatMap({ units[$0] }),
        let value = Int(text.dropFirst().dropLast()), value > 0
      else { return nil }
      (self.unit, self.value) = (unit, value)
    }

    /// Returns the end of the period that begins at a date.
    func end(after date: Date, count: Int = 1) -> Date {
      let component: Calendar.Component =
        switch unit {
        case .day, .week: .day
        case .month: .month
        case .year: .year
        }
      let number = (unit == .week ? 7 * value : value) * count
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar.date(byAdding: component, value: number, to: date) ?? date
    }
  }

  /// The properties of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of the group, of which the user has one subscription at a time.
    public let subscriptionGroupID: String
    /// The length after which it is renewed.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The rank in its group, beginning with 1.
    public let groupLevel: Int

    /// The words after the price.
    var suffix: String {
      let (unit, value) = (subscriptionPeriod.unit, subscriptionPeriod.value)
      return value == 1 ? " per \(unit)" : " for \(value) \(unit)s"
    }
  }
}
