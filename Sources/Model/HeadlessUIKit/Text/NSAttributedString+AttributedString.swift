public import Foundation

// The two kinds of text with attributes. Those of UIKit and links are converted; Foundation on
// Linux knows only its own.
extension NSAttributedString {
  /// Creates a text from one with typed attributes.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in ConvertedAttribute.all {
        attributes[attribute.key] = attribute.read(run.attributes)
      }
      let part = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: text)
  }

  /// Creates a text from one with the typed attributes of a scope; those of UIKit and links are
  /// kept.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(attrStr)
  }
}

extension AttributedString {
  /// Creates a text with typed attributes.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let all = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      var container = AttributeContainer()
      for attribute in ConvertedAttribute.all {
        guard let value = attributes[attribute.key] else { continue }
        attribute.write(value, &container)
      }
      self += AttributedString(
        nsStr.attributedSubstring(from: range).string, attributes: container)
    }
  }

  /// Creates a text with the typed attributes of a scope; those of UIKit and links are kept.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws {
    self.init(nsStr)
  }
}

/// An attribute that has both a name and a type.
private struct ConvertedAttribute {
  let key: NSAttributedString.Key
  let read: (AttributeContainer) -> Any?
  let write: (Any, inout AttributeContainer) -> Void

  private init<Attribute: AttributedStringKey>(
    _ key: NSAttributedString.Key, _ type: Attribute.Type,
    from value: @escaping (Any) -> Attribute.Value? = { $0 as? Attribute.Value },
    to object: @escaping (Attribute.Value) -> Any = { $0 }
  ) where Attribute.Value: Sendable {
    self.key = key
    read = { $0[Attribute.self].map(object) }
    write = { $1[Attribute.self] = value($0) }
  }

  private typealias UIKitScope = AttributeScopes.UIKitAttributes

  static let all = [
    ConvertedAttribute(.font, UIKitScope.FontAttribute.self),
    ConvertedAttribute(.foregroundColor, UIKitScope.ForegroundColorAttribute.self),
    ConvertedAttribute(.backgroundColor, UIKitScope.BackgroundColorAttribute.self),
    ConvertedAttribute(.kern, UIKitScope.KernAttribute.self, from: { number($0) }),
    ConvertedAttribute(.baselineOffset, UIKitScope.BaselineOffsetAttribute.self) { number($0) },
    ConvertedAttribute(.paragraphStyle, UIKitScope.ParagraphStyleAttribute.self),
    ConvertedAttribute(.underlineStyle, UIKitScope.UnderlineStyleAttribute.self) {
      line($0)
    } to: {
      $0.rawValue
    },
    ConvertedAttribute(.strikethroughStyle, UIKitScope.StrikethroughStyleAttribute.self) {
      line($0)
    } to: {
      $0.rawValue
    },
    ConvertedAttribute(.link, AttributeScopes.FoundationAttributes.LinkAttribute.self) {
      $0 as? URL ?? ($0 as? String).flatMap(URL.init)
    },
  ]

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  private static func line(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? Int).map(NSUnderlineStyle.init)
  }
}
