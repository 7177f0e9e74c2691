import Foundation
import PseudoTerminal
import Testing

/// What the README shows is what the program prints.
@Suite struct `The README` {
  /// A block of the README that shows a pipe into flowsh and what comes out.
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

  @Test func `shows at least a walk and a failure`() throws {
    #expect(Self.examples().count >= 2)
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

  private static func text(_ path: String = #filePath) throws -> String {
    let readme = URL(fileURLWithPath: path).deletingLastPathComponent()
      .appendingPathComponent("../../README.md")
    return try String(contentsOf: readme, encoding: .utf8)
  }
}
