import HeadlessUIKit

/// Shows the groups that a person belongs to.
final class GroupsViewController: UIViewController {
  private(set) var person: Person?
  private var groups: [Group] = []
  private var names: (Group) -> String = { _ in "" }

  /// Gives the screen what it shows, before its view loads; `names` is the service that says who is
  /// in a group.
  func configure(person: Person, groups: [Group], names: @escaping (Group) -> String) {
    self.groups = groups
    self.names = names
    show(person)
  }

  /// Shows a person in place of the one that is shown.
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
