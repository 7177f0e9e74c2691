/// Seconds with three decimals, without Foundation's formats, which take longer than a step.
nonisolated enum Decimals {
  static func text(_ seconds: Double) -> String {
    let thousandths = Int((max(0, seconds) * 1_000).rounded())
    let rest = "\(thousandths % 1_000)"
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
