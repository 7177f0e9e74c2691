import Foundation
import PseudoTerminal
import Testing

/// Runs the steps of `.github/actions/flowsh` as GitHub's runner does, with programs that print how
/// they are called.
@Suite(.blocking) struct `The GitHub action` {
  /// A step: its script, and the inputs that its variables get.
  private struct Step {
    var variables: [(name: String, input: String)] = []
    var script = ""
  }

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.github/actions/flowsh/action.yml").standardized

  /// The steps, read from the lines that this file has: it isn't any YAML.
  private static func steps() throws -> [Step] {
    var steps: [Step] = []
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("    - name: ") {
        steps.append(Step())
      } else if let match = line.wholeMatch(of: #/ {8}(\w+): \$\{\{ inputs\.(\w+) \}\}/#) {
        steps[steps.count - 1].variables.append((String(match.1), String(match.2)))
      } else if line.hasPrefix("        "), !steps.isEmpty {
        steps[steps.count - 1].script += line.dropFirst(8) + "\n"
      }
    }
    return steps
  }

  private static func value(_ input: String, of given: [String: String]) throws -> String {
    if let value = given[input] { return value }
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.firstRange(of: "\n  \(input):\n"))
    let match = text[start.upperBound...].firstMatch(of: /\n    default: "?([^"\n]*)"?\n/)
    return String(try #require(match).1)
  }

  /// Makes a release whose program prints how it is called, and a toolchain that does.
  private static func setUp(in folder: Directory) throws -> (
    environment: [String: String], digest: String
  ) {
    let made = try Program.shell(
      """
      set -e; cd '\(folder.path)'; mkdir -p flowsh-1/bin tools temporary
      cat > flowsh-1/bin/flowsh <<'END'
      #!/bin/sh
      echo flowsh "$@"
      while test "$1" != --into; do shift; done
      mkdir "$2"; printf '{\\n  "program" : "MyApp",\\n  "x" : 1\\n}\\n' > "$2/.flowsh-adopt.json"
      END
      cat > tools/swift <<'END'
      #!/bin/sh
      echo swift "$@"; echo '::error file=walks/a.walk,line=2::expected screen Home'; exit 1
      END
      chmod +x flowsh-1/bin/flowsh tools/swift
      tar --create --xz --file release.tar.xz flowsh-1
      sha256sum release.tar.xz | cut -d ' ' -f 1 | tr -d '\\n'
      """)
    var environment = ["PATH": "\(folder.path)/tools:/usr/bin:/bin", "GITHUB_ACTIONS": "true"]
    environment["RUNNER_TEMP"] = folder.file("temporary")
    for name in ["GITHUB_PATH", "GITHUB_OUTPUT"] {
      folder.write("", to: name)
      environment[name] = folder.file(name)
    }
    return (environment, made.output)
  }

  /// Runs the steps until one fails.
  private static func run(
    _ inputs: [String: String], in folder: Directory, _ environment: [String: String]
  ) throws -> [Program.Ending] {
    var endings: [Program.Ending] = []
    for step in try steps() {
      var environment = environment
      let added = folder.read("GITHUB_PATH").split(separator: "\n").joined(separator: ":")
      environment["PATH"] = [added, environment["PATH"] ?? ""].joined(separator: ":")
      for (name, input) in step.variables { environment[name] = try value(input, of: inputs) }
      endings.append(
        try Program.run(
          "/bin/bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.script],
          environment: environment))
      guard endings.last?.status == .exited(0) else { break }
    }
    return endings
  }

  @Test func `installs a release, adopts the project, and tests it`() throws {
    let folder = try Directory()
    let (environment, digest) = try Self.setUp(in: folder)
    let runs = try Self.run(
      [
        "release": folder.file("release.tar.xz"), "sha256": digest, "project": "My App",
        "options": "--retries 2",
      ], in: folder, environment)
    let temporary = folder.file("temporary")
    #expect(
      runs.map(\.output) == [
        "\(temporary)/flowsh.tar.xz: OK\n",
        "flowsh adopt My App --into \(temporary)/flowsh-package\n",
        """
        swift run --package-path \(temporary)/flowsh-package MyApp test walks --retries 2 \
        --html \(temporary)/flowsh.html --junit \(temporary)/flowsh.xml
        ::error file=walks/a.walk,line=2::expected screen Home

        """,
      ])
    // A failed walkthrough fails the job, and its reports are still known to the next steps.
    #expect(runs.last?.status == .exited(1))
    #expect(
      folder.read("GITHUB_OUTPUT")
        == "html=\(temporary)/flowsh.html\njunit=\(temporary)/flowsh.xml\n")
  }

  @Test func `refuses an archive with another digest`() throws {
    let folder = try Directory()
    let (environment, digest) = try Self.setUp(in: folder)
    let release = folder.file("release.tar.xz")
    let other = String(repeating: "0", count: 64)
    let runs = try Self.run(["release": release, "sha256": other], in: folder, environment)
    #expect(runs.count == 1 && runs[0].status == .exited(1))
    #expect(
      runs[0].output.hasSuffix(
        "::error title=flowsh::\(release) has the digest \(digest), not the input sha256\n"))
    #expect(folder.read("GITHUB_PATH") == "")
  }
}
