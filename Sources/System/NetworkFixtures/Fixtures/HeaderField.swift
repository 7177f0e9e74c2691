/// The rules of HTTP for header fields.
enum HeaderField {
  /// Returns whether a field can have this name and value.
  static func isValid(_ name: String, _ value: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(isNameByte)
      && !value.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// Returns the content type of a file by its name; `nil` if the name doesn't tell it.
  static func contentType(ofFile path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return types[name[dot...].dropFirst().lowercased()]
  }

  private static let types = [
    "json": "application/json", "txt": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "xml": "application/xml", "csv": "text/csv; charset=utf-8", "png": "image/png",
    "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "heic": "image/heic", "svg": "image/svg+xml", "pdf": "application/pdf",
    "bin": "application/octet-stream",
  ]
}
