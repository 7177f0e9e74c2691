import Foundation
import HeadlessUIKit

/// Gives the device another width and tells the app.
func resize(_ horizontal: UIUserInterfaceSizeClass) {
  let isCompact = horizontal == .compact
  UIApplication.shared.resize(
    to: CGSize(width: isCompact ? 390 : 1024, height: 844), horizontal, .regular,
    isCompact ? .phone : .pad)
}
