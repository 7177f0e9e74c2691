import CoreData
import UIKit

/// The form for an entry, whose changes are in a context of its own until they are saved.
final class EntryFormCoordinator {
  /// Called with whether the form was saved.
  var onEnd: ((Bool) -> Void)?
  private let navigation: UINavigationController
  private let context: NSManagedObjectContext
  private let entry: Entry

  init(
    _ navigation: UINavigationController, _ context: NSManagedObjectContext, _ entry: Entry?,
    _ account: Account
  ) {
    self.navigation = navigation
    self.context = context
    if let entry, let own = context.object(with: entry.objectID) as? Entry {
      self.entry = own
    } else {
      self.entry = Entry(context: context)
      self.entry.date = Date()
      self.entry.account = context.object(with: account.objectID) as? Account
    }
  }

  func start() {
    let form = EntryFormViewController(entry)
    form.delegate = self
    form.isModalInPresentation = true
    navigation.present(UINavigationController(rootViewController: form), animated: true)
  }

  private func end(isSaved: Bool) {
    navigation.dismiss(animated: true)
    onEnd?(isSaved)
  }
}

extension EntryFormCoordinator: EntryFormViewControllerDelegate {
  func entryFormViewControllerDidSave(_ controller: EntryFormViewController) {
    do {
      try context.save()
      end(isSaved: true)
    } catch {
      controller.show(error)
    }
  }

  func entryFormViewControllerDidCancel(_ controller: EntryFormViewController) {
    end(isSaved: false)
  }
}
