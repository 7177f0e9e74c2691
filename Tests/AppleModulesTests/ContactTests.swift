import AppDriver
import ContactRecords
import ContactsUI
import DeviceSettings
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

private final class OneChooser: NSObject, CNContactPickerDelegate {
  var calls: [String] = []
  func contactPickerDidCancel(_ picker: CNContactPickerViewController) { calls.append("cancel") }
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
    calls.append(contact.givenName)
  }
}

private final class ManyChooser: NSObject, CNContactPickerDelegate {
  var calls: [String] = []
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
    calls.append(contacts.map(\.givenName).joined(separator: " "))
  }
}

private final class NumberChooser: NSObject, CNContactPickerDelegate {
  var calls: [String] = []
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {
    calls.append(
      "\(contactProperty.key) \((contactProperty.value as? CNPhoneNumber)?.stringValue ?? "")")
  }
}

private final class CardDelegate: NSObject, CNContactViewControllerDelegate {
  var calls: [String] = []
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {
    calls.append(contact.map { $0.givenName + " " + $0.familyName } ?? "canceled")
    viewController.dismiss(animated: true)
  }
}

@Suite(.serialized, .exclusive) struct `The contacts` {
  private let store = CNContactStore()
  private let nameKeys: [any CNKeyDescriptor] = [CNContactGivenNameKey, CNContactFamilyNameKey]

  private func names(_ predicate: NSPredicate) throws -> [String] {
    try store.unifiedContacts(matching: predicate, keysToFetch: nameKeys).map(\.givenName)
  }

