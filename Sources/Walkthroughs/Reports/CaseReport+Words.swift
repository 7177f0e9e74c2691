nonisolated extension CaseReport.Status {
  /// The status in words.
  public var words: String {
    switch self {
    case .timedOut: "timed out"
    default: rawValue
    }
  }
}

nonisolated extension CaseReport {
  /// Where the case stands: `file:line`.
  var place: String { "\(file):\(line)" }

  /// All that there is to say of a case that didn't pass, in lines.
  var explanation: String {
    var text = (reason ?? status.words) + "\n"
    if let failed = steps.last(where: { $0.status == .failed }) {
      if let message = failed.message { text += message + "\n" }
      for line in failed.difference { text += line + "\n" }
    }
    if !callStack.isEmpty {
      text += "call stack:\n"
      for line in callStack { text += "  " + line + "\n" }
    }
    if !appOutput.isEmpty { text += "the app printed:\n" + appOutput + "\n" }
    return text
  }
}
