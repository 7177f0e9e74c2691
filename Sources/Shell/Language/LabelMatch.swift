/// How a typed label fits what a person sees: the whole of it, its beginning, a part of it.
public nonisolated enum LabelMatch: Int, Comparable, Sendable {
  /// The label has the typed words somewhere, at its beginning, or is just them.
  case part, beginning, whole

  /// How typed words fit a label, without regard to case; nil where they don't.
  ///
  /// Nothing typed fits only a label of nothing.
  public static func of(_ typed: String, in label: String) -> LabelMatch? {
    guard !typed.isEmpty else { return label.isEmpty ? .whole : nil }
    if let fit = ascii(typed.utf8, in: label.utf8) { return fit.match }
    let typed = typed.lowercased()
    let label = label.lowercased()
    if typed == label { return .whole }
    if label.hasPrefix(typed) { return .beginning }
    return label.contains(typed) ? .part : nil
  }

  /// Whether a typed label is the whole of another, without regard to case.
  public static func isWhole(_ typed: String, _ label: String) -> Bool {
    if typed == label { return true }
    guard typed.utf8.count == label.utf8.count || !isASCII(typed) || !isASCII(label) else {
      return false
    }
    return of(typed, in: label) == .whole
  }

  /// Fewer letters fit is less.
  public static func < (left: LabelMatch, right: LabelMatch) -> Bool {
    left.rawValue < right.rawValue
  }

  private struct Fit { let match: LabelMatch? }

  /// The answer where all letters are ASCII, which allocates nothing; nil where some are not.
  private static func ascii(_ typed: String.UTF8View, in label: String.UTF8View) -> Fit? {
    guard isASCII(typed), isASCII(label) else { return nil }
    guard typed.count <= label.count else { return Fit(match: nil) }
    var start = label.startIndex
    var remaining = label.count
    while remaining >= typed.count {
      if begins(label[start...], with: typed) {
        guard start == label.startIndex else { return Fit(match: .part) }
        return Fit(match: remaining == typed.count ? .whole : .beginning)
      }
      start = label.index(after: start)
      remaining -= 1
    }
    return Fit(match: nil)
  }

  private static func begins(_ label: Substring.UTF8View, with typed: String.UTF8View) -> Bool {
    for (left, right) in zip(label, typed) where lower(left) != lower(right) { return false }
    return true
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isASCII(_ text: String) -> Bool { isASCII(text.utf8) }

  private static func isASCII(_ bytes: String.UTF8View) -> Bool {
    for byte in bytes where byte >= 0x80 { return false }
    return true
  }
}
