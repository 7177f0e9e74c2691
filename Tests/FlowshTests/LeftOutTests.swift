import Foundation
import Testing

/// Compares the article on what is left out with the declarations of HeadlessUIKit.
@Suite struct `The article on what is left out` {
  /// A member or a conformance that a row of a table names.
  struct Member: CustomTestStringConvertible {
    /// The types that the row is about.
    let owners: [String]
    /// The base name; a `*` stands for any letters.
    let name: String
    /// The argument labels; `nil` if the article names none.
    let labels: [String]?
    /// Whether the article says that the member exists, and differs.
    let exists: Bool
    let line: Int
    var testDescription: String { "\(owners.joined(separator: ", ")).\(name), line \(line)" }
  }

  /// The members and conformances that the tables name in backticks.
  static let members: [Member] = {
    guard let article = try? Document(path: "Sources/Apple/UIKit/UIKit.docc/WhatIsLeftOut.md")
    else {
      return []
    }
    var members: [Member] = []
    for (place, line) in article.text.components(separatedBy: "\n").enumerated()
    where line.hasPrefix("| ") && !line.hasPrefix("| class") && !line.hasPrefix("| member") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2 || cells.count == 3 else { continue }
      // The first table is about view controllers.
      let owners = cells.count == 3 ? code(in: cells[0]) : ["UIViewController"]
      let exists = cells[cells.count - 1].hasPrefix("exist")
      for text in code(in: cells[cells.count - 2]) {
        let name = String(text.prefix { $0 != "(" }.split(separator: ".").last ?? "")
        // Where a member exists, a name with an uppercase letter is its type.
        guard let first = name.first, !(exists && first.isUppercase), !name.contains(" "),
          !name.contains("…")
        else { continue }
        let labels = text.firstMatch(of: /\((.*)\)/)
          .map { $0.1.split(separator: ":").map(String.init) }
        members.append(
          Member(owners: owners, name: name, labels: labels, exists: exists, line: place + 1))
      }
    }
    return members
  }()

  private static func code(in text: String) -> [String] {
    text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// The members and conformances that types declare in their bodies and extensions, with argument
  /// labels.
  private struct Declarations {
    private var members: [String: [(name: String, labels: [String])]] = [:]

    /// Reads the declarations in modules of the model.
    init(of modules: [String]) {
      for module in modules {
        let folder = Document.root.appending(path: "Sources/Model/\(module)")
        let files = FileManager.default.enumerator(atPath: folder.path)
        for case let path as String in files ?? .init() where path.hasSuffix(".swift") {
          let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
          if let text { read(text.components(separatedBy: "\n")) }
        }
      }
    }

    private static let types: Set<Substring> = [
      "class", "struct", "enum", "protocol", "extension",
    ]
    private static let keywords: Set<Substring> = ["var", "let", "func", "case"]

    private mutating func read(_ lines: [String]) {
      var owner = ""
      for (place, line) in lines.enumerated() {
        let words = line.split(separator: " ")
        if line.first?.isLetter == true, let type = words.firstIndex(where: Self.types.contains),
          type + 1 < words.count
        {
          owner = String(words[type + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." })
          let head = lines[place..<min(place + 4, lines.count)].joined(separator: " ")
            .prefix { $0 != "{" }.split(separator: ":", maxSplits: 1).dropFirst()
          for conformance in head.flatMap({ $0.split(separator: ",") }) {
            if let name = conformance.split(separator: " ").last {
              members[owner, default: []].append((String(name), []))
            }
          }
        }
        guard !line.contains("///"), let keyword = words.firstIndex(where: Self.keywords.contains)
        else { continue }
        let names =
          words[keyword] == "case" ? words[(keyword + 1)...] : words[(keyword + 1)...].prefix(1)
        let labels = Self.labels(in: lines[place..<min(place + 8, lines.count)])
        for word in names {
          let name = word.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
          members[owner, default: []].append((String(name), labels))
        }
      }
    }

    private static func labels(in lines: ArraySlice<String>) -> [String] {
      let text = lines.joined(separator: " ")
      guard let open = text.firstIndex(of: "(") else { return [] }
      return text[open...].dropFirst().prefix { $0 != ")" }.split(separator: ",").compactMap {
        $0.contains(":") ? $0.split(separator: " ").first?.split(separator: ":").first : nil
      }.map(String.init)
    }

    /// Returns whether a type has a member; any type, if none is given.
    func contain(_ member: Member, in owners: [String]) -> Bool {
      members.contains { owner, declared in
        guard owners.isEmpty || owners.contains(owner) else { return false }
        return declared.contains { name, labels in
          Self.fits(name, member.name) && (member.labels ?? labels) == labels
        }
      }
    }

    private static func fits(_ name: String, _ pattern: String) -> Bool {
      guard let star = pattern.firstIndex(of: "*") else { return name == pattern }
      let (head, tail) = (pattern[..<star], pattern[star...].dropFirst())
      return name.count >= head.count + tail.count && name.hasPrefix(head) && name.hasSuffix(tail)
    }
  }

  private static let declarations = Declarations(of: ["CoreTypes", "HeadlessUIKit"])

  @Test func `names members in its tables`() {
    #expect(Self.members.count > 100)
    #expect(Self.members.filter(\.exists).count > 5)
  }

  @Test(arguments: members.filter { !$0.exists })
  func `names what doesn't exist`(_ member: Member) {
    #expect(
      !Self.declarations.contain(member, in: member.owners),
      "the member exists; strike it, or let the reason begin with \"exists\"")
  }

  @Test(arguments: members.filter(\.exists))
  func `names what exists and differs`(_ member: Member) {
    #expect(Self.declarations.contain(member, in: []), "the member doesn't exist")
  }

  @Test(arguments: [
    ("UIScreen", "displayLink", ["withTarget", "selector"]),
    ("UIResponder", "paste", ["_"]), ("UITabBar", "itemPositioning", nil),
    ("UIBarButtonItem", "set*BackgroundImage", nil), ("UIColor", "NSCoding", nil),
    ("UIBarAppearance", "NSCopying", nil),
  ])
  func `would be found to name what exists`(owner: String, name: String, labels: [String]?) {
    let member = Member(owners: [owner], name: name, labels: labels, exists: false, line: 0)
    #expect(Self.declarations.contain(member, in: [owner]))
  }
}
