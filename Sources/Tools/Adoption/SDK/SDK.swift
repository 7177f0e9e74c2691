import Foundation

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
    let missing = [Self.library, Self.tool, Self.bundleFile, Self.plugin]
      .first { !Path.exists(path + "/" + $0) }
    let data = try Contents.read(path + "/" + Self.fileName)
    guard missing == nil,
      let description = try? JSONDecoder().decode(Description.self, from: data)
    else { throw .broken(path: path + "/" + (missing ?? Self.fileName), .otherThanSDK) }
    self.path = path
    self.description = description
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

  /// The compiler's options with which a source finds the modules.
  var searchPaths: [String] { Self.searchPaths(in: path) }

  /// Returns the options for the modules in a folder that becomes an SDK.
  static func searchPaths(in folder: String) -> [String] {
    [modules, headers].flatMap { ["-I", folder + "/" + $0] }
  }

  // MARK: Its names

  /// The modules, of which an app can't have one with the same name.
  static let moduleNames = optionalModules.union(ownModules)

  /// The parts of iOS beside UIKit, each in an object of its own in the library.
  static let optionalModules: Set = [
    "AVFoundation", "AVKit", "AppTrackingTransparency", "AuthenticationServices", "CoreLocation",
    "CryptoHashes", "EventKit", "EventKitUI", "LocalAuthentication", "ManagedObjects", "MapKit",
    "MessageUI", "PDFKit", "Photos", "PhotosUI", "StoreKit", "UserNotifications", "WebKit",
  ]

  private static let ownModules: Set = [
    "AppBundle", "AppDriver", "AppSandbox", "ArgumentParser", "ArgumentParserToolInfo",
    "CAppBundle", "CAppSandbox", "CEditline", "CEmbeddedFiles", "CLibedit", "CMainExecutor",
    "CNetworkGuard", "CSystem", "CVirtualClock", "CallStacks", "CombinePublishers", "Coordinators",
    "CoreGraphics", "CoreTypes", "DeviceSettings", "Editline", "Exploration", "Files",
    "FlowshCommand", "HeadlessUIKit", "KeychainServices", "Leaks", "NetworkFixtures", "ObjectFiles",
    "ObjectiveC",
    "PatchedOpenCombine", "QuartzCore", "Reports", "SafariServices", "Script", "Shell",
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
