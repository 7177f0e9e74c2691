public import CoreLocation
import DeviceSettings
public import Foundation
import HeadlessUIKit

/// The condition for a notification to arrive.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the notification arrives each time the condition holds.
  open private(set) var repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// Returns the trigger itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The next time after the given one; `nil` if no time is known.
  func date(after date: Date) -> Date? { nil }
}

/// The trigger of a notification that has come from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }
}

/// A trigger after an amount of time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  open private(set) var timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// A time that isn't positive ends the app, and so does one below a minute for a trigger that
  /// repeats, as on a device.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    if !(timeInterval > 0) {
      endApp("time interval must be greater than 0")
    } else if repeats, timeInterval < 60 {
      endApp("time interval must be at least 60 if repeating")
    }
  }

  private func endApp(_ reason: String) {
    timeInterval = 60
    FrameworkException.fault("NSInternalInconsistencyException", reason)
  }

  /// Returns the next time; `nil` if there is none.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A trigger at a date, or at each date with the same components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date.
  open private(set) var dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next time; `nil` if there is none.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let timeZone = dateComponents.timeZone { calendar.timeZone = timeZone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A trigger when the device enters or leaves a region, as the region says.
///
/// The user must allow the app to know the location.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The region.
  open private(set) var region: CLRegion

  /// Creates a trigger.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }

  /// The moves that the region notifies of.
  var move: AwaitedMove {
    let region = region
    return AwaitedMove(repeats: repeats) { old, new in
      let crossing = region.crossing(from: old, to: new)
      return crossing == .entry && region.notifyOnEntry || crossing == .exit && region.notifyOnExit
    }
  }
}
