public import Foundation

/// A picker's data source.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// A picker's delegate.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of a component, in points; 0, which is the default, for an equal share.
  /// - Default: `0`
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of a component's rows, in points; 0, which is the default, for the
  /// system's.
  /// - Default: `0`
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row.
  /// - Default: `nil`
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the title of a row with attributes, which has priority.
  /// - Default: `nil`
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row, which has priority over titles.
  /// - Default: `NoPickerRowView()`
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called when the user has selected a row.
  /// - Default: nothing
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The view that stands for a row without a view.
final class NoPickerRowView: UIView {
}

/// A control with one or more wheels, each of which shows rows of the data source.
open class UIPickerView: UIView {
  private var selected: [Int] = []

  nonisolated deinit {}

  /// The data source; a weak reference, as in UIKit.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      UIApplication.shared.delegateWatch?(newValue, .pickerSource, self)
    }
  }
  private(set) weak var storedDataSource: (any UIPickerViewDataSource)?
  /// The delegate; a weak reference, as in UIKit.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .picker, self)
    }
  }
  private(set) weak var storedDelegate: (any UIPickerViewDelegate)?
  /// Whether the selection is marked; stored, but not used.
  @available(iOS, deprecated: 13.0)
  open var showsSelectionIndicator = true

  /// The number of components.
  open var numberOfComponents: Int { max(0, storedDataSource?.numberOfComponents(in: self) ?? 0) }
  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents else { return 0 }
    return max(0, storedDataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }
  /// Returns an estimate of the size of a component's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: storedDelegate?.pickerView(self, widthForComponent: component) ?? 0,
      height: storedDelegate?.pickerView(self, rowHeightForComponent: component) ?? 0)
  }
  /// Returns the view of a row, if the delegate has views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = storedDelegate?.pickerView(
      self, viewForRow: row, forComponent: component, reusing: nil)
    return view is NoPickerRowView ? nil : view
  }
  /// Forgets nothing but selections that the data source no longer has.
  open func reloadAllComponents() {
    for component in 0..<numberOfComponents { reloadComponent(component) }
  }
  /// Forgets the selection of a component if the data source no longer has it.
  open func reloadComponent(_ component: Int) {
    guard selected.indices.contains(component) else { return }
    selected[component] = max(min(selected[component], numberOfRows(inComponent: component) - 1), 0)
  }
  /// Selects a row without telling the delegate.
  ///
  /// A row that the data source doesn't have is ignored. A component that it doesn't have is a
  /// fault.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let components = numberOfComponents
    guard component >= 0, component < components else {
      return UIApplication.shared.fault(
        .componentMissing, owningController, nil,
        "selectRow(_:inComponent:animated:): component \(component) of a picker that has "
          + "\(components)")
    }
    guard row >= 0, row < numberOfRows(inComponent: component) else { return }
    while selected.count <= component { selected.append(0) }
    selected[component] = row
  }
  /// Returns the selected row of a component; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return selected.indices.contains(component) ? selected[component] : 0
  }

  /// Returns the title of a row, as a person reads it.
  func title(_ row: Int, _ component: Int) -> String {
    guard let storedDelegate else { return "\(row + 1)" }
    if let view = view(forRow: row, forComponent: component) {
      let own = (view as? UILabel)?.shownText ?? view.accessibilityLabel
      let text = own ?? ViewReader.texts(in: view).joined(separator: " ")
      if !text.isEmpty { return text }
    }
    if let title = storedDelegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      return title.string
    }
    return storedDelegate.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
  }

  /// Simulates turning a wheel to a row.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The component.
  ///   - returns: Whether the wheel is turned away and back if it is at the row already.
  package func personSelects(_ row: Int, inComponent component: Int, returns: Bool = false) {
    guard isUserInteractionEnabled, row >= 0, row < numberOfRows(inComponent: component) else {
      return
    }
    guard returns || selectedRow(inComponent: component) != row else { return }
    selectRow(row, inComponent: component, animated: true)
    storedDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The most components that are read.
  private static let mostComponents = 100
  /// The most rows that are listed; those of a longer wheel are found by their titles.
  private static let mostListed = 200
  /// The most rows among which a title is looked for.
  private static let mostSearched = 100_000

  private func values(
    of component: Int, _ rows: Int, _ selected: Int, _ begin: (@MainActor () -> Bool)?
  ) -> Content.Choice.Values {
    Content.Choice.Values(
      text: selected < 0 ? "" : title(selected, component),
      expected: "one of \(rows) values such as \(title(0, component))"
    ) { [weak self] text in
      guard begin?() ?? true else { return true }
      return self?.personFinds(text, in: component, returns: begin != nil) ?? false
    }
  }

  override func read(into reader: ViewReader) {
    if let input = reader.input, input.isUnprepared { return readLater(input, into: reader) }
    let begin = reader.input?.begin
    let components = numberOfComponents
    guard components > 0 else { return }
    let name = reader.name(of: self, kind: "Picker")
    for component in 0..<min(components, Self.mostComponents) {
      let rows = numberOfRows(inComponent: component)
      let selected = selectedRow(inComponent: component)
      let listsRows = rows <= Self.mostListed
      var choice = Content.Choice(
        components == 1 ? name : "\(name) \(component + 1)",
        options: listsRows ? (0..<rows).map { title($0, component) } : [],
        selectedIndex: listsRows && selected >= 0 ? selected : nil
      ) { [weak self] in
        guard begin?() ?? true else { return }
        self?.personSelects($0, inComponent: component, returns: begin != nil)
      }
      let extras = ElementExtras(self)
      extras.isEnabled = isUserInteractionEnabled
      if !listsRows { extras.values = values(of: component, rows, selected, begin) }
      choice.extras = extras
      reader.addPicker(choice)
    }
  }

  /// Adds a choice whose options aren't known before editing begins.
  private func readLater(_ input: KeyboardInput, into reader: ViewReader) {
    let begin = input.begin
    var choice = Content.Choice("Picker", options: [], selectedIndex: nil) { _ in }
    let extras = ElementExtras(self)
    extras.isEnabled = isUserInteractionEnabled
    extras.values = Content.Choice.Values(text: "", expected: "a row of its picker") {
      [weak self] text in begin() ? self?.personFinds(text) ?? false : true
    }
    choice.extras = extras
    reader.addPicker(choice)
  }

  /// Simulates turning a wheel to the row with a title; returns whether there is one.
  private func personFinds(_ text: String) -> Bool {
    (0..<min(numberOfComponents, Self.mostComponents)).contains {
      personFinds(text, in: $0, returns: true)
    }
  }

  private func personFinds(_ text: String, in component: Int, returns: Bool) -> Bool {
    let wanted = text.lowercased()
    let found = (0..<min(numberOfRows(inComponent: component), Self.mostSearched)).first {
      title($0, component).lowercased() == wanted
    }
    guard let found else { return false }
    personSelects(found, inComponent: component, returns: returns)
    return true
  }
}
