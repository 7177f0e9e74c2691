public import Foundation
public import HeadlessUIKit

/// Finishes a coordinator when the user swipes its sheet away.
///
/// UIKit reports the swipe only to the presentation controller's delegate. It doesn't report
/// dismissal by code, because that code can finish the coordinator itself.
///
///     let presentationDelegate = PresentationDelegate(finishing: child)
///     child.rootViewController?.presentationController?.delegate = presentationDelegate
@preconcurrency @MainActor
public final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var coordinator: (any Coordinator)?

  /// Creates a delegate for a coordinator's sheet.
  ///
  /// The presentation controller refers to the delegate weakly, and so does the delegate to the
  /// coordinator. Store the delegate in the coordinator to keep it alive.
  public init(finishing coordinator: any Coordinator) {
    self.coordinator = coordinator
  }

  /// Finishes the coordinator.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    coordinator?.finish()
  }
}
