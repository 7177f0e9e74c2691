public import Foundation
public import HeadlessUIKit

/// A presentation delegate that finishes a coordinator when the user swipes its sheet away.
///
/// UIKit reports the swipe only to the presentation controller's delegate. It doesn't report
/// dismissals by code; that code must finish the coordinator itself.
///
///     let presentationDelegate = PresentationDelegate(finishing: child)
///     child.rootViewController?.presentationController?.delegate = presentationDelegate
@preconcurrency @MainActor
public final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var coordinator: (any Coordinator)?

  /// Creates a delegate that finishes the given coordinator.
  ///
  /// The presentation controller holds a weak reference to this delegate, which holds a weak
  /// reference to the coordinator. To keep the delegate alive, store it in the coordinator.
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
