public import ContactRecords
public import Foundation
public import HeadlessUIKit

/// The card of a contact: one that the user adds, one that may be added, or one that exists.
///
/// A new contact is saved with Done. The delegate leaves the screen.
open class CNContactViewController: UIViewController {
  private enum Purpose { case existing, unknown, new }

  /// The delegate; a weak reference.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The contact.
  open fileprivate(set) var contact: CNContact
  /// The store in which a new contact is saved; there is one for all.
  open var contactStore: CNContactStore?
  /// The properties that are shown; `nil` for all.
  open var displayedPropertyKeys: [Any]?
  /// Whether the user can edit the contact.
  open var allowsEditing = true
  /// Whether the user can call or write to the contact; stored, but not used.
  open var allowsActions = true
  /// Whether linked contacts are shown; stored, but not used.
  open var shouldShowLinkedContacts = false
  /// The name of a contact without one.
  open var alternateName: String?
  /// The text below the name.
  open var message: String?
  private let purpose: Purpose
  private let addition = AdditionDelegate()
  /// The contact while the user edits it.
  private var draft: CNMutableContact?

  nonisolated deinit {}

  private init(_ contact: CNContact, _ purpose: Purpose) {
    (self.contact, self.purpose) = (contact, purpose)
    super.init(nibName: nil, bundle: nil)
    if purpose == .new { draft = contact.mutableCopy() as? CNMutableContact }
  }

  /// Returns `nil`, because storyboards have no cards of contacts.
  public required init?(coder: NSCoder) { nil }

  /// Creates the card of a contact that exists.
  public convenience init(for contact: CNContact) { self.init(contact, .existing) }
  /// Creates the card of a contact that the user may add.
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
  /// Creates a card on which the user adds a contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNMutableContact(), .new)
  }

  /// Returns the properties that a card needs.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { descriptorOfAllKeys() }

  /// Loads the card.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if purpose == .new { title = "New Contact" }
    showButtons()
  }

  private func showButtons() {
    guard draft != nil else {
      navigationItem.leftBarButtonItem = nil
      navigationItem.rightBarButtonItem =
        purpose == .existing && allowsEditing
        ? button("Edit") { [weak self] in self?.edit() } : nil
      return
    }
    navigationItem.leftBarButtonItem = button("Cancel") { [weak self] in self?.end(isSaved: false) }
    navigationItem.rightBarButtonItem = button("Done") { [weak self] in self?.end(isSaved: true) }
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
  }

  /// The name and the values, or the fields.
  @Content.Builder open override var content: [Content.Element] {
    if let draft {
      Content.Field("First name", text: draft.givenName) { draft.givenName = $0 }
      Content.Field("Last name", text: draft.familyName) { draft.familyName = $0 }
      Content.Field("Company", text: draft.organizationName) { draft.organizationName = $0 }
      Content.Field("Phone", text: draft.phoneNumbers.first?.value.stringValue ?? "") {
        draft.phoneNumbers.setFirst(
          $0.isEmpty ? nil : CNPhoneNumber(stringValue: $0), CNLabelPhoneNumberMobile)
      }
      Content.Field("Email", text: draft.emailAddresses.first?.value.description ?? "") {
        draft.emailAddresses.setFirst($0.isEmpty ? nil : NSString(string: $0), CNLabelHome)
      }
    } else {
      Content.Text(
        CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName ?? "No Name")
      if let message { Content.Text(message) }
      for property in CNContactProperty.all(of: contact, keys: shownKeys) {
        Content.Row(property.text, detail: property.title) { [self] in
          _ = delegate?.contactViewController(self, shouldPerformDefaultActionFor: property)
        }
      }
      if purpose == .unknown {
        Content.Button("Create New Contact") { [self] in create() }
      }
    }
  }

  private var shownKeys: [String]? {
    displayedPropertyKeys.map { keys in keys.map { "\($0)" } }
  }

  private func edit() {
    draft = contact.mutableCopy() as? CNMutableContact
    showButtons()
  }

  private func create() {
    let screen = CNContactViewController(forNewContact: contact)
    addition.card = self
    screen.delegate = addition
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  private func end(isSaved: Bool) {
    guard let draft else { return }
    if isSaved {
      ContactList.shared.keep(draft)
      contact = draft.copy() as? CNContact ?? contact
      NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil)
    }
    if purpose == .existing {
      self.draft = nil
      showButtons()
    }
    if purpose == .new || isSaved {
      delegate?.contactViewController(self, didCompleteWith: isSaved ? contact : nil)
    }
  }
}

/// Closes the screen on which the user has added an unknown contact.
private final class AdditionDelegate: NSObject, CNContactViewControllerDelegate {
  weak var card: CNContactViewController?

  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {
    viewController.presentingViewController?.dismiss(animated: true)
    guard let contact, let card else { return }
    card.contact = contact
    card.delegate?.contactViewController(card, didCompleteWith: contact)
  }
}

extension [CNLabeledValue<CNPhoneNumber>] {
  fileprivate mutating func setFirst(_ value: CNPhoneNumber?, _ label: String) {
    replaceSubrange(
      0..<Swift.min(1, count),
      with: value.map { [first?.settingValue($0) ?? .init(label: label, value: $0)] } ?? [])
  }
}

extension [CNLabeledValue<NSString>] {
  fileprivate mutating func setFirst(_ value: NSString?, _ label: String) {
    replaceSubrange(
      0..<Swift.min(1, count),
      with: value.map { [first?.settingValue($0) ?? .init(label: label, value: $0)] } ?? [])
  }
}

/// A delegate that leaves the screen.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Called when the user selects a value; returns whether the system calls or writes, which it
  /// doesn't here.
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
  /// Called when the user has saved a contact, or canceled, which is `nil`.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Returns `true`.
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
