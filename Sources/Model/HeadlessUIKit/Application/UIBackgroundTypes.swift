/// The identifier of a background task.
public nonisolated struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The task's number.
  public let rawValue: Int
  /// Creates an identifier from the task's number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier that represents no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
public nonisolated enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData
  /// No new data was available.
  case noData
  /// The fetch failed.
  case failed
}

/// A set of interface orientations.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of orientations from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upright orientation.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// The upside-down orientation.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Landscape, rotated to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Landscape, rotated to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// The orientation of an interface.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation isn't known.
  case unknown
  /// The upright orientation.
  case portrait
  /// The upside-down orientation.
  case portraitUpsideDown
  /// Landscape, rotated to the right.
  case landscapeRight
  /// Landscape, rotated to the left.
  case landscapeLeft

  /// Whether the interface is rotated to one side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Whether the app can be refreshed in the background.
public nonisolated enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It can't: the device or the user prevents it.
  case restricted, denied
  /// It can.
  case available
}
