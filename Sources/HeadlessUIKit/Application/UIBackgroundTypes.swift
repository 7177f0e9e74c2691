/// A piece of work that goes on in the background.
public nonisolated struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The piece's number.
  public let rawValue: Int
  /// Makes an identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No piece of work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What came of fetching in the background.
public nonisolated enum UIBackgroundFetchResult: UInt, Sendable {
  /// Something new, nothing new, or an error.
  case newData, noData, failed
}

/// The ways in which an interface may be held.
public nonisolated struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Makes a set of ways of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In all ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// In all ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}

/// The way in which an interface is held.
public nonisolated enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, upright, upside down, or turned to a side.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
