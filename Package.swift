// swift-tools-version: 6.2
import Glibc
import PackageDescription

// The folders of `Sources`, from the bottom to the top. A part imports only what is below it.

/// C targets, and Swift over them, that know neither UIKit nor an app.
let system = folder("System") {
  // Functions that Swift can't call or write, and the arguments of `main`.
  inC("CSystem")

  // Whole reads and writes, and replacement of a file at once.
  offMain("Files", ["CSystem"])

  // The clock of the process, which can be moved: functions that ask for the time or wait.
  inC("CVirtualClock")
  offMain("VirtualClock", ["CVirtualClock"])

  // The folders of an app, `UserDefaults` and other stores, which each case begins with empty.
  inC("CAppSandbox")
  offMain("AppSandbox", ["CAppSandbox", "Files"])
  // What a device's user allows an app, and where the device is.
  offMain("DeviceSettings", ["AppSandbox"])

  // Fixtures that answer an app's requests in place of the network.
  inC("CNetworkGuard")
  offMain("NetworkFixtures", ["CNetworkGuard", "Files"])

  // The bundles that the build plugin AppSources makes, and how a program finds them.
  inC("CAppBundle")
  offMain("AppBundle", ["CAppBundle"])

  // An executor that keeps tasks on the main thread.
  inC("CMainExecutor")

  // The contents of an executable, by address.
  offMain("ObjectFiles", ["CSystem"])

  // The strong references between objects.
  offMain("StrongReferences", ["CSystem", "ObjectFiles"])

  // The calls that led to a place, named as their author wrote them.
  offMain("CallStacks", ["CSystem", "ObjectFiles"])

  // libedit, the parts of it that Swift can't import, and one Swift type over both.
  Target.systemLibrary(
    name: "CLibedit", pkgConfig: "libedit",
    providers: [.apt(["libedit-dev"]), .brew(["libedit"])])
  inC("CEditline", ["CLibedit"])
  onMain("Editline", ["CEditline", "CLibedit", "Files", "VirtualClock"])

  // Style sheets, scripts and schemas, which lie beside the Swift code that uses them.
  inC("CEmbeddedFiles")

  // Child processes, temporary folders and random numbers, for tools and tests.
  offMain("ToolSupport", ["Files"])
}

/// UIKit without pixels, the coordinator pattern, and the driver of an app.
let model = folder("Model") {
  // The types of CoreGraphics, and of Foundation where Linux lacks them.
  onMain("CoreTypes", ["AppBundle"])
  // UIKit's navigation surface, and its views' state.
  onMain(
    "HeadlessUIKit", ["AppBundle", "AppSandbox", "CSystem", "CoreTypes", "DeviceSettings"])
  onMain("Coordinators", ["HeadlessUIKit"])
  // The coordinator in charge of a screen, and the objects that are left behind.
  onMain(
    "Leaks", ["CallStacks", "Coordinators", "HeadlessUIKit", "ObjectFiles", "StrongReferences"])
  onMain(
    "AppDriver",
    [
      "AppBundle", "AppSandbox", "CMainExecutor", "CallStacks", "Coordinators", "DeviceSettings",
      "Files", "HeadlessUIKit", "Leaks", "NetworkFixtures", "ObjectFiles", "StrongReferences",
      "VirtualClock",
    ])
}

/// Statements on an app.
let shell = folder("Shell") {
  // A walkthrough's text as statements.
  offMain("Script", ["DeviceSettings", "Files"])
  // The command language.
  onMain(
    "Shell",
    [
      "AppBundle", "AppDriver", "CallStacks", "DeviceSettings", "Files", "NetworkFixtures",
      "Script", "VirtualClock",
    ])
  // Scripts as tests.
  onMain(
    "Walkthroughs",
    [
      "AppBundle", "AppDriver", "CallStacks", "Files", "NetworkFixtures", "Script", "Shell",
    ])
}

