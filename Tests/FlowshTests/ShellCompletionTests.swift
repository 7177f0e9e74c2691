import Foundation
import PseudoTerminal
import Testing

/// Tests of the completion scripts for other shells.
@Suite(.blocking) struct `The completion script` {
  private static let hasBash = FileManager.default.isExecutableFile(atPath: "/bin/bash")
  private static let hasFish = FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")
  private static let hasZsh = FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")

  @Test(.bug(id: "U10"), .enabled(if: hasBash, "bash isn't installed"))
  func `bash completes subcommands, options, apps, paths, tags, and titles`() throws {
    let directory = try Directory()
    directory.write(
      "@tags slow\n== Log in: $(touch evil) `touch evil` 'x'\nback\n== Other\nback\n",
      to: "one.walk")
    directory.write("", to: "notes.txt")
    let program = BuiltProduct.path(of: "flowsh")
    let lines = [
      "", "te", "--ap", "--app ", "--app con", "--size ", "on", "run --format ", "test ",
      "test --tag ", "test --name ", "check on", "test --color ",
      "--gen", "--generate-completion-script ", "--pr", "--print-schema ",
      "help ", "test o", "test --tag x,s", "test --tag slow,",
      "explore --fail-on leak,gr", "explore --fail-on leak,", "monkey --fail-on new,cr",
    ]
    let script = """
      cd "$1"
      source <("$2" --generate-completion-script bash)
      for line in \(lines.map { "'\($0)'" }.joined(separator: " ")); do
          COMP_LINE="$2 $line"
          COMP_POINT=${#COMP_LINE}
          COMP_WORDS=($COMP_LINE)
          [[ $COMP_LINE != *' ' ]] || COMP_WORDS+=('')
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          COMPREPLY=()
          _flowsh_or_run "$2" "${COMP_WORDS[$COMP_CWORD]}" "${COMP_WORDS[$COMP_CWORD - 1]}"
          (IFS='|'; printf '%s\\n' "${COMPREPLY[*]}")
      done
      """
    let ending = try Program.run(
      "/bin/bash", ["--norc", "-c", script, "bash", directory.path, program])
    #expect(ending.errors == "")
    let answers = ending.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "|").map(String.init) }
    try #require(answers.count == lines.count + 1)
    #expect(Set(answers[0]).isSuperset(of: ["run", "test", "check", "apps", "one.walk"]))
    #expect(answers[1] == ["test"] && answers[2] == ["--app"])
    #expect(answers[3] == ["storefront", "contacts", "leaky"] && answers[4] == ["contacts"])
    #expect(answers[5] == ["compact", "regular"] && answers[6] == ["one.walk"])
    #expect(answers[7] == ["text", "json"])
    #expect(answers[8] == ["one.walk"])
    #expect(
      answers[9] == ["slow"]
        && answers[10] == [#"Log\ in:\ \$\(touch\ evil\)\ \`touch\ evil\`\ \'x\'"#, "Other"])
    #expect(answers[11] == ["one.walk"] && answers[12] == ["auto", "always", "never"])
    #expect(answers[13] == ["--generate-completion-script", "--generate-manual"])
    #expect(answers[14] == ["bash", "fish", "zsh"])
    #expect(answers[15] == ["--print-schema"] && answers[16] == ["output", "report", "map"])
    #expect(
      answers[17] == [
        "run", "test", "merge", "picture", "check", "explore", "monkey", "lsp", "mcp",
        "adopt", "sdk", "convert", "apps", "doctor", "help",
      ])
    #expect(answers[18] == ["one.walk"] && answers[19] == ["x,slow"] && answers[20] == [])
    #expect(answers[21] == ["leak,growth"] && answers[22].first == "leak,crash")
    #expect(answers[22].contains("leak,new") && !answers[22].contains("leak,leak"))
    #expect(answers[23] == ["new,crash"])
    #expect(!FileManager.default.fileExists(atPath: directory.file("evil")))
  }

  @Test(.enabled(if: hasBash, "bash isn't installed"))
  func `titles are those of the named files, and of none if one can't be found`() throws {
    let directory = try Directory()
    directory.write("== One\nback\n", to: "one.walk")
    directory.write("== Two\nback\n", to: "two.walk")
    let words = [
      "one.walk --name", "--jobs 2 --name", "$'x\\xff.walk' --name", "none.walk --name",
      "one.walk none --name", "--watch $'x\\xff.walk' --name",
    ]
    let script = """
      cd "$1"
      source <("$2" --generate-completion-script bash)
      complete_words() {
          COMP_WORDS=("$@" '')
          COMP_LINE="${COMP_WORDS[*]}"
          COMP_POINT=${#COMP_LINE}
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          COMPREPLY=()
          _flowsh_or_run "$1" '' "${COMP_WORDS[$COMP_CWORD - 1]}"
          (IFS='|'; printf '%s\\n' "${COMPREPLY[*]}")
      }
      \(words.map { "complete_words \"$2\" test \($0)" }.joined(separator: "\n"))
      """
    let ending = try Program.run(
      "/bin/bash",
      ["--norc", "-c", script, "bash", directory.path, BuiltProduct.path(of: "flowsh")])
    #expect(ending.errors == "")
    #expect(ending.lines.dropLast() == ["One", "One|Two", "", "", "", ""])
  }

  @Test(.enabled(if: hasZsh, "zsh isn't installed"))
  func `zsh accepts its script, which offers what "run" takes without that word`() throws {
    let script = try Program.run("flowsh", ["--generate-completion-script", "zsh"]).output
    #expect(script.contains("\nfunctions[_flowsh_subcommand]="))
    #expect(script.contains("---completion run -- --app"))
    #expect(!script.contains("banghist"), "zsh would leave a ! unquoted")
    let directory = try Directory()
    directory.write(script, to: "_flowsh")
    let ending = try Program.run("/usr/bin/zsh", ["-f", "-n", directory.file("_flowsh")])
    #expect(ending.status == .exited(0) && ending.errors == "")
  }

  @Test(.enabled(if: hasFish, "fish isn't installed"))
  func `fish offers options, shells, subcommands, and what "run" takes without that word`() throws {
    let script = """
      set -p PATH (path dirname $argv[1])
      cd $HOME
      flowsh --generate-completion-script fish | source
      for line in '--gen' '--generate-completion-script ' 'te' '--size ' '--pr' 'help d'
          string join -- '|' (complete -C "flowsh $line" | string split -f 1 \\t)
      end
      """
    let home = try Directory()
    let ending = try Program.run(
      "/usr/bin/fish", ["--no-config", "-c", script, BuiltProduct.path(of: "flowsh")],
      environment: ["HOME": home.path])
    #expect(ending.errors == "")
    #expect(
      ending.lines.dropLast() == [
        "--generate-completion-script|--generate-manual", "bash|fish|zsh", "test",
        "compact|regular", "--print-schema", "doctor",
      ])
  }
}
