import Foundation
import Glibc

/// A built SDK: flowsh's modules and library for one Swift compiler, and the tool that adapts
/// sources.
///
/// Its folder is an artifact bundle of SwiftPM, which passes the folders of modules to the compiler
/// in each target of a package, also in the one that it generates for tests.
package struct SDK: Equatable, Sendable {
  /// The description that the folder keeps in `sdk.json`.
  struct Description: Codable, Equatable {
    var identity: SDKIdentity
    var configuration: SDKConfiguration
    /// The sizes of the other files by their paths in the folder.
    var files: [String: Int] = [:]
  }

  /// The absolute path of the folder.
  package let path: String
  let description: Description

  package var identity: SDKIdentity { description.identity }
  package var configuration: SDKConfiguration { description.configuration }

  /// The versions and places that it is built from, as rows for a person.
  package var facts: [(name: String, value: String)] {
    [
      ("flowsh       ", identity.version), ("sources      ", identity.sources),
      ("compiler     ", identity.compiler), ("target       ", identity.target),
      ("configuration", configuration.rawValue),
    ]
  }

  /// Reads the description of an SDK.
  ///
  /// - Parameter path: The absolute path of its folder.
  /// - Throws: An error if there is no SDK, or only a part of one.
  package init(_ path: String) throws(AdoptionError) {
    guard Path.exists(path + "/" + Self.fileName) else { throw .notAnSDK(path) }
    let data = try Contents.read(path + "/" + Self.fileName)
    guard let description = try? JSONDecoder().decode(Description.self, from: data) else {
      throw .broken(path: path + "/" + Self.fileName, .otherThanSDK)
    }
    let changed = description.files.filter { Self.size(of: path + "/" + $0.key) != $0.value }
    if let first = changed.keys.min() { throw .broken(path: path + "/" + first, .otherThanSDK) }
    self.path = path
    self.description = description
  }

  /// Returns the size of a file; `nil` if there is none.
  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Whether a folder is an SDK of any version of flowsh, complete or not.
  static func isMade(in folder: String) -> Bool {
    struct Start: Decodable { var identity: SDKIdentity }
    let data = Contents.text(folder + "/" + fileName).map { Data($0.utf8) }
    return data.flatMap { try? JSONDecoder().decode(Start.self, from: $0) } != nil
  }

  // MARK: The folder

  static let fileName = "sdk.json"
  /// The file by which SwiftPM knows an artifact bundle.
  static let bundleFile = "info.json"
  static let modules = "modules"
  static let headers = "include"
  static let library = "lib/libflowsh.a"
  static let tool = "bin/" + toolName
  static let toolName = "flowsh-adapt"
  static let plugin = "plugin/AppSources"

  /// Returns the description of an SDK's folder for SwiftPM.
  static func bundle(of identity: SDKIdentity) -> ArtifactBundle {
    ArtifactBundle(
      "flowsh", library: library, headers: [modules, headers], tool: tool, of: identity)
  }

  /// The compiler's options with which a source finds the modules.
  var searchPaths: [String] { Self.searchPaths(in: path) }

  /// Returns the options for the modules in a folder that becomes an SDK.
  static func searchPaths(in folder: String) -> [String] {
    [modules, headers].flatMap { ["-I", folder + "/" + $0] }
  }

  // MARK: Its names

  /// The modules, of which an app can't have one with the same name.
  static let moduleNames = FrameworkModules.names.union(ownModules)

  private static let ownModules: Set = [
    "AgentServer", "AppBundle", "AppDriver", "AppSandbox", "ArgumentParser",
    "ArgumentParserToolInfo",
    "CAppBundle", "CAppSandbox", "CEditline", "CEmbeddedFiles", "CLibedit", "CMainExecutor",
    "CNetworkGuard", "CSystem", "CVirtualClock", "CallStacks", "CombinePublishers", "Coordinators",
    "CoreGraphics", "CoreTypes", "DeviceSettings", "Editline", "Exploration", "Files",
    "FlowshCommand", "HeadlessUIKit", "JSONRPC", "KeychainServices", "LanguageServer", "Leaks",
    "LoopbackServer", "NetworkFixtures", "ObjectFiles", "ObjectiveC", "PatchedOpenCombine",
    "QuartzCore", "Reports",
    "SafariServices", "Script", "Shell",
    "StrongReferences", "SwiftUIState", "TestRunner", "UIKit", "URLSessionFixtures",
    "UnifiedLogging", "VirtualClock", "Walkthroughs", "Wireframes", "_Testing_CoreGraphics",
    "_Testing_UIKit",
  ]

  /// The dynamic libraries that flowsh's library needs, as the linker's option `-l` names them.
  ///
  /// libedit by its file: a link by its name would need the headers' package.
  static let dynamicLibraries = [
    ":libedit.so.2", "FoundationNetworking", "swiftObservation", "swiftSynchronization",
  ]
}