/// The work that is done with a shell, and the command line.
let tools = folder("Tools") {
  // A picture of what the display shows.
  offMain("Wireframes", ["AppDriver"])
  // Every action on every screen; the map of an app.
  onMain(
    "Exploration", ["AppBundle", "AppDriver", "DeviceSettings", "ToolSupport", "VirtualClock"])
  // The result of a run of tests, for people and for programs.
  offMain(
    "Reports",
    ["AppBundle", "AppDriver", "CEmbeddedFiles", "Files", "Script", "Shell", "Wireframes"],
    exclude: [
      "Formats/HTML/report.css", "Formats/HTML/report.js", "Formats/HTML/copy.js",
      "Formats/HTML/live.css", "Formats/HTML/live.js",
      "Formats/JSON/report.schema.json", "Demo/demo.css", "Demo/demo.js", "Demo/demo-phone.js",
      "Map/Drawing/map-drawing.css", "Map/Page/map.css", "Map/Page/map.js",
      "Map/Page/map-view.js", "Map/Text/map.schema.json",
    ])
  // Cases in worker processes.
  onMain(
    "TestRunner",
    [
      "AppBundle", "AppDriver", "AppSandbox", "CallStacks", "CSystem", "Exploration", "Files",
      "NetworkFixtures", "Reports", "Script", "Shell", "VirtualClock", "Walkthroughs", "Wireframes",
    ])
  // JSON-RPC over a stream, for editors and agents.
  offMain("JSONRPC", ["Files"])
  // A server of pages for the user of this machine.
  offMain("LoopbackServer", ["CSystem"])
  // A server with which agents drive apps, in other processes.
  offMain("AgentServer", ["Files", "JSONRPC", "Script"])
  // A language server for walkthroughs.
  onMain(
    "LanguageServer",
    ["AppDriver", "Files", "JSONRPC", "Reports", "Script", "Shell", "Walkthroughs"])
  // An iOS project read, and the package written that runs it.
  offMain("Adoption", ["Files", .product(name: "Yams", package: "Yams")])
  // The command line and the prompt.
  onMain(
    "FlowshCommand",
    [
      "AgentServer", "AppBundle", "AppDriver", "AppSandbox", "CallStacks", "CEmbeddedFiles",
      "CMainExecutor", "CSystem", "Editline", "Exploration", "Files", "JSONRPC", "LanguageServer",
      "LoopbackServer",
      "Reports", "Script", "Shell", "TestRunner", "Walkthroughs", "Wireframes",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ], exclude: ["flowsh.schema.json"])
  // The subcommand `adopt`, which only flowsh itself has.
  onMain(
    "AdoptCommand",
    [
      "Adoption", "Files", "FlowshCommand", "Shell",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ])
  // Maestro flows as walkthroughs, which only flowsh itself reads.
  offMain(
    "Maestro",
    [
      "DeviceSettings", "Files", "Script", "Shell", "ToolSupport",
      .product(name: "Yams", package: "Yams"),
    ])
  // The executable with the demo apps.
  onMain(
    executable: "flowsh",
    [
      "AdoptCommand", "AppDriver", "Contacts", "Files", "FlowshCommand", "LeakyContacts", "Maestro",
      "Script", "Shell", "Storefront", "Walkthroughs",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ])
}

/// The demo apps, which don't know that they are driven.
let apps = folder("Apps") {
  onMain("Contacts", ["Coordinators", "HeadlessUIKit"])
  onMain("LeakyContacts", ["Coordinators", "HeadlessUIKit"])
  onMain("Storefront", ["Coordinators", "HeadlessUIKit"], exclude: ["Storefront.json"])
}

