package import Adoption
package import ArgumentParser
import Files
import FlowshCommand
import Foundation
package import Shell

/// The `flowsh sdk` subcommand, which makes, finds, checks and removes the SDK of adopted packages.
package struct SDKCommand: Tool {
  package static let arguments = "[<options>] <action>"
  package static let configuration = CommandConfiguration(
    commandName: "sdk", abstract: "Make, find, check or remove the SDK that adopted apps use.",
    discussion: """
      An SDK is flowsh, built for one Swift compiler, and the tool that adapts sources: with it, \
      an app is compiled in seconds. 'flowsh adopt' builds it by itself if it is missing. It is \
      looked for at --sdk, beside the installed program (lib/flowsh/sdk), and in flowsh/sdk in \
      $XDG_CACHE_HOME or ~/.cache. One for another compiler, or of another flowsh, isn't used.

      build: build it from flowsh's sources, also if it is there. where: print its folder. check: \
      say what it is built from and whether it fits. remove: remove all SDKs in \
      the cache, and the packages that were compiled for them. Exit \
      status: 0, or 1 if there is no SDK that fits or it can't be built, 64 if the command line is \
      invalid or there is no toolchain or no flowsh, 66 if a file can't be read, 74 if the SDK \
      can't be written or removed.
      """)

  /// An action with SDKs.
  package nonisolated enum Action: String, CaseIterable, ExpressibleByArgument, Sendable {
    case build, `where`, check, remove
  }

  @Argument(help: "build, where, check, or remove.") var action: Action
  @Option(help: "The SDK to check (default: the one that would be used).", completion: .directory)
  var sdk: String?
  @Option(help: "The folder of the new SDK (default: one in the cache).", completion: .directory)
  var into: String?
  @Option(
    name: .customLong("configuration"),
    help: "debug, or release for an optimized one, which takes several times as long.")
  var optimization: SDKConfiguration = .debug
  @Option(
    help: "The sources of flowsh (default: those that this program was built from).",
    completion: .directory)
  var flowsh: String?
  @OptionGroup var coloring: ColorOptions

  package init() {}

  package func validate() throws {
    for (name, value) in [("--sdk", sdk), ("--into", into), ("--flowsh", flowsh)] where value == ""
    {
      throw ValidationError("\(name) is empty")
    }
    if action != .build, into != nil { throw ValidationError("--into is for build") }
    if action != .build, optimization != .debug {
      throw ValidationError("--configuration is for build")
    }
    if sdk != nil, action == .build || action == .remove {
      throw ValidationError("--sdk is for where and check")
    }
  }

  @MainActor package func perform(_ catalog: AppCatalog) throws -> Never {
    SDKRun(self, try coloring.standardOutput()).perform()
  }
}

nonisolated extension SDKConfiguration: ExpressibleByArgument {}
