import ArgumentParser
import Foundation
import PseudoTerminal
import Shell
import TestSupport
import Testing
import Walkthroughs

@testable import FlowshCommand

@Suite struct ManualTests {
  /// A page's text without its escapes.
  private static func plain(_ page: String) -> String {
    page.replacing("\\-", with: "-").replacing("\\(dq", with: "\"").replacing("\\(ha", with: "^")
      .replacing("\\(ti", with: "~").replacing("\\&", with: "").replacing("\\e", with: "\\")
  }

  @Test func `flowsh(1) lists every subcommand, option, exit status and variable`() {
    let page = Self.plain(CommandLinePage.text)
    let program = Flowsh.programName
    let subcommands = FlowshCommand.configuration.subcommands
    #expect(subcommands.count >= 9)
    for subcommand in subcommands {
      #expect(page.contains(".Ss \(program) \(subcommand.configuration.commandName ?? "")\n"))
      #expect(page.contains(subcommand.configuration.abstract))
    }
    for option in [
      "--echo/--no-echo", "--accept=ask", "--require-coverage <percent>", "-o, --output <output>",
      "--generate-completion-script <shell>", "--print-schema", "--version",
    ] { #expect(page.contains("  \(option)"), "\(option)") }
    #expect(page.contains(" picture [<options>] --step <step> <walk>\n"))
    for status in ExitStatus.allCases {
      #expect(page.contains(".It Sy \"\(status.rawValue)\"\n"))
    }
    for (variable, _) in CommandLinePage.environment { #expect(page.contains(variable)) }
    #expect(page.contains("Ctrl-R") && !page.contains("---"))
  }

  @Test func `flowsh-walk(5) lists every command, setting, mark and subject`() {
    let page = Self.plain(WalkPage.text)
    let table = CommandTable.withWalkthroughs
    for command in table.commands {
      #expect(page.contains(".It Sy \"\(command.name)"), "\(command.name)")
      for example in table.examples(of: command) {
        #expect(page.contains(example.text.split(separator: "\n")[0]), "\(example.text)")
      }
      for topic in command.topics() { #expect(page.contains(topic.syntax), "\(topic.name)") }
    }
    for topic in table.lineTopics { #expect(page.contains(topic.syntax), "\(topic.name)") }
  }

  @Test func `literal lines fit 80 columns`() {
    for page in [WalkPage.text, CommandLinePage.text] {
      let blocks = page.split(separator: ".Bd -literal -offset indent\n").dropFirst()
      #expect(!blocks.isEmpty)
      for line in blocks.flatMap({
        Self.plain($0.split(separator: ".Ed")[0] + "").split(separator: "\n")
      }) { #expect(line.count <= 69, "\(line)") }
    }
  }

  @Test func `flowsh-walk(5) describes names, and what no script may use`() {
    let page = Self.plain(WalkPage.text)
    #expect(page.contains(".Sh SHORT NAMES AND TITLES\n"))
    let words = page.replacing("\n", with: " ")
    for phrase in ["exit and q are other names", "\"All Products\"", "whole names only"] {
      #expect(words.contains(phrase), "\(phrase)")
    }
    let alias = page.split(separator: ".It Sy \"alias").dropFirst().first?.split(separator: ".It")[
      0]
    #expect(alias?.contains("No script may use it.") == true)
    #expect(page.split(separator: "No script may use it.").count == 2)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")))
  func `mandoc accepts the pages without a warning`() throws {
    let folder = try TemporaryFolder()
    for (name, text) in Manual.pages {
      try folder.write(name, text)
      let complaints = try ProgramOutput.text(
        of: "/usr/bin/mandoc", ["-Tlint", folder.file(name)])
      // The other page isn't installed.
      let serious = complaints.split(separator: "\n").filter {
        !$0.contains("referenced manual not found")
      }
      #expect(serious == [])
    }
  }

  @Test func `a mark that looks like the end of a sentence isn't one`() {
    var page = Manpage("a-b", section: 7, description: "tests")
    page.prose("Type !! again, or !N. Who? \(String(repeating: "word ", count: 14))wor !! it runs.")
    page.list([("! COMMAND", "Words.")])
    #expect(
      page.text.hasSuffix(
        """
        Type !! again, or !N.
        Who?
        word word word word word word word word word word word word word word wor !!\\&
        it runs.
        .Bl -tag -width Ds
        .It Sy "\\&!\\& COMMAND"
        Words.
        .El

        """), "\(page.text)")
  }

  @Test func `text can't be taken for a macro or an escape`() {
    var page = Manpage("a-b", section: 7, description: "tests")
    page.prose(".Sh no macro. 'nor this. A \\e backslash.")
    page.list([("No \"quotes\"", "Words.")])
    #expect(
      page.text.hasSuffix(
        """
        \\&.Sh no macro.
        \\&'nor this.
        A \\ee backslash.
        .Bl -tag -width Ds
        .It Sy "\\&No \\(dqquotes\\(dq"
        Words.
        .El

        """))
  }
}
