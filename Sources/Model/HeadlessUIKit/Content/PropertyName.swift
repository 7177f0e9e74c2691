import Foundation

/// The names of the properties that hold views.
enum PropertyName {
  /// Returns words for the property of the view's controller, or of a view around it, that holds a
  /// view; `nil` if there is none.
  ///
  /// `addToCartButton` becomes `Add To Cart`.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - screen: The controller on whose screen the view is. A view in a bar's title isn't inside
  ///     the controller's view.
  /// - Returns: The words; `nil` if no property holds the view.
  static func of(_ view: UIView, on screen: UIViewController? = nil) -> String? {
    held(view, from: view.next) ?? screen.flatMap { held(view, from: $0) ?? held(view, over: $0) }
  }

  /// Returns words for the property of the presentation controller of a screen that holds a view,
  /// such as a dimmed background.
  private static func held(_ view: UIView, over screen: UIViewController) -> String? {
    guard let holder = screen.outermost.loadedPresentationController else { return nil }
    return HeldViews.name(of: view, in: holder).flatMap(words)
  }

  private static func held(_ view: UIView, from first: UIResponder?) -> String? {
    var owner = first
    while let holder = owner {
      if let name = HeldViews.name(of: view, in: holder) { return words(name) }
      owner = holder.next
    }
    return nil
  }

  /// The endings that say what kind of view it is.
  private static let kinds = [
    "Button", "TextField", "TextView", "Field", "Switch", "Slider", "Stepper", "SegmentedControl",
    "Control", "Picker", "ImageView", "View", "Label", "Btn",
  ]

  /// Returns the name of a property as it is written, without what the compiler adds to that of a
  /// wrapped or lazy one.
  static func plain(_ property: String) -> String {
    let name = property.drop { $0 == "_" || $0 == "$" }
    let storage = "lazy_storage_$_"
    return String(name.hasPrefix(storage) ? name.dropFirst(storage.count) : name)
  }

  /// Returns the words of a property's name without the kind of view.
  static func words(_ property: String) -> String? {
    var name = plain(property)[...]
    for kind in kinds where name.hasSuffix(kind) && name.count > kind.count {
      name = name.dropLast(kind.count)
      break
    }
    var words = ""
    for character in name {
      if words.isEmpty {
        words += character.uppercased()
      } else {
        if character.isUppercase, words.last?.isUppercase == false { words += " " }
        words.append(character)
      }
    }
    return words.isEmpty ? nil : words
  }
}

nonisolated extension String {
  /// The text with its lines one after the other, as a screen reader reads them.
  var inOneLine: String {
    guard utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return self }
    return split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
      .joined(separator: " ")
  }

  /// Whether there is nothing but white space.
  var isBlank: Bool {
    // Nearly every text has such a letter, for which no tables are needed.
    if utf8.contains(where: { $0 > 32 && $0 < 127 }) { return false }
    return !contains { !$0.isWhitespace }
  }
}
