import HeadlessUIKit

/// Shows the groups that a person belongs to.
final class GroupsViewController: UIViewController {
  private(set) var person: Person?
  private var groups: [Group] = []
  private var names: (Group) -> String = { _ in "" }

  /// Sets the data of the screen, before its view loads; `names` is the service that returns the
  /// members of a group.
  func configure(person: Person, groups: [Group], names: @escaping (Group) -> String) {
    self.groups = groups
    self.names = names
    show(person)
  }

  /// Replaces the person on the screen.
  func show(_ person: Person) {
    self.person = person
    title = "Groups of \(person.name)"
  }

  @ContentBuilder override var content: [ContentElement] {
    if groups.isEmpty {
      Text("no groups")
    }
    for group in groups {
      Row(group.name, detail: names(group))
    }
  }
}
