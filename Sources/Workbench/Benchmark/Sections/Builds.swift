import Foundation
import ToolSupport

extension Section {
  /// Adopts the sample project, and builds it again after an edit, beside the compiler alone.
  ///
  /// The SDK is there, and has been used: the project is adopted once before.
  @MainActor func adoptions(_ programs: Programs) throws -> [Measurement] {
    let project = programs.folder.path + "/Trailbook"
    let package = project + "-flowsh"
    try FileManager.default.copyItem(
      atPath: Programs.checkout + "/samples/Trailbook", toPath: project)
    let adopt = Command(name: "adopt", program: programs.flowsh, arguments: ["adopt", project])
    _ = try adopt.run()
    let compiler = try compiler(of: package, in: programs.folder.path + "/alone")
    let prompt = swift(
      "edit", ["run", "--quiet", "--package-path", package, "Trailbook", "-c", "quit"])
    let source = project + "/Trailbook/AppDelegate.swift"
    var edits = 0
    return [
      Measurement(compiler),
      Measurement(name: adopt.name, unit: .seconds, budget: .atLeast(1 / 1.5)) {
        try FileManager.default.removeItem(atPath: package)
        return try adopt.run()
      },
      Measurement(name: "adopt again", unit: .seconds, budget: .atLeast(1 / 1.5)) {
        try adopt.run()
      },
      Measurement(name: "edit, to the prompt", unit: .seconds, budget: .atLeast(1 / 1.5)) {
        edits += 1
        let text = try String(contentsOfFile: source, encoding: .utf8)
        try "\(text)\nprivate let edit = \(edits)\n".write(
          toFile: source, atomically: true, encoding: .utf8)
        defer { try? text.write(toFile: source, atomically: true, encoding: .utf8) }
        return try prompt.run()
      },
    ]
  }

  /// Builds flowsh without anything that has been built, as in a fresh clone.
  @MainActor func firstBuild(_ programs: Programs) -> [Measurement] {
    let scratch = programs.folder.path + "/build"
    let command = swift(
      "swift run flowsh",
      [
        "run", "--quiet", "--package-path", Programs.checkout, "--scratch-path", scratch, "flowsh",
        "-c", "quit",
      ])
    return [
      Measurement(name: command.name, unit: .seconds, budget: .atMost(120)) {
        try? FileManager.default.removeItem(atPath: scratch)
        return try command.run()
      }
    ]
  }

  private func swift(_ name: String, _ arguments: [String]) -> Command {
    Command(name: name, program: "/usr/bin/env", arguments: ["swift"] + arguments)
  }

  /// Returns the command that makes a program of an adopted package's adapted files.
  private func compiler(of package: String, in folder: String) throws -> Command {
    let files = FileManager.default
    func paths(in folder: String) throws -> [String] {
      try files.contentsOfDirectory(atPath: folder).sorted().map { folder + "/" + $0 }
    }
    let links = try paths(in: package + "/.flowsh").filter { $0.hasSuffix(".artifactbundle") }
    let adapted =
      try paths(
        in: package + "/.build/plugins/outputs/trailbook-flowsh/Trailbook/destination/AppSources"
      )
      .filter { $0.hasSuffix(".swift") }
    guard let sdk = links.first, !adapted.isEmpty else {
      throw BenchmarkError.wrongOutcome("\(package) has no SDK or no adapted files")
    }
    let manifest = try String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    let libraries = manifest.matches(of: /linkedLibrary\("(.*?)"\)/).map { "-l" + $0.1 }
    // The driver can't compile files in batches and link them in one run.
    let script = """
      set -e; mkdir -p "$0"; cd "$0"; sdk=$1; libraries=$2; shift 2
      swiftc -j2 -c -emit-module -Onone -g -enable-testing -enable-batch-mode -suppress-warnings \
        -swift-version 5 -parse-as-library -module-name Trailbook \
        -I "$sdk/modules" -I "$sdk/include" "$@"
      swiftc -use-ld=lld -o Trailbook *.o -L "$sdk/lib" -lflowsh $libraries
      """
    return Command(
      name: "swiftc, its adapted files", program: "/bin/sh",
      arguments: ["-c", script, folder, sdk, libraries.joined(separator: " ")] + adapted)
  }
}
