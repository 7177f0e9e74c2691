public import Foundation
public import HeadlessUIKit

/// Finishes a coordinator whose sheet a person has swiped away.
///
/// UIKit tells of the swipe only the presentation controller's delegate; a dismissal by code is
/// not told, for the code knows.
///
///     let presentationDelegate = PresentationDelegate(finishing: child)
///     child.rootViewController?.presentationController?.delegate = presentationDelegate
@preconcurrency @MainActor
public final class PresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var coordinator: (any Coordinator)?

  /// Makes a delegate for a coordinator's sheet.
  ///
  /// The presentation controller keeps it weakly, and
  /// it keeps the coordinator weakly: keep it in the coordinator.
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
