@_exported public import ContactRecords
@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The system's picker of contacts, which dismisses itself.
///
/// The methods that the delegate implements decide whether the user chooses a contact, several
/// ones, or values of them. The app needs no permission.
open class CNContactPickerViewController: UIViewController {
  /// The delegate; a weak reference.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties on a contact's card; `nil` for all.
  open var displayedPropertyKeys: [String]?
  /// The condition for contacts that can be chosen; `nil` for all.
  open var predicateForEnablingContact: NSPredicate?
  /// The condition for contacts whose selection ends the picker; others show their card.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The condition for values whose selection ends the picker.
  open var predicateForSelectionOfProperty: NSPredicate?

  /// The contact whose card is shown; `nil` for the list.
  private var card: CNContact?
  private let swipes = SwipeDelegate()
  private var chosen: [CNContact] = []
  private var chosenProperties: [CNContactProperty] = []

  nonisolated deinit {}

  /// Loads the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
  }

  /// Learns of a swipe that dismisses the picker, which cancels it.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let presentationController, presentationController.delegate == nil {
      swipes.picker = self
      presentationController.delegate = swipes
    }
  }

  /// The contacts, or the card of one, and the buttons.
  @Content.Builder open override var content: [Content.Element] {
    if let card {
      for property in CNContactProperty.all(of: card, keys: displayedPropertyKeys) {
        let isChosen = chosenProperties.contains { $0.identifier == property.identifier }
        Content.Row(property.text, detail: isChosen ? "chosen" : property.title) { [self] in
          select(property)
        }
      }
      Content.Button("Back") { [self] in show(nil) }
    } else {
      for contact in ContactList.shared.all {
        Content.Row(
          contact.shownName, detail: chosen.contains(contact) ? "chosen" : nil,
          isEnabled: predicateForEnablingContact?.evaluate(with: contact) ?? true
        ) { [self] in select(contact) }
      }
      Content.Button("Cancel") { [self] in
        delegate?.contactPickerDidCancel(self)
        leave()
      }
    }
    if takes(.contacts) || takes(.properties) {
      Content.Button("Done", isEnabled: !chosen.isEmpty || !chosenProperties.isEmpty) { [self] in
        if takes(.contacts) {
          delegate?.contactPicker(self, didSelect: chosen)
        } else {
          delegate?.contactPicker(self, didSelectContactProperties: chosenProperties)
        }
        leave()
      }
    }
  }

  private func takes(_ method: PickerMethod) -> Bool {
    delegate.map { method.isImplemented(by: $0) } ?? false
  }

  private func select(_ contact: CNContact) {
    if takes(.contacts) {
      if let place = chosen.firstIndex(of: contact) {
        chosen.remove(at: place)
      } else {
        chosen.append(contact)
      }
      return
    }
    let isEnough =
      predicateForSelectionOfContact?.evaluate(with: contact) ?? takes(.contact)
    guard isEnough else { return show(contact) }
    delegate?.contactPicker(self, didSelect: contact)
    leave()
  }

  private func select(_ property: CNContactProperty) {
    guard predicateForSelectionOfProperty?.evaluate(with: property) ?? true else { return }
    if takes(.properties) {
      if let place = chosenProperties.firstIndex(where: { $0.identifier == property.identifier }) {
        chosenProperties.remove(at: place)
      } else {
        chosenProperties.append(property)
      }
    } else if takes(.property) {
      delegate?.contactPicker(self, didSelect: property)
      leave()
    }
  }

  private func show(_ contact: CNContact?) {
    card = contact
    title = contact?.shownName ?? "Contacts"
  }

  private func leave() {
    if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
  }
}

/// Tells the picker's delegate that the user has swiped the picker down.
private final class SwipeDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  weak var picker: CNContactPickerViewController?

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if let picker { picker.delegate?.contactPickerDidCancel(picker) }
  }
}

extension CNContact {
  /// The name in a list.
  var shownName: String { CNContactFormatter.string(from: self, style: .fullName) ?? "No Name" }
}
