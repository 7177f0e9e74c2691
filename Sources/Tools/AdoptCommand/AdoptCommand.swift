package import ArgumentParser
import FlowshCommand
package import Shell

/// The `flowsh adopt` subcommand, which writes and builds a package for an iOS project.
package struct AdoptCommand: Tool {
  package static let arguments = "[<options>] <path>"
  package static let configuration = CommandConfiguration(
    commandName: "adopt", abstract: "Run an iOS project's own sources on Linux.",
    discussion: """
      Reads an Xcode project, a workspace, a Swift package or a folder of sources, writes a small \
      package beside it that builds the sources where they are, builds it, and reports what runs \
      and what is missing. Nothing in the project is copied or changed. The project's code runs \
      with your rights: a Package.swift is evaluated even with --no-build, a build runs plugins \
      and macros, and the app can do what you can. Adopt projects that you trust, or use a \
      container. Run it again after a change \
      of the project; it keeps what you have changed in the package, and uses --exclude, --target \
      and --flowsh again. With --watch, the app's prompt starts and comes back after each change: \
      the app is built again and the commands are repeated; the exit status is that of the prompt. \
      The app is compiled with flowsh's SDK, which is built first if it is \
      missing ('flowsh help sdk'). Exit status: 0 if the package builds, also if files are left out, 1 if \
      it doesn't, 64 if the command line is invalid, the project has several apps, or there is no \
      toolchain or no SDK, 66 if there is no project or it can't be read, 74 if the package \
      can't be written.
      """)

  @Argument(
    help: "The project: its folder, or a .xcodeproj, .xcworkspace, Package.swift or project.yml.",
    completion: .file())
  var path: String
  @Option(
    help: "The folder of the package (default: the project's folder with -flowsh after its name).",
    completion: .directory)
  var into: String?
  @Option(help: "The app, or the framework, if the project has several.") var target: String?
  @Option(
    help: "Leave out files of the project that match a pattern, as in '**/*.pb.swift'.")
  var exclude: [String] = []
  @Option(
    help: """
      The sources of flowsh from which the SDK is built if it is missing (default: those that \
      this program was built from).
      """,
    completion: .directory)
  var flowsh: String?
  @Option(
    help: "The SDK (default: beside the program or in the cache; see 'flowsh help sdk').",
    completion: .directory)
  var sdk: String?
  @Flag(help: "Don't use --exclude, --target and --flowsh of an earlier run again.")
  var forget = false
  @Flag(help: "Overwrite files of the package that you have changed.") var force = false
  @Flag(name: .customLong("no-build"), help: "Write the package without building it.")
  var noBuild = false
  @Flag(
    help: """
      Start the app's prompt, which comes back with the app as it is after each change of its \
      files.
      """)
  var watch = false
  @OptionGroup var coloring: ColorOptions

  package init() {}

  package func validate() throws {
    for (name, value) in [("PATH", path), ("--into", into), ("--flowsh", flowsh), ("--sdk", sdk)] {
      if value == "" { throw ValidationError("\(name) is empty") }
    }
    if watch, noBuild { throw ValidationError("--watch builds the app; leave out --no-build") }
    if exclude.contains("") { throw ValidationError("--exclude is empty") }
    // An SDK is built where the sources are.
    if let flowsh, flowsh.contains("://") || flowsh.contains(/^[\w.-]+@[\w.-]+:/) {
      throw ValidationError(
        "--flowsh \(flowsh) is an address; run \"git clone\" on it, and name the folder")
    }
  }

  @MainActor package func perform(_ catalog: AppCatalog) throws -> Never {
    if watch, !StandardStreams.inputIsTerminal {
      throw ValidationError(
        "--watch needs a terminal as standard input, for the app's prompt; without --watch, the app"
          + " is built once")
    }
    let writer = try coloring.standardOutput()
    AdoptionRun(self, writer).perform()
  }
}
