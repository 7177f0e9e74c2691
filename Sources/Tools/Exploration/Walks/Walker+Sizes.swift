import AppDriver

extension Walker {
  /// The sizes of a change there and back, which depend on the present size.
  var sizes: [DeviceSize] {
    let own = reader.outline.traits.width
    return [own == .compact ? .regular : .compact, own]
  }

  /// Changes the size there and back in the state that was read last; returns a verdict if the app
  /// crashes or is in another state then.
  func changeSize() -> Verdict? {
    let (key, screen, title) = (reader.key, reader.screenID(session), session.screenName)
    let isStart = reader.isStart
    let start = session.warningCount
    for size in sizes {
      guard session.perform(.resize(size)).isDone else { break }
    }
    if let crash = session.crash {
      return Verdict(
        kind: FindingKind(.crash, saying: crash.message), subject: crash.rule,
        message: FindingMessage(crash.message))
    }
    readAgain(isStart: isStart)
    guard reader.key != key, session.warningCount == start else { return nil }
    let (now, other) = (session.screenName, reader.screenID(session))
    return Verdict(
      kind: .size, subject: screen,
      message: now == title
        ? "after the size has changed there and back, \(screen: screen, titled: title) differs"
        : "after the size has changed there and back, \(screen: other, titled: now) is shown")
  }
}

nonisolated extension ChoiceName {
  /// Changing the size there and back.
  static let sizes = ChoiceName(kind: .device, label: "size", detail: "there and back")
}
