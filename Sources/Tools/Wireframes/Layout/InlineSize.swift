import AppDriver

/// The size of an element in a bar or row.
struct InlineSize {
  var width: Int
  let height: Int

  /// Measures an element that is drawn with a name, up to a maximum width.
  init(_ element: DisplayElement, name: String, atMost limit: Int) {
    let (width, height) = Self.natural(element, name, limit)
    self.width = max(0, min(width, limit))
    self.height = height
  }

  private static func natural(
    _ element: DisplayElement, _ name: String, _ limit: Int
  ) -> (width: Int, height: Int) {
    let value = element.element.value ?? ""
    switch element.look {
    case .slider, .progress: return (120, 28)
    case .stepper: return (94, 32)
    case .segments: return (72 * max(1, min(element.element.options.count, 6)), 32)
    case .menu: return (width(of: value.isEmpty ? name : value, .body, limit) + 22, 32)
    case .wheel, .date: return (width(of: value, .body, limit) + 24, 32)
    case .image: return (max(32, min(72, width(of: name, .tiny, limit) + 10)), 32)
    case .button(.image): return (max(36, width(of: name, .small, limit) + 20), 28)
    case .spinner: return (20, 20)
    case .info: return (28, 28)
    case .pages(let count, _): return (14 * max(1, min(count, 20)), 20)
    case .textView: return (140, 34)
    case .standard, .label, .footer, .row, .button: break
    }
    switch element.element.kind {
    case .button:
      let isBold = [.button(.done), .button(.cancel)].contains(element.look)
      return (width(of: name, isBold ? .bold : .body, limit) + 18, 32)
    case .toggle: return (51, 31)
    case .field: return (140, 34)
    case .search: return (limit, 36)
    case .choice: return (width(of: value.isEmpty ? name : value, .body, limit) + 22, 32)
    case .text, .header, .row: return (width(of: value.isEmpty ? name : value, .body, limit), 22)
    case .gesture: return (0, 0)
    }
  }

  private static func width(of text: String, _ font: TextStyle.Font, _ limit: Int) -> Int {
    TextMeasure(font).width(of: text, atMost: max(0, limit))
  }
}
