import Foundation
import HeadlessUIKit

/// The device that the app runs on, with its size and orientation.
nonisolated struct Device: Hashable {
  /// The size at launch, which determines whether the device is a phone or a tablet.
  let kind: DeviceSize
  var size: DeviceSize
  var isLandscape = false

  init(_ size: DeviceSize) {
    kind = size
    self.size = size
  }

  /// The screen's size in points.
  var points: CGSize {
    let upright =
      size == .compact ? CGSize(width: 390, height: 844) : CGSize(width: 820, height: 1180)
    return isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }

  var horizontal: UIUserInterfaceSizeClass { size == .compact ? .compact : .regular }

  /// The vertical size class; a phone in landscape has compact height.
  var vertical: UIUserInterfaceSizeClass {
    size == .compact && isLandscape ? .compact : .regular
  }

  var idiom: UIUserInterfaceIdiom { kind == .compact ? .phone : .pad }
}
