import Foundation

/// A reader of a screen's content from its view tree, in reading order.
///
/// Each class of views says in `read(into:)` how it appears.
final class ViewReader {
  /// The elements that have been read.
  private(set) var elements: [Content.Element] = []
  /// The controller whose content is read; `nil` for a part of a screen, such as a cell.
  let controller: UIViewController?
  /// Whether the last element is a label that may be the name of the next element.
  private(set) var endsWithLabel = false
  /// Whether to read only until the controller is known to show something of its own: an element
  /// that is neither a child's nor a gesture.
  let isProbe: Bool
  /// Whether nothing more needs to be read.
  private var isDone: Bool { isProbe && !elements.isEmpty }
  /// The controller whose `content` is evaluated only to learn whether it shows something of its
  /// own.
  ///
  /// An identifier, because a weak reference would slow down the controller from then on.
  private static var probed: ObjectIdentifier?
  /// Whether the reader reads the cell of a row, whose texts and controls belong together.
  let readsCell: Bool
  /// Whether VoiceOver has no label for the button whose name was read last.
  var lacksLabel = false
  /// Whether a control in the cell has no name but the row's.
  private var hasNameless = false
  /// The field whose input view is read, with that view; `nil` for the screen's own views.
  let input: KeyboardInput?
  /// Whether images without words are read, for a drawing.
  private(set) var readsDecorations = false
  /// The pickers in the input view.
  private(set) var pickers: [Content.Choice] = []
  /// The view around the last control, and whether touches reach it.
  private var surroundings: (view: UIView, takeTouches: Bool)?

  init(controller: UIViewController?, isProbe: Bool = false, input: KeyboardInput? = nil) {
    self.controller = controller
    self.isProbe = isProbe
    self.input = input
    readsCell = false
  }

  /// Creates a reader of the cell of a row.
  ///
  /// Labels keep their place, and the first control that has no name of its own has an empty name.
  init(ofCell: Void) {
    controller = nil
    input = nil
    isProbe = false
    readsCell = true
  }

  /// Returns whether the user can operate a control: it and the views around it take touches.
  func canBeTapped(_ control: UIControl) -> Bool {
    guard control.isEnabled, control.isUserInteractionEnabled else { return false }
    guard let around = control.around else { return control.canBeTapped }
    if let surroundings, surroundings.view === around { return surroundings.takeTouches }
    let takeTouches = around.takesTouches
    surroundings = (around, takeTouches)
    return takeTouches
  }

  /// Reads a view, unless the user can't see it.
  func read(_ view: UIView) {
    guard !isDone, view.isSeen else { return }
    if let owner = view.controller, owner !== controller { return read(owner) }
    // The text of a view that can be tapped may be a child's.
    if !isProbe, view.mayTakeGestures, readTouchable(view) { return }
    view.read(into: self)
  }

  /// Reads a view, unless the user can't see it, as if it had no recognizer for taps.
  func readBesidesTap(_ view: UIView) {
    if view.isSeen { view.read(into: self) }
  }

  /// The texts among the elements.
  var texts: [String] {
    elements.compactMap {
      guard case .text(let text) = $0 else { return nil }
      return text.name.map { "\($0) \(text.text)" } ?? text.text
    }
  }

  /// Reads the subviews of a view, in reading order.
  func readSubviews(of view: UIView) { for subview in view.children { read(subview) } }

  /// Reads a controller inside the one whose content is read.
  private func read(_ child: UIViewController) {
    guard controller != nil || readsCell, !isProbe else { return }
    for element in child.content { add(element) }
  }

  func add(_ element: Content.Element) {
    endsWithLabel = false
    if isProbe, case .gesture = element { return }
    elements.append(element)
  }

  /// Adds a gesture on the screen as a whole, which isn't one of a row's parts, and isn't between a
  /// label and the control that it names.
  func addGesture(_ gesture: Content.Gesture) {
    guard !readsCell, !isProbe else { return }
    elements.insert(.gesture(gesture), at: elements.count - (endsWithLabel ? 1 : 0))
  }

