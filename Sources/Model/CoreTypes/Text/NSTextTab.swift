public import Foundation

/// A place at which text continues after a tab; stored, but not used.
open nonisolated class NSTextTab: NSObject {
  /// The key of an option.
  public nonisolated struct OptionKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text at the place.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the margin, in points.
  open private(set) var location: CGFloat
  /// The options.
  open private(set) var options: [OptionKey: Any]

  /// Creates a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  /// The places of the default style.
  nonisolated(unsafe) static let standard = (1...12).map { place in
    NSTextTab(textAlignment: .natural, location: CGFloat(place) * 28)
  }

  /// Returns whether the object is a place with the same alignment and distance.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  /// A number that is the same for equal places.
  open override var hash: Int { location.hashValue }
}
