/// A service that an app can use if the user allows it, or if the device has it.
public enum Permission: String, Sendable, Hashable, Codable, CaseIterable {
  case biometrics, calendar, camera, contacts, location, mail, messages, microphone
  case notifications, photos, purchases, push, reminders, signIn, tracking

  /// The decisions about the service that are possible.
  ///
  /// The first one holds until somebody decides.
  public var decisions: [PermissionStatus] {
    switch self {
    case .biometrics: [.undetermined, .granted, .denied, .notEnrolled]
    case .calendar: [.undetermined, .granted, .writeOnly, .denied, .restricted]
    case .camera, .microphone, .reminders, .tracking:
      [.undetermined, .granted, .denied, .restricted]
    case .contacts, .photos: [.undetermined, .granted, .limited, .denied, .restricted]
    case .location: [.undetermined, .whenInUse, .always, .denied, .restricted]
    case .notifications: [.undetermined, .granted, .provisional, .denied]
    case .mail, .messages, .purchases, .push, .signIn: [.granted, .denied]
    }
  }

  /// Returns the service with a name, without regard to case.
  package init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = found
  }
}

/// A decision about a service.
///
/// - undetermined: The user hasn't been asked.
/// - granted: The app may use the service, or the device has it.
/// - denied: The app may not use the service, or the device doesn't have it.
/// - limited: The app may use what the user has chosen.
/// - restricted: The device doesn't let the user decide.
/// - whenInUse: The app may know the location while it is in use.
/// - always: The app may know the location at any time.
/// - provisional: Notifications are delivered quietly.
/// - notEnrolled: The device knows no face.
/// - writeOnly: The app may add events, but not read them.
public enum PermissionStatus: String, Sendable, Hashable, Codable, CaseIterable {
  case undetermined, granted, denied, limited, restricted, whenInUse, always, provisional
  case notEnrolled, writeOnly

  /// Returns the decision with a name, without regard to case.
  package init?(named name: String) {
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else { return nil }
    self = found
  }
}
