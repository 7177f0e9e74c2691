/// What a figure or a ratio has to be, and what it had better be.
struct Goal {
  /// How a figure stands to its goal.
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

  static func atLeast(_ limit: Double) -> Goal {
    Goal(isCeiling: false, limit: limit, aim: nil)
  }

  /// At least this, but nothing fails by less.
  static func aim(_ aim: Double) -> Goal { Goal(isCeiling: false, limit: nil, aim: aim) }

  func verdict(on value: Double) -> Verdict {
    if let limit, !isWithin(limit, value) { return .missed }
    if let aim, !isWithin(aim, value) { return limit == nil ? .missed : .limitOnly }
    return .met
  }

  /// What is asked, in words.
  func text(_ unit: Unit) -> String {
    let sign = isCeiling ? "≤" : "≥"
    return [
      limit.map { "\(sign) \(unit.text($0))" }, aim.map { "aim \(sign) \(unit.text($0))" },
    ].compactMap(\.self).joined(separator: ", ").replacing(".00", with: "")
  }

  private func isWithin(_ bound: Double, _ value: Double) -> Bool {
    isCeiling ? value <= bound : value >= bound
  }
}
