/// What the compiler of storyboards needs to know about the classes of an app.
package struct AppClasses: Sendable {
  /// An action: a method that storyboards name by its Objective-C selector.
  package struct Action: Sendable {
    /// The class that declares it.
    package let owner: String
    /// The Objective-C selector, such as `tapped:`.
    package let selector: String
    /// The Swift name, such as `tapped(_:)`.
    package let name: String

    package init(owner: String, selector: String, name: String) {
      self.owner = owner
      self.selector = selector
      self.name = name
    }
  }

  /// The superclasses of each class, nearest first.
  package var superclasses: [String: [String]] = [:]
  /// All actions.
  package var actions: [Action] = []

  package init() {}

  /// Returns the action that a class has or inherits.
  func action(_ selector: String, of type: String) -> Action? {
    let owners = [type] + (superclasses[type] ?? [])
    return owners.lazy.compactMap { owner in
      self.actions.first { $0.owner == owner && $0.selector == selector }
    }.first
  }
}
