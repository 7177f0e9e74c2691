import Foundation
import HeadlessUIKit
import Observation

/// The texts and closures that the stored properties of a view hold.
@MainActor struct StoredContent {
  /// The number of values that may lie around one that is read.
  private static let depth = 4

  private let root: Any

  init(of view: some View) { root = view }

  /// The texts by the names of their properties, and a button for each closure without parameters.
  var elements: [Content.Element] {
    var elements: [Content.Element] = []
    visit(root, Self.depth) { name, value in
      if let text = text(of: value) {
        if !text.isEmpty { elements.append(.text(Content.Text(name, text))) }
      } else if let action = action(of: value) {
        elements.append(.button(Content.Button(name, action: action)))
      }
    }
    return elements
  }

  /// Changes the environment that the view and those in it read.
  func provide(_ change: (inout EnvironmentValues) -> Void) {
    visit(root, Self.depth) { _, value in (value as? any EnvironmentReader)?.update(change) }
  }

  /// Visits the stored values of a value: those of its own, and those of views and of observed
  /// objects in it.
  private func visit(_ value: Any, _ depth: Int, _ body: (_ name: String, Any) -> Void) {
    guard depth > 0 else { return }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let next = mirror {
      for child in next.children {
        body(Self.name(child.label), child.value)
        let held = (child.value as? any ValueHolder).map(\.heldValue) ?? child.value
        guard let held else { continue }
        if child.value is any ValueHolder { body(Self.name(child.label), held) }
        let isRead =
          child.value is any ObjectHolder || held is any View || held is any Observable
          || publishes(held)
        if isRead, !(held is Text) {
          visit(held, depth - 1, body)
        }
      }
      mirror = next.superclassMirror
    }
  }

  /// Whether a value is an object that publishes changes of its properties.
  private func publishes(_ value: Any) -> Bool {
    guard type(of: value) is AnyClass else { return false }
    let mirrors = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
    return mirrors.contains { $0.children.contains { $0.value is any PublishedProperty } }
  }

  /// The name of a property, whose storage may have an underscore before it.
  private static func name(_ label: String?) -> String {
    let label = label ?? ""
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  private func text(of value: Any) -> String? {
    switch value {
    case let text as String: text
    case let text as Text: text.text
    case let key as LocalizedStringKey: Text(key).text
    case let text as AttributedString: String(text.characters)
    default: nil
    }
  }

  private func action(of value: Any) -> (@MainActor () -> Void)? {
    switch value {
    case let action as () -> Void: { action() }
    case let action as @MainActor () -> Void: action
    case let action as @Sendable () -> Void: { action() }
    case let action as @MainActor @Sendable () -> Void: action
    case let action as () async -> Void: { Task { await action() } }
    case let action as @MainActor () async -> Void: { Task { await action() } }
    default: nil
    }
  }
}
