import Foundation

extension ViewReader {
  /// The views whose accessibility elements are being read.
  private static var entered: Set<ObjectIdentifier> = []

  /// Reads a view by its accessibility properties; returns whether they describe it.
  func readAccessibility(of view: UIView) -> Bool {
    let listed = listedElements(in: view)
    if !listed.isEmpty,
      // The app may have put the view itself, or one that contains it, among the elements.
      Self.entered.insert(ObjectIdentifier(view)).inserted
    {
      defer { Self.entered.remove(ObjectIdentifier(view)) }
      for element in listed {
        if let inner = element as? UIView {
          read(inner)
        } else if let element = element as? UIAccessibilityElement {
          read(element, in: view)
        }
      }
      return true
    }
    guard view.isAccessibilityElement, let label = view.accessibilityLabel,
      label.contains(where: { !$0.isWhitespace })
    else { return false }
    if let value = view.accessibilityValue, !value.isEmpty {
      addValue(label, value, of: view)
    } else {
      addLabel(label, of: view)
    }
    // The view's texts have been read; the controls inside it haven't.
    for element in inner(of: view) {
      if case .text = element { continue }
      add(element)
    }
    return true
  }

  /// The elements in a view, if the app lists them: it sets them, or its class counts them.
  private func listedElements(in view: UIView) -> [Any] {
    let count = view.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return [] }
    return (0..<count).compactMap { view.accessibilityElement(at: $0) }
  }

  private func inner(of view: UIView) -> [Content.Element] {
    let reader = ViewReader(controller: controller)
    reader.readSubviews(of: view)
    return reader.elements
  }

  private func read(_ element: UIAccessibilityElement, in view: UIView) {
    guard let label = element.accessibilityLabel, !label.isEmpty else { return }
    if element.accessibilityTraits.contains(.button) {
      add(.button(Content.Button(label) { _ = element.accessibilityActivate() }))
    } else if let value = element.accessibilityValue, !value.isEmpty {
      add(.text(Content.Text(label, value)))
    } else {
      add(.text(Content.Text(label)))
    }
  }
}