/// The modules that an app imports under Apple's names.
let apple = folder("Apple") {
  onMain(
    "UIKit",
    [
      "AppDriver", "AppSandbox", "FlowshCommand", "HeadlessUIKit", "Shell",
      "URLSessionFixtures", "_Testing_UIKit",
    ])
  // What the compiler asks for where a test imports UIKit or CoreGraphics beside Testing.
  onMain("_Testing_UIKit")
  onMain("_Testing_CoreGraphics")
  onMain("CoreGraphics", ["HeadlessUIKit", "_Testing_CoreGraphics"])
  onMain("QuartzCore", ["HeadlessUIKit"])
  onMain("ObjectiveC", ["HeadlessUIKit"])
  onMain("SafariServices", ["HeadlessUIKit"])
  // Parts of iOS beside UIKit, as far as navigation needs them.
  onMain("AVFoundation", ["DeviceSettings", "HeadlessUIKit"])
  onMain("AVKit", ["AVFoundation", "HeadlessUIKit"])
  offMain("AppTrackingTransparency", ["DeviceSettings", "HeadlessUIKit"])
  onMain("AuthenticationServices", ["DeviceSettings", "HeadlessUIKit"])
  onMain("ContactsUI", ["ContactRecords", "HeadlessUIKit"])
  offMain("CoreLocation", ["DeviceSettings", "HeadlessUIKit"])
  offMain("EventKit", ["AppSandbox", "DeviceSettings", "HeadlessUIKit"])
  onMain("EventKitUI", ["EventKit", "HeadlessUIKit"])
  offMain("LocalAuthentication", ["DeviceSettings", "HeadlessUIKit"])
  onMain("MapKit", ["CoreLocation", "HeadlessUIKit"])
  onMain("MessageUI", ["DeviceSettings", "HeadlessUIKit"])
  onMain("PDFKit", ["HeadlessUIKit"])
  offMain("Photos", ["DeviceSettings", "HeadlessUIKit"])
  offMain("PhotosUI", ["HeadlessUIKit", "Photos"])
  offMain("StoreKit", ["AppSandbox", "DeviceSettings", "HeadlessUIKit"])
  offMain("UserNotifications", ["CoreLocation", "DeviceSettings", "HeadlessUIKit"])
  onMain("WebKit", ["HeadlessUIKit"])
  // For apps that import Contacts, CryptoKit, Security, os or OSLog. Modules of those names would
  // be found by every package that asks canImport.
  offMain("ContactRecords", ["AppSandbox", "CoreTypes", "DeviceSettings", "HeadlessUIKit"])
  offMain("CryptoHashes")
  offMain("KeychainServices", ["AppSandbox"])
  offMain("UnifiedLogging")
  // For apps that import CoreData: its objects in memory.
  offMain("ManagedObjects", ["AppSandbox", "CSystem", "Files", "HeadlessUIKit"])
  // For apps that import SwiftUI: what views store, without what they draw.
  offMain("SwiftUIState", ["HeadlessUIKit", "UIKit"])
  // For apps with RxCocoa: what the part of it does that is written in Objective-C.
  offMain("RxCocoaRuntime", ["HeadlessUIKit", "WebKit"])
  // Passes the requests of URL sessions to fixtures. Only apps that import UIKit are linked with
  // it, because it links FoundationNetworking and libcurl.
  offMain("URLSessionFixtures", ["AppSandbox", "NetworkFixtures"])
}

