import HeadlessUIKit

/// A screen that shows the groups a person belongs to.
final class GroupsViewController: UIViewController {
  private var groups: [Group] = []

  /// Sets the screen's data before its view loads.
  func configure(person: Person, groups: [Group]) {
    self.groups = groups
    title = "Groups of \(person.name)"
  }

  @Content.Builder override var content: [Content.Element] {
    if groups.isEmpty {
      Content.Text("no groups")
    }
    for group in groups {
      Content.Row(group.name, detail: group.members.joined(separator: ", "))
    }
  }
}
