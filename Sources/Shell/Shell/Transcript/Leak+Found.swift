import AppDriver

extension [Leak] {
  /// The leaks as the actual result of an expectation that fails because of them: the first names,
  /// the path to the first one, and the remedy for a reference cycle.
  package nonisolated var asFound: String {
    let names = prefix(12).map { "\"\(SafeText.escaped($0.name))\"" }.joined(separator: ", ")
    let rest = count > 12 ? " and \(count - 12) more" : ""
    let outlivedApp = allSatisfy(\.outlivedApp)
    return names + rest + (outlivedApp ? " after the app had ended" : "")
      + (first?.path.map { ", held by \($0)" } ?? "")
      + (outlivedApp ? "; make a reference in the cycle weak" : "")
  }
}
