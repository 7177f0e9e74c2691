import AppDriver

/// The output of `tree --screens`: the coordinators, with each screen that they own on its own line.
nonisolated struct ScreenTree: Encodable {
  /// A coordinator with its screens and children.
  private struct Node: Encodable {
    let type: String
    let screens: [Screen]
    let isInCharge: Bool
    let isLeftBehind: Bool
    let children: [Node]

    init(_ coordinator: CoordinatorSnapshot) {
      type = coordinator.type
      screens = zip(coordinator.screens, coordinator.screenTypes).map(Screen.init)
      isInCharge = coordinator.isInCharge
      isLeftBehind = coordinator.isLeftBehind
      children = coordinator.children.map(Node.init)
    }
  }

  /// A screen with the class of its view controller.
  private struct Screen: Encodable {
    let title: String
    let type: String
  }

  private let coordinators: [CoordinatorSnapshot]

  init(_ coordinators: [CoordinatorSnapshot]) { self.coordinators = coordinators }

  /// The tree as text and as a value to encode as JSON.
  @MainActor var output: CommandOutput {
    CommandOutput(self) { output in
      TreeWriter(output: output, listsScreens: true).write(coordinators)
    }
  }

  func encode(to encoder: any Encoder) throws {
    try coordinators.map(Node.init).encode(to: encoder)
  }
}