  @Test func `need the user's permission`() async throws {
    let app = await TestApp()
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
    #expect(throws: CNError(.authorizationDenied)) {
      try names(CNContact.predicateForContacts(matchingName: "Kate"))
    }
    let answer = Answer<Bool>()
    await app.run { store.requestAccess(for: .contacts) { granted, _ in answer.value = granted } }
    #expect(app.title?.hasSuffix(" Would Like to Access Your Contacts") == true)
    await app.tap("Allow")
    #expect(answer.value == true)
    #expect(try names(CNContact.predicateForContacts(matchingName: "kate b")) == ["Kate"])
  }

  @Test func `are found by name, email address, phone number and a format`() async throws {
    _ = await TestApp(permissions: [.contacts: .granted])
    #expect(try names(CNContact.predicateForContacts(matchingName: "Da")) == ["Daniel", "David"])
    #expect(
      try names(CNContact.predicateForContacts(matchingEmailAddress: "kate-bell@mac.com"))
        == ["Kate"])
    #expect(
      try names(
        CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "(555) 564-8583")))
        == ["Kate"])
    #expect(
      try names(NSPredicate(format: "emailAddresses.@count == 0 AND familyName BEGINSWITH %@", "T"))
        == ["David"])
  }

  @Test func `have the properties that were fetched`() async throws {
    _ = await TestApp(permissions: [.contacts: .granted])
    let request = CNContactFetchRequest(keysToFetch: [
      CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
    ])
    request.sortOrder = .givenName
    var found: [String] = []
    try store.enumerateContacts(with: request) { contact, stop in
      found.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "")
      #expect(!contact.isKeyAvailable(CNContactPhoneNumbersKey))
      if found.count == 2 { stop.pointee = true }
    }
    #expect(found == ["Anna Haro", "Daniel Higgins"])
  }

  @Test func `change by requests, as one`() async throws {
    _ = await TestApp(permissions: [.contacts: .granted])
    ContactList.shared.reset()
    let fred = CNMutableContact()
    (fred.givenName, fred.familyName) = ("Fred", "Flint")
    fred.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "1"))]
    let addition = CNSaveRequest()
    addition.add(fred, toContainerWithIdentifier: nil)
    try store.execute(addition)
    let found = try store.unifiedContact(
      withIdentifier: fred.identifier, keysToFetch: [CNContactGivenNameKey])
    let changed = try #require(found.mutableCopy() as? CNMutableContact)
    changed.givenName = "Wilma"
    let change = CNSaveRequest()
    change.update(changed)
    try store.execute(change)
    let whole = try store.unifiedContact(
      withIdentifier: fred.identifier,
      keysToFetch: [CNContactGivenNameKey, CNContactPhoneNumbersKey])
    #expect(whole.givenName == "Wilma")
    #expect(whole.phoneNumbers.map(\.value.stringValue) == ["1"])
    let (deletion, missing) = (CNSaveRequest(), CNMutableContact())
    deletion.delete(changed)
    deletion.delete(missing)
    #expect(throws: CNError(.recordDoesNotExist)) { try store.execute(deletion) }
    #expect(try names(CNContact.predicateForContacts(matchingName: "Wilma")) == ["Wilma"])
  }

  @Test func `with limited access, an app sees those that it has added`() async throws {
    _ = await TestApp(permissions: [.contacts: .limited])
    ContactList.shared.reset()
    let pal = CNMutableContact()
    pal.givenName = "Pal"
    let addition = CNSaveRequest()
    addition.add(pal, toContainerWithIdentifier: nil)
    try store.execute(addition)
    #expect(try names(NSPredicate(value: true)) == ["Pal"])
  }

  private func pick(
    _ delegate: any CNContactPickerDelegate, set: (CNContactPickerViewController) -> Void = { _ in }
  ) async -> TestApp {
    ContactList.shared.reset()
    let app = await TestApp()
    let picker = CNContactPickerViewController()
    picker.delegate = delegate
    set(picker)
    await app.run {
      UIApplication.shared.keyWindow?.rootViewController?.present(picker, animated: true)
    }
    return app
  }

  @Test func `the picker takes one contact, without a permission`() async {
    let delegate = OneChooser()
    let app = await pick(delegate)
    #expect(app.elements.prefix(2) == ["John Appleseed", "Kate Bell"])
    await app.select("Kate Bell")
    #expect(delegate.calls == ["Kate"])
    #expect(app.title == "Home")
  }

  @Test func `the picker takes several contacts`() async {
    let delegate = ManyChooser()
    let app = await pick(delegate)
    await app.select("Kate Bell")
    await app.select("Anna Haro")
    await app.select("Kate Bell")
    await app.select("David Taylor")
    await app.tap("Done")
    #expect(delegate.calls == ["Anna David"])
    #expect(app.title == "Home")
  }

  @Test func `the picker takes a value of a contact`() async {
    let delegate = NumberChooser()
    let app = await pick(delegate) { $0.displayedPropertyKeys = [CNContactPhoneNumbersKey] }
    await app.select("Kate Bell")
    #expect(app.title == "Kate Bell")
    #expect(app.elements == ["555-564-8583 mobile", "Back"])
    await app.select("555-564-8583")
    #expect(delegate.calls == ["phoneNumbers 555-564-8583"])
    #expect(app.title == "Home")
  }

  @Test func `a button and a swipe cancel the picker`() async {
    let delegate = OneChooser()
    var app = await pick(delegate)
    await app.tap("Cancel")
    #expect(app.title == "Home")
    app = await pick(delegate)
    _ = await app.session.perform(.swipeDown)
    #expect(delegate.calls == ["cancel", "cancel"])
    #expect(app.title == "Home")
  }

  @Test func `the picker enables the contacts that meet a condition`() async {
    let app = await pick(OneChooser()) {
      $0.predicateForEnablingContact = NSPredicate(format: "emailAddresses.@count > 0")
    }
    let rows = app.session.screen()?.panes.flatMap(\.elements) ?? []
    #expect(rows.filter { !$0.isEnabled }.map(\.label) == ["David Taylor"])
  }

  @Test func `a card adds a contact, or is canceled`() async {
    ContactList.shared.reset()
    let (app, delegate) = (await TestApp(), CardDelegate())
    func show() async {
      let card = CNContactViewController(forNewContact: nil)
      card.delegate = delegate
      await app.run {
        UIApplication.shared.keyWindow?.rootViewController?.present(
          UINavigationController(rootViewController: card), animated: true)
      }
    }
    await show()
    _ = await app.session.perform(
      .type(app.session.element(.field, "First name"), text: "Fred"))
    await app.tap("Done")
    await show()
    await app.tap("Cancel")
    #expect(delegate.calls == ["Fred ", "canceled"])
    #expect(app.title == "Home")
  }
}
