extension AppSession {
  /// Returns the events at an outcome's positions, without those that the log has discarded.
  public func events(in positions: Range<Int>) -> [SessionEvent] { log.events(in: positions) }

  /// Returns short labels for the events at an outcome's positions.
  ///
  /// Each label names the event's kind and the class of its controller or coordinator, or the
  /// request.
  package func eventLabels(in positions: Range<Int>) -> [String] { log.labels(in: positions) }

  /// The number of events since launch.
  ///
  /// Only the last 4,096 can be read.
  public var eventCount: Int { log.count }

  /// The number of warnings since launch.
  ///
  /// For each of these, UIKit would log a message on iOS.
  public var warningCount: Int { log.warningCount }
}
