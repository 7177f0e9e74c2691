public import Foundation

/// An interaction that shows a menu when the user presses a view long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of the menu.
  public nonisolated enum Appearance: Int, Sendable {
    case unknown, rich, compact
  }

  /// The view; `nil` if there is none.
  open private(set) weak var view: UIView?
  /// The delegate; a weak reference, as in UIKit.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The appearance of the menu, which always has a preview.
  open var menuAppearance: Appearance { .rich }

  nonisolated deinit {}

  /// Creates an interaction with a delegate, which gives the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called when the interaction is about to be added to a view, or removed from it.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction has been added to a view, or removed from it.
  open func didMove(to view: UIView?) { self.view = view }
  /// Returns the place of the press in a view, in points: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing, because a menu isn't shown while the app does something else.
  open func dismissMenu() {}
  /// Does nothing, because a menu isn't shown while the app does something else.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

  /// Returns what a long press on the view offers.
  func personPresses() -> [Content.Action] {
    func ask() -> UIContextMenuConfiguration? {
      delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: .zero)
    }
    let menu = view.map { UIApplication.shared.menu(of: $0, ask) } ?? ask()
    guard let menu else { return [] }
    var actions = menu.shownActions.map { action in
      Content.Action(action.shownTitle, isEnabled: !action.attributes.contains(.disabled)) {
        [self] in
        show(menu) { action.run(from: view ?? self) }
      }
    }
    if menu.previewProvider != nil {
      actions.append(
        Content.Action("Preview") { [self] in
          show(menu) { [self] in
            let animation = ContextMenuAnimation(preview: menu.previewProvider?())
            delegate?.contextMenuInteraction(
              self, willPerformPreviewActionForMenuWith: menu, animator: animation)
            animation.run()
          }
        })
    }
    return actions
  }

  private func show(_ menu: UIContextMenuConfiguration, _ choose: () -> Void) {
    let (opening, closing) = (ContextMenuAnimation(), ContextMenuAnimation())
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: menu, animator: opening)
    opening.run()
    delegate?.contextMenuInteraction(self, willEndFor: menu, animator: closing)
    choose()
    closing.run()
  }
}

/// The delegate of an interaction that shows a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a place in the view, in points; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns what is highlighted for the menu; never asked.
  /// - Default: `nil`
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns what the menu goes back to; never asked.
  /// - Default: `nil`
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user has tapped the preview.
  /// - Default: nothing
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu is shown.
  /// - Default: nothing
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu goes away.
  /// - Default: nothing
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}
