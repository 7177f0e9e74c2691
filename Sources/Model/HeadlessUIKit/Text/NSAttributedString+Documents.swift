public import Foundation

nonisolated extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF, which can't be read or written on Linux.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with attachments, which can't be read or written on Linux.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The name of an attribute of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The format.
    public static let documentType = DocumentAttributeKey("DocumentType")
    /// The encoding of characters, as a number.
    public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
    /// The attributes of text that has none.
    public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
  }

  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The format; by default, HTML is recognized by its beginning.
    public static let documentType = DocumentReadingOptionKey("DocumentType")
    /// The encoding of characters, as a number.
    public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
    /// The attributes of text that has none.
    public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
    /// The URL by which links are resolved.
    public static let baseURL = DocumentReadingOptionKey("BaseURL")
  }

  /// Reads a document.
  ///
  /// HTML keeps its text, its paragraphs, and its links; its looks are left out. RTF can't be read.
  ///
  /// - Parameters:
  ///   - data: The content of the document.
  ///   - options: The format and the encoding.
  ///   - dict: A place for the format that was found.
  /// - Throws: A `CocoaError` if the encoding or the format doesn't fit.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    // Data of UTF-16 begins with a byte order mark.
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let encoding =
      (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? (isUTF16 ? .utf16 : .utf8)
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let asked = options[.documentType]
    let isMarkup = text.drop { $0.isWhitespace }.lowercased().hasPrefix("<")
    let type =
      asked as? DocumentType ?? (asked as? String).map(DocumentType.init)
      ?? (isMarkup ? .html : .plain)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    switch type {
    case .html:
      let read = HTMLText(text, base: options[.baseURL] as? URL, attributes ?? [:]).text
      self.init(attributedString: read)
    case .plain: self.init(string: text, attributes: attributes)
    default: throw CocoaError(.fileReadCorruptFile)
    }
    dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue] as NSDictionary
  }

  /// Reads a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns a part as a document.
  ///
  /// - Parameters:
  ///   - range: The range of the part.
  ///   - dict: The format, `plain` or `html`.
  /// - Returns: The content of the document.
  /// - Throws: A `CocoaError` for another format.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let asked = dict[.documentType]
    switch asked as? DocumentType ?? (asked as? String).map(DocumentType.init) ?? .plain {
    case .plain: return Data(attributedSubstring(from: range).string.utf8)
    case .html: return Data(HTMLText.document(of: attributedSubstring(from: range)).utf8)
    default: throw CocoaError(.featureUnsupported)
    }
  }
}
