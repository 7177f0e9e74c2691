import Foundation
import Testing

/// Compares the article on what is left out with the declarations of HeadlessUIKit.
@Suite struct `The article on what is left out` {
  /// A member that a row of a table names.
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

  /// The members that the tables name in backticks; types and conformances begin with an uppercase
  /// letter.
  static let members: [Member] = {
    guard let article = try? Document(path: "Sources/UIKit/UIKit.docc/WhatIsLeftOut.md") else {
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
        guard name.first?.isUppercase == false, !name.contains(" "), !name.contains("…") else {
          continue
        }
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

  /// The declarations in the bodies of a type and of its extensions: a name, or a name with labels.
  private struct Declarations {
    private var bodies: [String: String] = [:]

    init(of module: String) {
      let folder = Document.root.appending(path: "Sources/\(module)")
      let files = FileManager.default.enumerator(atPath: folder.path)
      for case let path as String in files ?? .init() where path.hasSuffix(".swift") {
        guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        else { continue }
        var owner = ""
        for line in text.components(separatedBy: "\n") {
          if let match = line.firstMatch(
            of: /^[a-z ()@]*\b(?:class|struct|enum|protocol|extension) (\w[\w.]*)/)
          {
            owner = String(match.1)
          }
          bodies[owner, default: ""] += line + "\n"
          if line == "}" { owner = "" }
        }
      }
    }

    /// Returns whether a type has a member; any type, if none is given.
    func contain(_ member: Member, in owners: [String]) -> Bool {
      let name = member.name.replacing("*", with: "\\w*")
      guard
        let pattern = try? Regex<Substring>(
          "\\b(?:var|let|func|case) (?:[\\w, ]+, )?`?\(name)`?(?![\\w])(?:\\([^{]*?\\)(?= |$|\\n|\\{))?"
        )
      else { return false }
      for (owner, body) in bodies where owners.isEmpty || owners.contains(owner) {
        let found = body.matches(of: pattern).map(\.output)
        guard let labels = member.labels else {
          if !found.isEmpty { return true }
          continue
        }
        if found.contains(where: { Self.labels(in: $0) == labels }) { return true }
      }
      return false
    }

    private static func labels(in declaration: Substring) -> [String] {
      guard let open = declaration.firstIndex(of: "(") else { return [] }
      return declaration[open...].matches(of: /[(,]\s*(\w+)(?: \w+)?:/).map { String($0.1) }
    }
  }

  private static let declarations = Declarations(of: "HeadlessUIKit")

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
    ("UIBarButtonItem", "set*BackgroundImage", nil),
  ])
  func `would be found to name what exists`(owner: String, name: String, labels: [String]?) {
    let member = Member(owners: [owner], name: name, labels: labels, exists: false, line: 0)
    #expect(Self.declarations.contain(member, in: [owner]))
  }
}
