import Foundation
import HeadlessUIKit

/// Changes the device's width to the given size class and notifies the app.
func resize(_ horizontal: UIUserInterfaceSizeClass) {
  let isCompact = horizontal == .compact
  UIApplication.shared.resize(
    to: CGSize(width: isCompact ? 390 : 1024, height: 844), horizontal, .regular,
    isCompact ? .phone : .pad)
}
