import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ContextMenuTests {
    @Test func `a long press on a view that can be tapped shows the menu of its interaction`() {
      let app = App()
      let (card, label, menu) = (UIView(), UILabel(), CardMenu())
      label.text = "Card"
      card.addSubview(label)
      card.addGestureRecognizer(
        UITapGestureRecognizer(target: menu, action: Selector("tapped", CardMenu.tapped)))
      let interaction = UIContextMenuInteraction(delegate: menu)
      card.addInteraction(interaction)
      #expect(interaction.view === card)
      let page = app.page(card)
      guard case .button(let button)? = page.content.first else {
        Issue.record("there is no button")
        return
      }
      #expect(button.title == "Card" && button.mayOfferPresses)
      #expect(button.pressActions().map(\.title) == ["Share", "Preview"])
      button.pressActions()[0].choose()
      #expect(menu.calls == ["menu", "menu", "will display", "will end", "share"])
      card.removeInteraction(interaction)
      #expect(interaction.view == nil)
    }

    @Test func `an image picker can only be canceled`() {
      let app = App()
      let page = app.page()
      let picker = UIImagePickerController()
      let delegate = PickerDelegate()
      picker.delegate = delegate
      page.present(picker, animated: true)
      app.settle()
      #expect(picker.topViewController?.title == "Photos")
      picker.topViewController?.navigationItem.rightBarButtonItem?.tap()
      app.settle()
      #expect(delegate.isCanceled && page.presentedViewController == nil)
    }
  }
}

private final class CardMenu: NSObject, UIContextMenuInteractionDelegate {
  var calls: [String] = []

  func tapped() { calls.append("tap") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("menu")
    return UIContextMenuConfiguration(
      previewProvider: { UIViewController() },
      actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Share") { [self] _ in calls.append("share") }])
      })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will display") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will end") }
}

private final class PickerDelegate: NSObject, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var isCanceled = false
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    isCanceled = true
    picker.dismiss(animated: true)
  }
}
