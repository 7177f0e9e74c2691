/// The font, color and anchor of text.
struct TextStyle {
  /// A size and weight.
  enum Font {
    case body, bold, large, medium, small, tiny

    /// The size in points.
    var size: Int {
      switch self {
      case .body, .bold: 17
      case .large: 34
      case .medium: 15
      case .small: 13
      case .tiny: 11
      }
    }

    /// The height of a line in points.
    var lineHeight: Int {
      switch self {
      case .body, .bold: 22
      case .large: 41
      case .medium: 20
      case .small: 18
      case .tiny: 13
      }
    }

    /// The width of a character in comparison to that of the regular weight, in percent.
    var breadth: Int { self == .bold || self == .large ? 106 : 100 }

    /// The class in the style sheet; empty for the font that a layer has anyway.
    var name: StaticString {
      switch self {
      case .body: ""
      case .bold: "fw-b"
      case .large: "fw-h"
      case .medium: "fw-m"
      case .small: "fw-s"
      case .tiny: "fw-y"
      }
    }
  }

  enum Color {
    case ink, gray, accent, red, onAccent

    /// The class in the style sheet; empty for the color that a layer has anyway.
    var name: StaticString {
      switch self {
      case .ink: ""
      case .gray: "fw-g"
      case .accent: "fw-a"
      case .red: "fw-x"
      case .onAccent: "fw-o"
      }
    }
  }

  /// The point of the text that is at the given place.
  enum Anchor {
    case left, middle, right
  }

  var font = Font.body
  var color = Color.ink
  var anchor = Anchor.left
}
