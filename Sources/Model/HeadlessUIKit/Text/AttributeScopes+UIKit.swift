public import Foundation

extension AttributeScopes {
  /// The attributes of text in UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text in UIKit; stored, but not used.
  public nonisolated struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space between letters.
    public let kern: KernAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The offset from the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The color of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// The color of the outline.
    public let strokeColor: StrokeColorAttribute
    /// The width of the outline.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// The additional space between letters, in text of any size.
    public let tracking: TrackingAttribute
    /// Whether letters are joined.
    public let ligature: LigatureAttribute
    /// The slant of the text.
    public let obliqueness: ObliquenessAttribute
    /// The width of the text.
    public let expansion: ExpansionAttribute
    /// An object in the text.
    public let attachment: AttachmentAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
    /// The color of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }
    /// The color behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// The additional space between letters.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
    /// The line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The offset from the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }
    /// The style of the paragraph.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
    /// The color of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }
    /// The color of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }
    /// The color of the outline.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrokeColor"
    }
    /// The width of the outline.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSStrokeWidth"
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSShadow
      /// The name of the attribute.
      public static let name = "NSShadow"
    }
    /// The additional space between letters, in text of any size.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "CTTracking"
    }
    /// Whether letters are joined.
    public enum LigatureAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Int
      /// The name of the attribute.
      public static let name = "NSLigature"
    }
    /// The slant of the text.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSObliqueness"
    }
    /// The width of the text.
    public enum ExpansionAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSExpansion"
    }
    /// An object in the text.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSTextAttachment
      /// The name of the attribute.
      public static let name = "NSAttachment"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of UIKit by name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}