let tests: [Target] = [
  // Support for tests, and programs that they start.
  .target(name: "CTestSupport", path: "Tests/CTestSupport"),
  offMain(
    "PseudoTerminal", ["CTestSupport", "Files", "ToolSupport"], path: "Tests/PseudoTerminal"),
  onMain(
    "TestSupport", ["AppDriver", "HeadlessUIKit", "StrongReferences"], path: "Tests/TestSupport"),
  // Apps that do what demo apps don't: they work later, break rules, print, crash.
  onMain("OwnersApps", ["HeadlessUIKit"], path: "Tests/OwnersApps"),
  onMain(
    executable: "FlowshProbe",
    [
      "AppDriver", "FlowshCommand", "HeadlessUIKit", "OwnersApps", "Script", "Shell", "TestRunner",
    ], path: "Tests/FlowshProbe"),
  onMain(executable: "EditlineProbe", ["Editline"], path: "Tests/EditlineProbe"),
  // An app's shape in small, with a closure, a proxy and coordinators: it prints its calls.
  offMain(executable: "CallStacksProbe", ["CallStacks"], path: "Tests/CallStacksProbe"),
  // What depends on the processor, in C, so that an emulator can run it for another one.
  .executableTarget(
    name: "ArchitectureProbe", dependencies: ["CNetworkGuard", "CSystem", "CVirtualClock"],
    path: "Tests/ArchitectureProbe"),

  // Programs and coordinators as apps have them, with their own settings: the sample, which is a
  // package of its own; an app that makes requests; the app of the article on fixtures.
  .executableTarget(
    name: "RecipesProbe", dependencies: ["UIKit"],
    path: "samples/BringYourOwnApp/Sources/Recipes", swiftSettings: [.swiftLanguageMode(.v5)]),
  // The sample that uses each part of iOS beside UIKit.
  .executableTarget(
    name: "FieldTripProbe",
    dependencies: [
      "AVFoundation", "AVKit", "AppTrackingTransparency", "AuthenticationServices", "ContactsUI",
      "CoreLocation", "EventKitUI", "LocalAuthentication", "MapKit", "MessageUI", "PDFKit",
      "Photos", "PhotosUI", "SafariServices", "StoreKit", "UIKit", "UserNotifications", "WebKit",
    ], path: "samples/FieldTrip/FieldTrip", exclude: ["Shop.storekit"],
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(
    name: "NetworkProbe", dependencies: ["KeychainServices", "UIKit"], path: "Tests/NetworkProbe",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(
    name: "WeatherProbe", dependencies: ["UIKit"], path: "Tests/WeatherProbe",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  // An app whose module doesn't exist here, and what the source adapter declares for it.
  .target(
    name: "GlobeApp", dependencies: ["UIKit"], path: "Tests/GlobeApp",
    swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "Swift5Coordinators", dependencies: ["HeadlessUIKit"],
    path: "Tests/CoordinatorStyles/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
  .target(
    name: "Swift6Coordinators", dependencies: ["HeadlessUIKit"],
    path: "Tests/CoordinatorStyles/Swift6", swiftSettings: [.swiftLanguageMode(.v6)]),

  tests("AdoptionTests", isOnMain: false, ["Adoption", "TestSupport"]),
  tests(
    "AppleModulesTests",
    [
      "AVFoundation", "AVKit", "AppDriver", "AppTrackingTransparency", "AuthenticationServices",
      "ContactRecords", "ContactsUI", "CoreLocation", "DeviceSettings", "EventKit", "EventKitUI",
      "HeadlessUIKit", "LocalAuthentication", "MapKit", "MessageUI", "PDFKit", "Photos", "PhotosUI",
      "StoreKit", "TestSupport",
      "UserNotifications",
      "WebKit",
    ]),
  tests("AppBundleTests", isOnMain: false, ["AppBundle"]),
  tests("CallStacksTests", isOnMain: false, ["CallStacks", "CallStacksProbe", "PseudoTerminal"]),
  tests("CryptoHashesTests", isOnMain: false, ["CryptoHashes"]),
  tests("EditlineTests", isOnMain: false, ["Editline", "EditlineProbe", "PseudoTerminal"]),
  tests("FilesTests", isOnMain: false, ["Files", "PseudoTerminal"]),
  tests("JSONRPCTests", isOnMain: false, ["JSONRPC", "ToolSupport"]),
  tests("LoopbackServerTests", isOnMain: false, ["CTestSupport", "LoopbackServer"]),
  tests("KeychainServicesTests", isOnMain: false, ["AppSandbox", "KeychainServices"]),
  tests(
    "ManagedObjectsTests",
    ["AppDriver", "AppSandbox", "HeadlessUIKit", "ManagedObjects", "TestSupport"]),
  tests("NetworkFixturesTests", isOnMain: false, ["NetworkFixtures"]),
  tests(
    "MaestroTests", isOnMain: false,
    [
      "AppDriver", "Contacts", "Files", "Maestro", "Script", "Shell", "TestSupport", "ToolSupport",
      "Walkthroughs",
    ]),
  tests("ObjectFilesTests", isOnMain: false, ["ObjectFiles", "ToolSupport"]),
  tests("ScriptTests", isOnMain: false, ["Script"]),
  tests("StrongReferencesTests", isOnMain: false, ["StrongReferences", "TestSupport"]),
  tests("UnifiedLoggingTests", isOnMain: false, ["UnifiedLogging"]),
  tests(
    "FlowshTests", isOnMain: false,
    [
      "ArchitectureProbe", "CTestSupport", "FieldTripProbe", "Files", "FlowshProbe", "JSONRPC",
      "NetworkProbe", "PseudoTerminal", "RecipesProbe", "TestSupport", "ToolSupport",
      "WeatherProbe",
      "flowsh",
    ]),
  tests(
    "AppDriverTests",
    [
      "AppDriver", "CallStacks", "Contacts", "Coordinators", "HeadlessUIKit", "Leaks",
      "LeakyContacts", "ObjectFiles", "OwnersApps", "Storefront", "StrongReferences", "TestSupport",
    ]),
  tests("CoordinatorsTests", ["AppDriver", "Coordinators", "HeadlessUIKit", "TestSupport"]),
  tests(
    "ExplorationTests",
    [
      "AppBundle", "AppDriver", "Contacts", "Coordinators", "DeviceSettings", "Exploration",
      "HeadlessUIKit", "LeakyContacts", "Storefront", "TestSupport", "ToolSupport",
    ]),
  tests(
    "FlowshCommandTests",
    [
      "AppDriver", "Contacts", "Editline", "Exploration", "Files", "FlowshCommand",
      "PseudoTerminal", "Reports", "Script", "Shell", "TestRunner", "TestSupport", "Walkthroughs",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]),
  tests(
    "HeadlessUIKitTests",
    ["AppBundle", "HeadlessUIKit", "Swift5Coordinators", "Swift6Coordinators", "TestSupport"]),
  tests(
    "LanguageServerTests",
    [
      "AppDriver", "Contacts", "JSONRPC", "LanguageServer", "Shell", "Storefront", "ToolSupport",
    ]),
  tests(
    "ReportsTests",
    [
      "AppBundle", "AppDriver", "Files", "PseudoTerminal", "Reports", "Shell", "TestSupport",
      "ToolSupport", "Wireframes",
    ]),
  tests(
    "ShellTests",
    [
      "AppDriver", "CallStacks", "Contacts", "Coordinators", "DeviceSettings", "HeadlessUIKit",
      "LeakyContacts", "NetworkFixtures", "OwnersApps", "Reports", "Script", "Shell", "Storefront",
      "TestSupport",
      "ToolSupport", "Walkthroughs", "Wireframes",
    ]),
  tests(
    "StorefrontTests",
    [
      "AppDriver", "Coordinators", "HeadlessUIKit", "Script", "Shell", "Storefront",
      "TestSupport", "Walkthroughs",
    ]),
  tests(
    "TestRunnerTests",
    [
      "AppBundle", "AppDriver", "CSystem", "Files", "Reports", "Script", "Shell", "TestRunner",
      "TestSupport", "ToolSupport", "Walkthroughs",
    ]),
  tests(
    "UIKitTests",
    [
      "AppDriver", "CoreGraphics", "GlobeApp", "ObjectiveC", "QuartzCore", "RxCocoaRuntime",
      "SafariServices", "Script", "SwiftUIState", "TestSupport", "UIKit", "Walkthroughs", "WebKit",
    ]),
  tests(
    "WireframesTests",
    ["AppDriver", "Contacts", "HeadlessUIKit", "Storefront", "TestSupport", "Wireframes"]),
]

let package = Package(
  name: "flowsh",
  products: [
    .executable(name: "flowsh", targets: ["flowsh"]),
    // For people who bring their own app: UIKit's surface and the pattern, the driver for tests,
    // and the command line for an executable of their own.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "AppDriver", targets: ["AppDriver"]),
    .library(name: "Exploration", targets: ["Exploration"]),
    .library(name: "Walkthroughs", targets: ["Walkthroughs"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "ContactRecords", targets: ["ContactRecords"]),
    .library(name: "CryptoHashes", targets: ["CryptoHashes"]),
    .library(name: "KeychainServices", targets: ["KeychainServices"]),
    .library(name: "ManagedObjects", targets: ["ManagedObjects"]),
    .library(name: "UnifiedLogging", targets: ["UnifiedLogging"]),
    .library(name: "SwiftUIState", targets: ["SwiftUIState"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "FlowshCommand", targets: ["FlowshCommand", "Shell"]),
    // All of these in one archive, with which "flowsh sdk build" makes an SDK.
    .library(
      name: "FlowshSDK", type: .static,
      targets: [
        "UIKit", "AVFoundation", "AVKit", "AppTrackingTransparency", "AuthenticationServices",
        "ContactRecords", "ContactsUI", "CoreGraphics", "CoreLocation", "CryptoHashes", "EventKit",
        "EventKitUI",
        "KeychainServices", "LocalAuthentication", "ManagedObjects", "MapKit", "MessageUI",
        "ObjectiveC", "PDFKit", "Photos", "PhotosUI", "QuartzCore", "RxCocoaRuntime",
        "SafariServices", "StoreKit",
        "SwiftUIState", "UnifiedLogging", "UserNotifications", "WebKit",
      ]),
    // For the packages of this repository, `Sources/Adapter` and `Sources/Workbench`.
    .library(name: "AdapterParts", targets: ["AppBundle", "Files", "ToolSupport"]),
    .library(
      name: "WorkbenchParts",
      targets: [
        "Adoption", "AppDriver", "Contacts", "Coordinators", "CSystem", "Exploration", "Files",
        "HeadlessUIKit", "LeakyContacts", "ObjectFiles", "PseudoTerminal", "Reports", "Script",
        "Shell", "Storefront", "TestRunner", "ToolSupport", "Walkthroughs", "Wireframes",
      ]),
  ],
  dependencies: [
    // The command line, its help and completion scripts.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // The specifications of XcodeGen.
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: system + model + shell + tools + apps + apple + tests,
  swiftLanguageModes: [.v6]
)

// The sources that a release installs come without tests.
if access(Context.packageDirectory + "/Tests", F_OK) != 0 {
  let names = tests.map(\.name)
  package.targets.removeAll { names.contains($0.name) }
  package.products.removeAll { $0.name == "WorkbenchParts" }
}

/// Returns the targets of a folder of `Sources`, each of which has a folder of its own there.
func folder(_ name: String, @TargetList _ targets: () -> [Target]) -> [Target] {
  let targets = targets()
  for target in targets { target.path = "Sources/\(name)/\(target.name)" }
  return targets
}

@resultBuilder enum TargetList {
  static func buildBlock(_ targets: Target...) -> [Target] { targets }
}

func inC(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies)
}

/// A module whose declarations are on the main actor, as UIKit's objects are, and all that handles
/// them.
func onMain(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude,
    swiftSettings: settings(isOnMain: true) + wholeModule())
}

func onMain(
  executable name: String, _ dependencies: [Target.Dependency], path: String? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path,
    swiftSettings: settings(isOnMain: true) + wholeModule())
}

/// A module that works on any thread.
func offMain(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude,
    swiftSettings: settings(isOnMain: false) + wholeModule())
}

func offMain(
  executable name: String, _ dependencies: [Target.Dependency], path: String? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: path,
    swiftSettings: settings(isOnMain: false) + wholeModule())
}

func tests(
  _ name: String, isOnMain: Bool = true, _ dependencies: [Target.Dependency]
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, swiftSettings: settings(isOnMain: isOnMain))
}

/// Returns the flags that compile a module as a whole in debug builds.
///
/// They save a third of a first build, but an edit compiles its whole module again, so
/// `FLOWSH_INCREMENTAL=1` leaves them out. Tests, which are edited most, never have them.
func wholeModule() -> [SwiftSetting] {
  guard Context.environment["FLOWSH_INCREMENTAL"] == nil else { return [] }
  let flags = [
    "-wmo", "-num-threads", "2", "-no-emit-module-separately-wmo", "-disable-batch-mode",
  ]
  return [.unsafeFlags(flags, .when(configuration: .debug))]
}

func settings(isOnMain: Bool) -> [SwiftSetting] {
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isOnMain ? [.defaultIsolation(MainActor.self)] : [])
}
