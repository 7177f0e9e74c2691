import Foundation
import Script
import Shell
import Testing

@testable import Walkthroughs

@Suite("Highlighting for editors")
struct EditorTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(
    path: "Sources/Shell/Walkthroughs/Walkthroughs.docc/walk-language")

  private let grammar: TextMateGrammar
  private let vim: String

  init() throws {
    grammar = try TextMateGrammar(Self.folder.appending(path: "walk.tmLanguage.json"))
    vim = try String(
      contentsOf: Self.folder.appending(path: "syntax/walk.vim"), encoding: .utf8)
  }

  /// Returns the words of the first alternatives in a pattern that contain the given one.
  private func words(_ pattern: String?, with word: String) -> Set<String> {
    let groups = (pattern ?? "").split { "()".contains($0) }.map { $0.split(separator: "|") }
    let group = groups.first { $0.contains { $0.drop { "?:".contains($0) } == word } } ?? []
    return Set(group.map { String($0.drop { "?:".contains($0) }) })
  }

  /// Returns the keywords of a group in the Vim syntax.
  private func keywords(_ group: String) -> Set<String> {
    Set(
      vim.split(separator: "\n").filter { $0.hasPrefix("syn keyword \(group) ") }.flatMap {
        $0.split(separator: " ").dropFirst(4).filter { !$0.contains("=") && $0 != "skipwhite" }
      }.map(String.init))
  }

  @Test("knows every command of the shell")
  func commands() {
    let names = Set(CommandTable.withWalkthroughs.commands.map(\.name))
    let own: Set = [
      "expect", "note", "each", "repeat", "attempt", "if", "else", "while", "setup", "teardown",
      "end",
    ]
    #expect(words(grammar.rule("command")?.match, with: "open") == names.subtracting(own))
    #expect(keywords("walkCommand") == names.subtracting(own))
  }

  @Test("knows every subject of a check")
  func subjects() {
    let names = Set(Subject.all.map(\.name))
    #expect(words(grammar.rule("expect")?.match, with: "screen") == names)
    #expect(words(grammar.rule("condition")?.begin, with: "screen") == names)
    #expect(keywords("walkSubject") == names)
  }

  @Test("knows every setting")
  func settings() throws {
    let names = Set(ScriptSetting.names.map { String($0.dropFirst()) })
    #expect(words(grammar.rule("setting")?.begin, with: "app") == names)
    let line = try #require(vim.split(separator: "\n").first { $0.contains("match walkSetting") })
    let group = try #require(line.components(separatedBy: "\\%(").dropFirst().first)
      .components(separatedBy: "\\)")[0]
    #expect(Set(group.components(separatedBy: "\\|")) == names)
  }

  /// Each line with its scopes: `⟨scope⟩` before each part, `⟨⟩` before one without a scope.
  @Test(
    "marks the parts of a line",
    arguments: [
      "⟨punctuation.definition.comment⟩#⟨comment.line.number-sign⟩ contacts.walk",
      "⟨keyword.other.setting⟩@app⟨meta.setting⟩ contacts",
      "⟨keyword.other.setting⟩@secret⟨meta.setting⟩ ⟨variable.other⟩password"
        + "⟨keyword.operator.assignment⟩=⟨support.type⟩env⟨punctuation.separator⟩:"
        + "⟨variable.other.environment⟩PASSWORD",
      "⟨invalid.illegal.setting⟩@aap⟨⟩ contacts",
      "⟨punctuation.definition.heading⟩==⟨markup.heading⟩ ⟨entity.name.section⟩a@b, and back"
        + "⟨entity.name.tag⟩ @smoke @two",
      "⟨⟩  ⟨keyword.other.command⟩open⟨⟩ persons⟨punctuation.separator.command⟩;⟨⟩ "
        + "⟨keyword.other.command⟩back",
      "⟨entity.name.function.verb⟩login⟨⟩ fred ⟨punctuation.definition.variable⟩${"
        + "⟨variable.other⟩password⟨punctuation.definition.variable⟩}",
      "⟨keyword.operator.outcome⟩!⟨⟩ ⟨entity.name.function.verb⟩login",
      "⟨keyword.other.command⟩select⟨⟩ ⟨string.quoted.double⟩\"Fred; "
        + "⟨constant.character.escape⟩\\\"⟨string.quoted.double⟩\"⟨⟩ "
        + "⟨comment.line.number-sign⟩# one",
      "⟨keyword.control.expect⟩expect⟨⟩ ⟨keyword.operator.logical⟩no⟨⟩ ⟨support.type.subject⟩alert"
        + "⟨⟩ Wrong ⟨keyword.control.within⟩within⟨⟩ ⟨constant.numeric⟩2s⟨⟩  "
        + "⟨punctuation.definition.message⟩--⟨⟩ ⟨string.unquoted.message⟩the user's; error",
      "⟨punctuation.definition.string⟩|⟨string.unquoted.output⟩   1  F*"
        + "⟨keyword.other.pattern⟩ (glob)",
      "⟨punctuation.definition.string⟩|⟨keyword.operator.wildcard⟩...",
      "⟨keyword.control.block⟩each⟨meta.each⟩ ⟨variable.other⟩name⟨meta.each⟩ "
        + "⟨variable.other⟩mail⟨meta.each⟩ ⟨keyword.control.in⟩in⟨meta.each⟩ persons.csv",
      "⟨keyword.control.block⟩setup",
      "⟨keyword.other.command⟩note⟨string.unquoted.note⟩ don't; # stop",
      "⟨entity.name.function.verb⟩endorse⟨⟩ ⟨constant.character.escape⟩\\;⟨⟩open",
    ])
  func parts(marked: String) throws {
    let parts = marked.split(separator: "⟨").map {
      $0.split(separator: "⟩", maxSplits: 1, omittingEmptySubsequences: false)
    }
    .map { TextMateGrammar.Part(text: String($0[1]), scope: String($0[0])) }
    #expect(try grammar.parts(of: parts.map(\.text).joined()) == parts)
  }

  @Test("takes each line of the samples for what flowsh takes it for")
  func kinds() throws {
    let samples = Self.root.appending(path: "samples")
    let files = try #require(FileManager.default.enumerator(atPath: samples.path))
    var count = 0
    for case let file as String in files where file.hasSuffix(".walk") && !file.contains(".build") {
      let text = try String(contentsOf: samples.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") {
        count += 1
        let first = try grammar.parts(of: String(line)).first {
          !$0.text.allSatisfy(\.isWhitespace)
        }
        #expect(Self.expected(String(line)).contains(first?.scope ?? ""), "\(file): \(line)")
      }
    }
    #expect(count > 100)
  }

  /// The scopes with which a line of its kind can begin.
  private static func expected(_ line: String) -> [String] {
    switch LineKind(line, LineForm.kinds) {
    case .nothing: ["punctuation.definition.comment"]
    case .output: ["punctuation.definition.string"]
    case .block, .otherwise, .end: ["keyword.control.block"]
    case .text(.setting): ["keyword.other.setting"]
    case .text: ["punctuation.definition.heading"]
    case .commands:
      [
        "keyword.other.command", "keyword.control.expect", "keyword.operator.outcome",
        "entity.name.function.verb",
      ]
    }
  }
}
