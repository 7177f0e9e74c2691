import Foundation
import PseudoTerminal
import Testing

/// The sessions in the README and on the page of the command line show what the program prints.
@Suite(.blocking) struct `The README` {
  /// A block that pipes commands into flowsh and shows its output.
  struct Example: CustomTestStringConvertible {
    let input: String
    let output: String
    var testDescription: String { input.replacing("\n", with: "; ") }
  }

  @Test(arguments: examples())
  func `shows what its commands print`(_ example: Example) throws {
    let ending = try Program.run(BuiltProduct.path(of: "flowsh"), input: example.input)
    #expect(ending.output + ending.errors == example.output)
  }

  @Test func `shows a leak, a walk and a failure`() throws {
    #expect(Self.examples().count >= 3)
  }

  @Test func `has at most 150 lines`() throws {
    #expect(try Self.text(of: "README.md").count { $0 == "\n" } <= 150)
  }

  @Test func `names every command of the shell that it lists`() throws {
    let help = try Program.run(input: "help\n").output
    let section = try #require(try Self.text().split(separator: "`help` lists the commands").last)
    let listed = section.prefix { $0 != "." }
    for name in listed.matches(of: /`([a-z]+)`/).map(\.1) where name != "login" {
      #expect(help.contains("  \(name)"), "help doesn't list \(name)")
    }
  }

  private static func examples() -> [Example] {
    ((try? text()) ?? "").matches(
      of: /```console\n\$ printf '(.*)' \| swift run flowsh\n((?s).*?)```/
    )
    .map { match in
      Example(
        input: String(match.1).replacing("\\n", with: "\n"), output: String(match.2))
    }
  }

  private static func text() throws -> String {
    try text(of: "README.md")
      + text(of: "Sources/FlowshCommand/FlowshCommand.docc/FlowshCommand.md")
  }

  private static func text(of file: String, testFile: String = #filePath) throws -> String {
    let root = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("../..")
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }
}
