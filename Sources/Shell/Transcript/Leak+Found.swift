import AppDriver

extension [Leak] {
  /// The leaks as the actual result of an expectation that fails because of them: their names, the
  /// path to the first one, and the remedy for a reference cycle.
  package nonisolated var asFound: String {
    let names = prefix(12).map { "\"\(SafeText.escaped($0.name))\"" }.joined(separator: ", ")
    let outlivedApp = allSatisfy(\.outlivedApp)
    return names + (outlivedApp ? " after the app had ended" : "")
      + (first?.path.map { ", held by \($0)" } ?? "")
      + (outlivedApp ? "; make a reference in the cycle weak" : "")
  }
}
