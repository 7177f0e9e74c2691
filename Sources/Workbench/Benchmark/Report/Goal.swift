/// A limit for a figure or ratio, and a better value to aim for.
struct Goal {
  /// The extent to which a figure meets its goal.
  enum Verdict: String {
    case met = "yes"
    case limitOnly = "limit only"
    case missed = "no"
  }

  private let isCeiling: Bool
  let limit: Double?
  let aim: Double?

  static func atMost(_ limit: Double, aim: Double? = nil) -> Goal {
    Goal(isCeiling: true, limit: limit, aim: aim)
  }

  static func atLeast(_ limit: Double, aim: Double? = nil) -> Goal {
    Goal(isCeiling: false, limit: limit, aim: aim)
  }

  /// Returns a goal with a value to reach but no limit.
  static func aim(_ aim: Double) -> Goal { Goal(isCeiling: false, limit: nil, aim: aim) }

  func verdict(on value: Double) -> Verdict {
    if let limit, !isWithin(limit, value) { return .missed }
    if let aim, !isWithin(aim, value) { return limit == nil ? .missed : .limitOnly }
    return .met
  }

  /// Returns a textual representation of the goal.
  func text(_ unit: Unit) -> String {
    let sign = isCeiling ? "≤" : "≥"
    return [
      limit.map { "\(sign) \(unit.text($0))" }, aim.map { "target \(sign) \(unit.text($0))" },
    ].compactMap(\.self).joined(separator: ", ").replacing(".00", with: "")
  }

  private func isWithin(_ bound: Double, _ value: Double) -> Bool {
    isCeiling ? value <= bound : value >= bound
  }
}