  /// Adds a picker: in an input view, to those of the field.
  func addPicker(_ choice: Content.Choice) {
    if input == nil { add(.choice(choice)) } else { pickers.append(choice) }
  }

  func add(contentsOf new: [Content.Element]) {
    endsWithLabel = false
    elements.append(contentsOf: new)
  }

  /// Adds the text of a label, which may be the name of the control that follows.
  ///
  /// Blank text isn't shown.
  func addLabel(_ text: String?, of view: UIView) {
    let shown = view.accessibilityLabel ?? text ?? ""
    guard !shown.isBlank else { return }
    var element = Content.Text(shown.inOneLine)
    element.extras = .ofText(view)
    elements.append(.text(element))
    endsWithLabel = true
  }

  /// Adds an image without words, which is read only for a drawing.
  ///
  /// It is no element for the user, so it isn't between a label and the control that it names.
  func addDecoration(_ image: UIImage, of view: UIView) {
    var text = Content.Text(image.shownName)
    let extras = ElementExtras(view)
    extras.isDecoration = true
    text.extras = extras
    elements.insert(.text(text), at: elements.count - (endsWithLabel ? 1 : 0))
  }

  /// Adds a value with its name, such as the two labels of a horizontal stack.
  func addValue(_ name: String, _ text: String, of view: UIView) {
    var element = Content.Text(name, text)
    element.extras = .ofText(view)
    add(.text(element))
  }

  func addButton(
    _ name: String, of view: UIView, isEnabled: Bool, function: UInt?,
    presses: (@MainActor () -> [Content.Action])? = nil, action: @escaping @MainActor () -> Void
  ) {
    var button = Content.Button(name, isEnabled: isEnabled, action: action)
    let extras = ElementExtras(view)
    extras.function = function
    extras.lacksLabel = lacksLabel
    lacksLabel = false
    extras.presses = presses ?? (view.mayTakeGestures ? self.extras(of: view)?.presses : nil)
    button.extras = extras
    add(.button(button))
  }

  /// Returns whether a control in the cell may take the name of the row, as the first one may.
  func takeRowName() -> Bool {
    defer { hasNameless = true }
    return !hasNameless
  }

  /// Removes the label that is the name of the next element, so that it isn't one of its own.
  func removeLastLabel() {
    elements.removeLast()
    endsWithLabel = false
  }

  /// Reads the content of a controller from its views; a view that isn't loaded is empty.
  static func content(of controller: UIViewController) -> [Content.Element] {
    guard let view = controller.viewIfLoaded else { return [] }
    let reader = ViewReader(controller: controller, isProbe: probed == ObjectIdentifier(controller))
    reader.readsDecorations = ElementExtras.keepsViews && !reader.isProbe
    // The root view itself may be hidden only together with its screen.
    view.read(into: reader)
    if !reader.isProbe, view.mayTakeGestures { reader.addGestures(onScreen: view) }
    reader.readKeyboard()
    return reader.elements
  }

  /// Returns whether a controller shows something beside what its children show.
  ///
  /// Its own views are read only up to the first element, and its children's not at all. A
  /// controller that declares its content shows something unless that is empty.
  static func showsOwnContent(_ controller: UIViewController) -> Bool {
    let outer = probed
    probed = ObjectIdentifier(controller)
    defer { probed = outer }
    return !controller.content.isEmpty
  }

  /// Returns the texts inside a view, in reading order, such as the labels of a cell or a button.
  static func texts(in view: UIView) -> [String] {
    let reader = ViewReader(controller: nil)
    reader.readSubviews(of: view)
    return reader.texts
  }
}

extension UIView {
  /// Whether the user can see the view and hear it, if nothing is in front.
  fileprivate var isSeen: Bool { !isHidden && alpha >= 0.01 && !accessibilityElementsHidden }
}
