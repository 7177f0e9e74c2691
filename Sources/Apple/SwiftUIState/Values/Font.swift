public import Foundation
public import HeadlessUIKit

/// A font.
public struct Font: Hashable, Sendable {
  /// The text styles.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// The weights of a font.
  public enum Weight: CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The designs of a font.
  public enum Design: CaseIterable, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  private var style: TextStyle?
  private var name: String?
  private var size: CGFloat?
  private var weight: Weight?
  private var design: Design?
  private var isItalic = false

  private init(style: TextStyle) { self.style = style }

  private init(name: String? = nil, size: CGFloat?, weight: Weight? = nil, design: Design? = nil) {
    self.name = name
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// Creates a font of UIKit's.
  @preconcurrency @MainActor
  public init(_ font: UIFont) { self.init(name: font.fontName, size: font.pointSize) }

  /// Returns the system's font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size: size, weight: weight, design: design)
  }

  /// Returns the system's font of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style: style)
    (font.design, font.weight) = (design, weight)
    return font
  }

  /// Returns a font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name, size: size) }
  /// Returns a font by its name.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(name: name, size: size)
  }
  /// Returns a font by its name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: name, size: fixedSize)
  }

  /// Returns the font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns the font as it is; nothing is drawn.
  public func monospacedDigit() -> Font { self }
}

extension Font {
  /// The font of a style.
  public static let largeTitle = Font(style: .largeTitle)
  /// The font of a style.
  public static let title = Font(style: .title)
  /// The font of a style.
  public static let title2 = Font(style: .title2)
  /// The font of a style.
  public static let title3 = Font(style: .title3)
  /// The font of a style.
  public static let headline = Font(style: .headline)
  /// The font of a style.
  public static let subheadline = Font(style: .subheadline)
  /// The font of a style.
  public static let body = Font(style: .body)
  /// The font of a style.
  public static let callout = Font(style: .callout)
  /// The font of a style.
  public static let footnote = Font(style: .footnote)
  /// The font of a style.
  public static let caption = Font(style: .caption)
  /// The font of a style.
  public static let caption2 = Font(style: .caption2)
}
