import Foundation
import HeadlessUIKit

extension AppSession {
  /// Returns the views of the visible screen, pane by pane, as they are in memory.
  ///
  /// Bars, tabs and alerts aren't among them. No view is loaded, but lists are laid out, for which
  /// they may ask the app for cells.
  ///
  /// - Parameter most: The maximum number of views to read in each pane.
  /// - Returns: The views of each pane; empty if no window shows a controller.
  public func views(atMost most: Int = 1_000) -> [PaneViews] {
    // The app's code may run.
    reading.forget()
    guard let front = app.touchableWindow?.frontmost else { return [] }
    return ShownPath(from: front).panes.map { controller in
      var reader = ViewTreeReader(most: most)
      return PaneViews(
        controller: TypeNames.name(of: type(of: controller)),
        view: controller.viewIfLoaded.map { reader.read($0, depth: 0) })
    }
  }
}

/// A reader of views, which leaves out what is too much to show.
private struct ViewTreeReader {
  /// The depth of views that are read, because a thread's stack is small.
  private static let deepest = 200

  /// The number of views that may still be read.
  private var left: Int

  init(most: Int) { left = most }

  mutating func read(_ view: UIView, depth: Int) -> ViewSnapshot {
    left -= 1
    var inside: [ViewSnapshot] = []
    var leftOut = 0
    for child in Self.children(of: view) {
      if left > 0, depth < Self.deepest {
        inside.append(read(child, depth: depth + 1))
      } else {
        leftOut += 1
      }
    }
    return ViewSnapshot(
      type: TypeNames.name(of: type(of: view)), text: Self.text(of: view)?.nonEmpty,
      identifier: view.accessibilityIdentifier?.nonEmpty, states: Self.states(of: view),
      views: inside, leftOut: leftOut > 0 ? leftOut : nil)
  }

  private static func children(of view: UIView) -> [UIView] {
    let cells: [UIView] =
      switch view {
      case let table as UITableView: table.visibleCells
      case let collection as UICollectionView: collection.visibleCells
      default: []
      }
    let inside = view.subviews
    return inside + cells.filter { cell in !inside.contains { $0 === cell } }
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton:
      button.currentTitle ?? button.configuration?.title ?? button.accessibilityLabel
    case let field as UITextField: field.isSecureTextEntry ? nil : field.text
    case let text as UITextView: text.isSecureTextEntry ? nil : text.text
    case let bar as UISearchBar: bar.isSecureTextEntry ? nil : bar.text
    case let segments as UISegmentedControl:
      (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "?" }
        .joined(separator: " · ")
    case let slider as UISlider: "\(slider.value)"
    case let stepper as UIStepper: "\(stepper.value)"
    case let progress as UIProgressView: "\(progress.progress)"
    case is UITableViewCell, is UICollectionViewCell:
      view.textsOfBareCell.joined(separator: " · ")
    default: view.accessibilityLabel
    }
  }

  private static func states(of view: UIView) -> [String] {
    var states: [String] = []
    if view.isHidden { states.append("hidden") }
    if let control = view as? UIControl {
      if !control.isEnabled { states.append("disabled") }
      if control.isSelected { states.append("selected") }
    }
    switch view {
    case let toggle as UISwitch: states.append(toggle.isOn ? "on" : "off")
    case let cell as UITableViewCell where cell.isSelected: states.append("selected")
    case let cell as UICollectionViewCell where cell.isSelected: states.append("selected")
    case let field as UITextField where field.isSecureTextEntry: states.append("secure")
    case let text as UITextView where text.isSecureTextEntry: states.append("secure")
    case let table as UITableView:
      if let count = sum(table.numberOfSections, table.numberOfRows) {
        states.append(counted(count, "row"))
      }
    case let collection as UICollectionView:
      if let count = sum(collection.numberOfSections, collection.numberOfItems) {
        states.append(counted(count, "item"))
      }
    default: break
    }
    if view.isFirstResponder { states.append("editing") }
    return states
  }

  /// Returns the number of all sections' rows; `nil` if there are so many sections that adding
  /// takes long.
  private static func sum(_ sections: Int, _ count: (Int) -> Int) -> Int? {
    guard sections <= 10_000 else { return nil }
    var sum = 0
    for section in 0..<sections { sum = sum.adding(count(section)) }
    return sum
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
