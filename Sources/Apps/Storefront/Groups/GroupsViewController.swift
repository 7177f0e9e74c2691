import HeadlessUIKit

/// A screen that shows the groups a person belongs to.
final class GroupsViewController: UIViewController {
  private(set) var person: Person?
  private var groups: [Group] = []
  private var names: (Group) -> String = { _ in "" }

  /// Sets the screen's data before its view loads.
  ///
  /// `names` returns the members of a group as text.
  func configure(person: Person, groups: [Group], names: @escaping (Group) -> String) {
    self.groups = groups
    self.names = names
    show(person)
  }

  /// Replaces the person shown on the screen.
  func show(_ person: Person) {
    self.person = person
    title = "Groups of \(person.name)"
  }

  @Content.Builder override var content: [Content.Element] {
    if groups.isEmpty {
      Content.Text("no groups")
    }
    for group in groups {
      Content.Row(group.name, detail: names(group))
    }
  }
}
