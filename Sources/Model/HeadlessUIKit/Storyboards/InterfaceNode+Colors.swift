import Foundation

extension InterfaceNode {
  /// Returns the color with the given key.
  func color(_ key: String) -> UIColor? {
    children.first { $0.name == "color" && $0["key"] == key }?.colorValue
  }

  /// The color that an element describes; `nil` for a named color that the app doesn't have.
  var colorValue: UIColor? {
    for attribute in ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"] {
      if let name = self[attribute], let color = UIColor.known(named: name) { return color }
    }
    if let name = self["name"] { return UIColor.known(named: name) ?? UIColor(named: name) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
