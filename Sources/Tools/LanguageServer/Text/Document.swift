import Files
import Foundation
import Script
import Shell

/// An open walkthrough, as the editor shows it.
struct Document {
  let uri: String
  /// The absolute path of the file.
  let path: String
  private(set) var version: Int?
  /// The lines without their newlines, at least one.
  private(set) var lines: [String]
  /// The kind of each line.
  private(set) var kinds: [LineKind]

  /// Opens a text.
  ///
  /// - Returns: `nil` if the URI is no path of a file.
  init?(uri: String, version: Int?, text: String) {
    guard let path = Self.path(of: uri) else { return nil }
    self.uri = uri
    self.path = path
    self.version = version
    lines = Self.lines(of: text)
    kinds = Self.kinds(of: lines)
  }

  /// Reads a file; `nil` if that isn't possible.
  init?(savedAt path: String) {
    var file = WholeFile(path)
    guard let bytes = try? file.read(atMost: 16 << 20) else { return nil }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0), as: UTF8.self)
    self.init(uri: Self.uri(ofPath: path), version: nil, text: text)
  }

  /// Returns the path that a URI stands for; `nil` if it is none of a file.
  static func path(of uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL, url.path.hasPrefix("/") else { return nil }
    return url.path
  }

  /// Returns the URI of a file.
  static func uri(ofPath path: String) -> String {
    URL(filePath: path, directoryHint: .notDirectory).absoluteString
  }

  /// The folder of the file.
  var folder: String { (path as NSString).deletingLastPathComponent }

  /// The text in UTF-8.
  var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  private static func lines(of text: String) -> [String] {
    // Split bytes, because a carriage return and a newline form a single character.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
  }

  private static func kinds(of lines: some Collection<String>) -> [LineKind] {
    lines.map { LineKind($0, LineForm.kinds) }
  }

  /// Whether the lines are those of another text, with or without a newline at the end.
  func hasSameText(as other: Document) -> Bool {
    func lines(_ document: Document) -> ArraySlice<String> {
      document.lines.dropLast(document.lines.last == "" ? 1 : 0)
    }
    return lines(self) == lines(other)
  }

  // MARK: Changes

  /// Applies changes of the editor, one after another.
  mutating func apply(_ changes: [ChangeParameters.Change], version: Int?) {
    self.version = version
    for change in changes {
      guard let range = change.range else {
        lines = Self.lines(of: change.text)
        kinds = Self.kinds(of: lines)
        continue
      }
      let (start, end) = (place(of: range.start), place(of: max(range.start, range.end)))
      let text =
        lines[start.line].prefix(bytes: start.byte) + change.text
        + lines[end.line].suffix(fromByte: end.byte)
      let new = Self.lines(of: text)
      lines.replaceSubrange(start.line...end.line, with: new)
      kinds.replaceSubrange(start.line...end.line, with: Self.kinds(of: new))
    }
  }

  /// Returns the line of a position and the byte offset in it; the nearest that exist.
  func place(of position: Position) -> (line: Int, byte: Int) {
    guard position.line >= 0 else { return (0, 0) }
    guard position.line < lines.count else {
      return (lines.count - 1, lines[lines.count - 1].utf8.count)
    }
    return (position.line, lines[position.line].byteOffset(ofColumn: position.character))
  }

  /// Returns the range of bytes in a line.
  func range(line: Int, bytes: Range<Int>) -> TextRange {
    let text = lines[line]
    return TextRange(
      start: Position(line: line, character: text.column(ofByte: bytes.lowerBound)),
      end: Position(line: line, character: text.column(ofByte: bytes.upperBound)))
  }

  /// Returns the range of a line without the blanks at its ends.
  func range(ofLine line: Int) -> TextRange {
    guard lines.indices.contains(line) else { return range(ofLine: lines.count - 1) }
    let bytes = Array(lines[line].utf8)
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = bytes.firstIndex { !isBlank($0) } ?? 0
    let end = bytes.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? bytes.count
    return range(line: line, bytes: start..<max(start, end))
  }
}
