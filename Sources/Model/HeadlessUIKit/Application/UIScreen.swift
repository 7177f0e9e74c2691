import AppBundle
public import Foundation

/// The device's screen, with its size in points and its traits.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  nonisolated deinit {}

  /// The screen of the device that the app runs on.
  open class var main: UIScreen { only }
  private static let only = UIScreen()

  /// The screens of the device; only the main one.
  open class var screens: [UIScreen] { [main] }
  /// The screen whose content this one shows; always `nil`.
  open var mirrored: UIScreen? { nil }
  /// Returns an empty view in place of a picture of the screen.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIView(frame: bounds)
  }

  /// Posted when a screen is connected; never here.
  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected; never here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen changes; never here.
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when the user changes the brightness; never here.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when the screen begins or ends to be recorded; never here.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The screen's bounds in points, in the device's orientation.
  open private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Whether the device is held in landscape, whatever the orientation of the interface.
  private(set) final var isHeldInLandscape = false
  /// Whether the app has asked for landscape, or portrait, since the device was last turned.
  final var requestsLandscape: Bool?
  /// The traits that windows inherit.
  open private(set) var traitCollection = UITraitCollection(
    horizontal: .compact, vertical: .regular, idiom: .phone, style: .light)
  /// Never called for the screen.
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The coordinates of the screen, in the device's orientation.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The coordinates of the screen, held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return ScreenSpace(bounds: CGRect(x: 0, y: 0, width: short, height: long))
  }
  /// Whether the screen is being recorded; always `false`.
  open var isCaptured: Bool { false }
  /// The number of pixels in a point.
  open var scale: CGFloat { 3 }
  /// The number of physical pixels in a point.
  open var nativeScale: CGFloat { scale }
  /// The screen's bounds in pixels, held upright.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }
  /// The number of frames per second.
  open var maximumFramesPerSecond: Int { CADisplayLink.framesPerSecond }
  /// Returns a display link, which calls a method of an object for each frame of the screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  /// The brightness, from 0 to 1; stored, but not used.
  open var brightness: CGFloat = 0.5

  /// Changes the device's size and traits, before launch or while the app runs.
  ///
  /// The windows aren't notified. The device is held as the interface is turned unless
  /// `isHeldInLandscape` says otherwise.
  package func become(
    size: CGSize, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass, _ idiom: UIUserInterfaceIdiom,
    isHeldInLandscape: Bool? = nil
  ) {
    let isHeld = isHeldInLandscape ?? (size.width > size.height)
    if isHeld != self.isHeldInLandscape { requestsLandscape = nil }
    self.isHeldInLandscape = isHeld
    bounds = CGRect(origin: .zero, size: size)
    var others = OtherTraits()
    if DeviceLocale.isRightToLeft {
      others.set(UITraitEnvironmentLayoutDirection.rightToLeft, for: UITraitLayoutDirection.self)
    }
    traitCollection = UITraitCollection(
      horizontal: horizontal, vertical: vertical, idiom: idiom, style: .light, others: others)
  }
}
