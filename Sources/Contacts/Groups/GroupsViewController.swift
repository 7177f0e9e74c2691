import HeadlessUIKit

/// A screen that shows the groups a person belongs to.
final class GroupsViewController: UIViewController {
  private var groups: [Group] = []

  /// Sets the screen's data before its view loads.
  func configure(person: Person, groups: [Group]) {
    self.groups = groups
    title = "Groups of \(person.name)"
  }

  @ContentBuilder override var content: [ContentElement] {
    if groups.isEmpty {
      Text("no groups")
    }
    for group in groups {
      Row(group.name, detail: group.members.joined(separator: ", "))
    }
  }
}
