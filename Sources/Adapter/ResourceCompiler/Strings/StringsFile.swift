import Foundation

/// A `.strings` file: texts by their keys.
struct StringsFile {
  let texts: [String: String]

  /// Reads a file in any of the forms that Xcode reads: text in UTF-8 or UTF-16, or a property
  /// list.
  ///
  /// - Throws: A `ResourceDiagnostic` if it is something else.
  init(_ path: String, _ data: Data) throws {
    if data.starts(with: Data("bplist".utf8)) || Self.isXML(data) {
      texts = try PropertyLists.dictionary(path, data).compactMapValues { $0 as? String }
      return
    }
    guard let text = Self.decoded(data) else {
      throw ResourceDiagnostic(
        path, "the text is in neither UTF-8 nor UTF-16; save the file in UTF-8")
    }
    var reader = StringsReader(path, text)
    texts = try reader.read()
  }

  private static func isXML(_ data: Data) -> Bool {
    guard let text = decoded(data.prefix(200)) else { return false }
    return text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
  }

  /// Returns a text by its byte order mark, else as UTF-8.
  static func decoded(_ data: Data) -> String? {
    let bytes = [UInt8](data.prefix(2))
    if bytes == [0xFF, 0xFE] || bytes == [0xFE, 0xFF] {
      return String(data: data, encoding: .utf16)
    }
    let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    return String(data: hasMark ? data.dropFirst(3) : data, encoding: .utf8)
  }
}

/// Reads the text of a `.strings` file.
private struct StringsReader {
  private let path: String
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var line = 1

  init(_ path: String, _ text: String) {
    self.path = path
    scalars = Array(text.unicodeScalars)
  }

  mutating func read() throws -> [String: String] {
    var texts: [String: String] = [:]
    while try skipSpace() {
      let key = try token("a key")
      _ = try skipSpace()
      guard take("=") else {
        // A key alone stands for itself.
        if take(";") {
          texts[key] = key
          continue
        }
        throw mistake("an equals sign after the key \"\(key)\"")
      }
      _ = try skipSpace()
      texts[key] = try token("the text of the key \"\(key)\"")
      _ = try skipSpace()
      guard take(";") else { throw mistake("a semicolon after the text of the key \"\(key)\"") }
    }
    return texts
  }

  private var scalar: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard scalar == expected else { return false }
    advance()
    return true
  }

  private mutating func advance() {
    if scalar == "\n" { line += 1 }
    place += 1
  }

  private func mistake(_ expected: String) -> ResourceDiagnostic {
    let found = scalar.map { "\"\($0)\"" } ?? "the end of the file"
    return ResourceDiagnostic(path, line: line, "expected \(expected), found \(found)")
  }

  /// Skips white space and comments; returns whether anything follows.
  private mutating func skipSpace() throws -> Bool {
    while let scalar {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "/" {
        while let scalar = self.scalar, scalar != "\n" { _ = scalar; advance() }
      } else if scalar == "/", place + 1 < scalars.count, scalars[place + 1] == "*" {
        let start = line
        advance()
        advance()
        while !(self.scalar == "*" && place + 1 < scalars.count && scalars[place + 1] == "/") {
          guard self.scalar != nil else {
            throw ResourceDiagnostic(path, line: start, "the comment has no end")
          }
          advance()
        }
        advance()
        advance()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func token(_ what: String) throws -> String {
    if let quote = scalar, quote == "\"" || quote == "'" { return try quoted(quote) }
    var view = String.UnicodeScalarView()
    while let scalar,
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-.$:/".unicodeScalars.contains(scalar)
    {
      view.append(scalar)
      advance()
    }
    guard !view.isEmpty else { throw mistake(what) }
    return String(view)
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws -> String {
    let start = line
    advance()
    var units: [UInt16] = []
    while let scalar, scalar != quote {
      advance()
      if scalar == "\\" {
        units += try escape()
      } else if scalar.isASCII {
        units.append(UInt16(scalar.value))
      } else {
        units += Array(String(Character(scalar)).utf16)
      }
    }
    guard take(quote) else {
      throw ResourceDiagnostic(path, line: start, "the text has no closing quotation mark")
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escape() throws -> [UInt16] {
    guard let letter = scalar else { throw mistake("a character after the backslash") }
    advance()
    switch letter {
    case "n": return [10]
    case "r": return [13]
    case "t": return [9]
    case "a": return [7]
    case "b": return [8]
    case "f": return [12]
    case "v": return [11]
    case "U", "u": return [UInt16(number(digits: 4, radix: 16))]
    case "x": return [UInt16(number(digits: 2, radix: 16))]
    case "0"..."7":
      place -= 1
      return [UInt16(number(digits: 3, radix: 8))]
    default: return Array(String(Character(letter)).utf16)
    }
  }

  private mutating func number(digits: Int, radix: Int) -> Int {
    var value = 0
    for _ in 0..<digits {
      guard let scalar, let digit = Character(scalar).hexDigitValue, digit < radix else { break }
      value = value * radix + digit
      advance()
    }
    return value
  }
}
