/// A background task.
public nonisolated struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The task's number.
  public let rawValue: Int
  /// Creates an identifier with a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of fetching in the background.
public nonisolated enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data, no new data, or an error.
  case newData, noData, failed
}

/// A set of interface orientations.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The orientations as bits.
  public let rawValue: UInt
  /// Creates a set of orientations from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Rotated to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Rotated to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Rotated to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// The orientation of an interface.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown, upright, upside down, or rotated to a side.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is rotated to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
