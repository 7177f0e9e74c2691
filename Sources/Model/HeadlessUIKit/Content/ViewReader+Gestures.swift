extension ViewReader {
  /// Reads a view that may have recognizers: what a tap reaches is a button, and what a long press
  /// reaches is text that can be pressed.
  ///
  /// - Returns: Whether the view has such a recognizer.
  func readTouchable(_ view: UIView) -> Bool {
    let tap = view.tapRecognizer
    let extras = extras(of: view)
    let isPressed = extras?.presses != nil && !readsCell && view.takesPressesItself
    guard tap != nil || isPressed else { return false }
    let inside = ViewReader(controller: controller)
    view.read(into: inside)
    if let tap {
      addTapped(view, tap, extras, inside)
    } else if let extras {
      addPressed(view, extras, inside.elements)
    }
    return true
  }

  /// Adds a view with a recognizer for taps.
  ///
  /// A view that shows only texts is a button, named by them. A card with controls is a button
  /// beside them, named by its first text. A view with fields or a list is only the background of a
  /// form.
  private func addTapped(
    _ view: UIView, _ tap: UITapGestureRecognizer, _ extras: ElementExtras?, _ inside: ViewReader
  ) {
    let texts = inside.texts
    var rest = inside.elements
    if view is UIControl, rest.count == 1, case .button(let own) = rest[0] {
      // The recognizer cancels the control's own touch.
      addTap(tap, on: view, named: own.title, extras ?? own.extras)
    } else if texts.count == rest.count {
      let shown = texts.joined(separator: " ")
      addTap(tap, on: view, named: tappedName(of: view, own: shown), extras)
    } else if view is UIControl || view is UIScrollView || rest.contains(where: \.isOfForm) {
      for element in rest { add(element) }
    } else {
      if !readsCell, let place = rest.firstIndex(where: \.isText) { rest.remove(at: place) }
      addTap(tap, on: view, named: tappedName(of: view, own: texts.first ?? ""), extras)
      add(contentsOf: rest)
    }
  }

  private func tappedName(of view: UIView, own: String) -> String {
    guard own.isBlank else { return view.accessibilityLabel ?? own }
    lacksLabel = view.lacksLabel(own: (view as? UIImageView)?.image?.spokenLabel)
    return name(of: view, kind: "Tap")
  }

  private func addTap(
    _ tap: UITapGestureRecognizer, on view: UIView, named name: String, _ extras: ElementExtras?
  ) {
    var button = Content.Button(name) { tap.personMakesGesture() }
    button.extras = extras
    if lacksLabel {
      button.extras = extras ?? ElementExtras(view)
      button.extras?.lacksLabel = true
      lacksLabel = false
    }
    add(.button(button))
    for other in view.tapRecognizers where other !== tap {
      let count = other.numberOfTapsRequired
      let taps = count == 2 ? "Double Tap" : count == 3 ? "Triple Tap" : "\(count) Taps"
      add(.button(Content.Button("\(name): \(taps)") { other.personMakesGesture() }))
    }
  }

  /// Adds a view that can only be pressed long: its first text can be pressed, or else a text that
  /// names it.
  private func addPressed(
    _ view: UIView, _ extras: ElementExtras, _ inside: [Content.Element]
  ) {
    var rest = inside
    let place = rest.firstIndex(where: \.isText)
    var pressed: Content.Text
    if let place, case .text(let text) = rest[place] {
      pressed = text
      if extras.identifier == nil { extras.identifier = text.identifier }
    } else {
      pressed = Content.Text(name(of: view, kind: "Press"))
    }
    pressed.extras = extras
    if let place { rest[place] = .text(pressed) } else { rest.insert(.text(pressed), at: 0) }
    add(contentsOf: rest)
  }

  /// Adds what a tap or a long press anywhere on the screen does.
  ///
  /// A tap beside controls only hides the keyboard, so it isn't an element.
  func addGestures(onScreen view: UIView) {
    let extras = extras(of: view)
    let name = view.accessibilityLabel ?? "Anywhere"
    if let tap = view.tapRecognizer, texts.count == elements.count {
      addTap(tap, on: view, named: name, extras)
    } else if extras?.presses != nil, view.takesPressesItself {
      var text = Content.Text(name)
      text.extras = extras
      add(.text(text))
    }
  }

  /// Adds what a tap on the container of a presentation does, beside the presented view.
  func addTap(beside container: UIView) {
    guard container.mayTakeGestures, let tap = container.tapRecognizer else { return }
    let name = container.accessibilityLabel ?? "Outside"
    addTap(tap, on: container, named: name, extras(of: container))
  }

  /// Returns what an element has from its view: the identifier, and what a long press does.
  func extras(of view: UIView) -> ElementExtras? {
    let press = view.longPress()
    let menu = view.contextMenuInteraction
    guard press != nil || menu != nil || view.accessibilityIdentifier != nil else { return nil }
    let extras = ElementExtras(view)
    if let menu {
      extras.presses = { menu.personPresses() + (press.map { [$0] } ?? []) }
    } else if let press {
      extras.presses = { [press] }
    }
    return extras
  }
}

extension Content.Element {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }

  /// Whether the element is one of a form or list, where a tap beside it does nothing but hide the
  /// keyboard.
  fileprivate var isOfForm: Bool {
    switch self {
    case .field, .search, .row, .rows: true
    case .text, .button, .toggle, .choice, .gesture: false
    }
  }
}
