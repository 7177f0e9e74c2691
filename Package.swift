// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "flowsh",
  products: [
    .executable(name: "flowsh", targets: ["flowsh"]),
    // For those who bring their own app: UIKit's surface and the pattern, the driver for tests,
    // and the command line for an executable of their own.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Coordinators", targets: ["Coordinators"]),
    .library(name: "AppDriver", targets: ["AppDriver"]),
    .library(name: "Exploration", targets: ["Exploration"]),
    .library(name: "Walkthroughs", targets: ["Walkthroughs"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "ObjectiveC", targets: ["ObjectiveC"]),
    .library(name: "KeychainServices", targets: ["KeychainServices"]),
    .library(name: "UnifiedLogging", targets: ["UnifiedLogging"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "FlowshCommand", targets: ["FlowshCommand", "Shell"]),
    // Compiles an iOS project's own sources, storyboards and resources, as `flowsh adopt` sets it
    // up.
    .plugin(name: "AppSources", targets: ["AppSources"]),
  ],
  traits: [
    .trait(
      name: "AppSources",
      description: "The build plugin AppSources, which adapts an iOS project's sources")
  ],
  dependencies: [
    // The command line, its help and completion scripts.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // Reads and rewrites Swift sources; neither fetched nor built unless the trait is enabled.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    // Floor 0: UIKit's navigation surface, without pixels; initializers that Swift can't call.
    .target(name: "CInitializers"),
    .target(name: "HeadlessUIKit", dependencies: ["AppBundle", "CInitializers", "CSwiftRuntime"]),

    // Floor 0: what tools know about UIKit's classes without loading them.
    .target(name: "UIKitSurface"),

    // Floor 0: the bundles that the build plugin AppSources makes, and how a program finds them.
    .target(name: "CAppBundle"),
    .target(name: "AppBundle", dependencies: ["CAppBundle"]),
    .testTarget(name: "AppBundleTests", dependencies: ["AppBundle"]),

    // Floor 0: whole reads and writes, and replacement of a file at once.
    .target(name: "CFileExchange"),
    .target(name: "Files", dependencies: ["CFileExchange"]),

    // Floor 0: the folders of an app, UserDefaults, and other stores, which each case begins with
    // empty.
    .target(name: "CAppSandbox"),
    .target(name: "AppSandbox", dependencies: ["CAppSandbox", "Files"]),

    // Floor 0: fixtures that answer an app's requests in place of the network.
    .target(name: "CNetworkGuard"),
    .target(name: "NetworkFixtures", dependencies: ["CNetworkGuard", "Files"]),

    // Floor 0: the app's time, which can be moved; the C library's functions that ask or wait for
    // it.
    .target(name: "CVirtualClock"),
    .target(name: "VirtualClock", dependencies: ["CVirtualClock"]),

    // Floor 0: which objects an object holds strongly; one runtime function that only C may call.
    .target(name: "CSwiftRuntime"),
    .target(name: "StrongReferences", dependencies: ["CSwiftRuntime"]),

    // Floor 0: an executor that keeps tasks on the main thread.
    .target(name: "CMainExecutor"),

    // Floor 0: what lies where in an executable.
    .target(name: "CProgramHeaders"),
    .target(name: "ObjectFiles", dependencies: ["CProgramHeaders", "CSwiftRuntime"]),

    // Floor 1: which calls led to a place, named as their author wrote them.
    .target(name: "CStackFrames"),
    .target(name: "CallStacks", dependencies: ["CStackFrames", "CSwiftRuntime", "ObjectFiles"]),

    // Floor 1: the coordinator pattern.
    .target(name: "Coordinators", dependencies: ["HeadlessUIKit"]),

    // Floor 1: libedit, what Swift can't import of it, and one Swift type over both.
    .systemLibrary(
      name: "CLibedit", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(name: "CEditline", dependencies: ["CLibedit"]),
    .target(name: "Editline", dependencies: ["CEditline", "CLibedit", "Files", "VirtualClock"]),

    // Floor 1: a walkthrough's text as statements.
    .target(name: "Script", dependencies: ["Files"]),

    // Floor 2: launch an app, look at it, act on it.
    .target(
      name: "AppDriver",
      dependencies: [
        "AppSandbox", "CMainExecutor", "CallStacks", "Coordinators", "Files", "HeadlessUIKit",
        "NetworkFixtures", "ObjectFiles", "StrongReferences", "VirtualClock",
      ]),

    // Floor 2: the demo apps, which don't know that they are driven.
    .target(name: "Contacts", dependencies: ["Coordinators", "HeadlessUIKit"]),
    .target(name: "LeakyContacts", dependencies: ["Coordinators", "HeadlessUIKit"]),
    .target(
      name: "Storefront", dependencies: ["Coordinators", "HeadlessUIKit"],
      exclude: ["Storefront.json"]),

    // Floor 3: what the display shows, as a picture.
    .target(name: "Wireframes", dependencies: ["AppDriver"]),

    // Floor 3: every action on every screen; the map of an app.
    .target(name: "Exploration", dependencies: ["AppDriver", "VirtualClock"]),
    .testTarget(
      name: "ExplorationTests",
      dependencies: [
        "AppDriver", "Contacts", "Coordinators", "Exploration", "HeadlessUIKit", "LeakyContacts",
        "Storefront", "TestSupport",
      ]),

    // Floor 4: the command language.
    .target(
      name: "Shell",
      dependencies: [
        "AppDriver", "CallStacks", "Exploration", "Files", "NetworkFixtures", "Script",
        "VirtualClock", "Wireframes",
      ]),

    // Floor 5: what makes a script a test.
    .target(
      name: "Walkthroughs",
      dependencies: ["AppDriver", "CallStacks", "Files", "NetworkFixtures", "Script", "Shell"]),

    // Floor 0: style sheets, scripts and schemas, which lie beside the Swift code that uses them.
    .target(name: "CEmbeddedFiles"),

    // Floor 6: what a run of tests came to, for people and for programs.
    .target(
      name: "Reports",
      dependencies: ["AppDriver", "CEmbeddedFiles", "Files", "Script", "Shell", "Wireframes"],
      exclude: [
        "Formats/HTML/report.css", "Formats/HTML/report.js", "Formats/HTML/copy.js",
        "Formats/JSON/report.schema.json", "Demo/demo.css", "Demo/demo.js", "Demo/demo-phone.js",
        "Map/Drawing/map-drawing.css", "Map/Page/map.css", "Map/Page/map.js",
        "Map/Page/map-view.js", "Map/Text/map.schema.json",
      ]),

    // Floor 7: runs cases in worker processes, and what those need of the system that Swift can't
    // call.
    .target(name: "CWorker", dependencies: ["CStackFrames"]),
    .target(
      name: "TestRunner",
      dependencies: [
        "AppDriver", "AppSandbox", "CWorker", "CallStacks", "Exploration", "Files",
        "NetworkFixtures",
        "Reports", "Script", "Shell", "VirtualClock", "Walkthroughs", "Wireframes",
      ]),

    // Floor 1: an iOS project read, and the package written that runs it.
    .target(name: "Adoption", dependencies: ["Files"]),
    .testTarget(name: "AdoptionTests", dependencies: ["Adoption", "TestSupport"]),

    // Floor 8: the command line and the prompt.
    .target(name: "CArguments"),
    .target(
      name: "FlowshCommand",
      dependencies: [
        "Adoption", "AppDriver", "AppSandbox", "CArguments", "CEmbeddedFiles", "CMainExecutor",
        "CWorker", "CallStacks", "Editline", "Exploration", "Files",
        "Reports", "Script", "Shell", "TestRunner", "Walkthroughs", "Wireframes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["flowsh.schema.json"]),

    // Floor 9: the executable with the demo apps.
    .executableTarget(
      name: "flowsh",
      dependencies: [
        "AppDriver", "Contacts", "FlowshCommand", "LeakyContacts", "Shell", "Storefront",
      ]),

    // Floor 1: passes the requests of URL sessions to fixtures. Only apps that import UIKit are
    // linked with it, because it links FoundationNetworking and libcurl.
    .target(name: "URLSessionFixtures", dependencies: ["AppSandbox", "NetworkFixtures"]),

    // Floor 9: what an app of one's own imports: UIKit with a `main`, and what such code imports
    // beside it.
    .target(
      name: "UIKit",
      dependencies: [
        "FlowshCommand", "HeadlessUIKit", "Shell", "URLSessionFixtures", "_Testing_UIKit",
      ]),
    // What the compiler asks for where a test imports UIKit beside Testing.
    .target(name: "_Testing_UIKit"),
    .target(name: "SafariServices", dependencies: ["HeadlessUIKit"]),
    .target(name: "ObjectiveC", dependencies: ["HeadlessUIKit"]),
    // For apps that import Security, os or OSLog. Modules of those names would be found by every
    // package that asks canImport.
    .target(name: "KeychainServices", dependencies: ["AppSandbox"]),
    .target(name: "UnifiedLogging"),
    .target(name: "CoreGraphics", dependencies: ["HeadlessUIKit", "_Testing_CoreGraphics"]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["HeadlessUIKit"]),

    // Beside the floors, for a build and never in a running app: iOS source code made to compile on
    // Linux, storyboards and nibs as Swift code, and the build plugin over both.
    .target(
      name: "SourceAdapter",
      dependencies: [
        "UIKitSurface",
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["AppSources"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["AppSources"])),
      ]),
    .testTarget(
      name: "SourceAdapterTests", dependencies: ["SourceAdapter", "ToolSupport", "UIKitSurface"]),
    .target(name: "StoryboardCompiler", dependencies: ["UIKitSurface"]),
    .testTarget(
      name: "StoryboardCompilerTests",
      dependencies: ["HeadlessUIKit", "StoryboardCompiler", "ToolSupport"]),
    .target(name: "ResourceCompiler", dependencies: ["AppBundle"]),
    .testTarget(
      name: "ResourceCompilerTests", dependencies: ["AppBundle", "ResourceCompiler", "ToolSupport"]),
    .executableTarget(
      name: "flowsh-adapt",
      dependencies: [
        "AppBundle", "Files", "ResourceCompiler", "SourceAdapter", "StoryboardCompiler",
      ],
      path: "Sources/AdaptTool"),
    .testTarget(
      name: "AdaptToolTests",
      dependencies: ["ResourceCompiler", "SourceAdapter", "ToolSupport", "flowsh-adapt"]),
    .plugin(
      name: "AppSources", capability: .buildTool(), dependencies: ["flowsh-adapt"],
      path: "Sources/Plugins/AppSources"),

    // Derives from HeadlessUIKit's declarations what else must know them; `.ci/surface` runs it.
    .executableTarget(
      name: "flowsh-surface",
      dependencies: [
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["AppSources"])),
        .product(
          name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["AppSources"])),
      ],
      path: "Sources/SurfaceTool"),
    .testTarget(name: "SurfaceToolTests", dependencies: ["flowsh-surface"]),

    // What the tools and the tests share: child processes, temporary folders, random numbers.
    .target(name: "ToolSupport", dependencies: ["Files"]),

    // Measures flowsh, which lies beside it, and the driver in its own process.
    .target(name: "CHeap"),
    .executableTarget(
      name: "flowsh-benchmark",
      dependencies: [
        "AppDriver", "CHeap", "Contacts", "Coordinators", "Exploration", "Files", "HeadlessUIKit",
        "LeakyContacts", "Reports", "Shell",
        "Storefront", "ToolSupport", "Walkthroughs", "Wireframes", "flowsh",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Benchmark"),

    .testTarget(name: "BenchmarkTests", dependencies: ["flowsh-benchmark"]),

    // Looks for inputs that break flowsh. It expects the executable `flowsh` in its own folder.
    .executableTarget(
      name: "flowsh-fuzz",
      dependencies: [
        "AppDriver", "CWorker", "Contacts", "LeakyContacts", "ObjectFiles", "Script", "Shell",
        "Storefront", "TestRunner", "ToolSupport", "Walkthroughs", "flowsh",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Fuzz"),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["PseudoTerminal", "Script", "ToolSupport", "flowsh-fuzz"]),

    .target(name: "CExitTests", path: "Tests/CExitTests"),
    .target(
      name: "PseudoTerminal", dependencies: ["CExitTests", "ToolSupport"],
      path: "Tests/PseudoTerminal"),
    .executableTarget(
      name: "EditlineProbe", dependencies: ["Editline"], path: "Tests/EditlineProbe"),
    .testTarget(
      name: "EditlineTests", dependencies: ["Editline", "EditlineProbe", "PseudoTerminal"]),
    // Coordinators as apps have them, compiled unchanged: without isolation in Swift 5, and in
    // Swift 6.
    .target(
      name: "Swift5Coordinators", dependencies: ["HeadlessUIKit"],
      path: "Tests/CoordinatorStyles/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Swift6Coordinators", dependencies: ["HeadlessUIKit"],
      path: "Tests/CoordinatorStyles/Swift6", swiftSettings: [.swiftLanguageMode(.v6)]),
    // Apps that do what demo apps don't: they work later, break rules, print, crash.
    .executableTarget(
      name: "FlowshProbe",
      dependencies: [
        "AppDriver", "FlowshCommand", "HeadlessUIKit", "OwnersApps", "Script", "Shell",
        "TestRunner",
      ],
      path: "Tests/FlowshProbe"),
    // The sample, which is a package of its own, as the documentation runs it.
    .executableTarget(
      name: "RecipesProbe", dependencies: ["UIKit"],
      path: "samples/BringYourOwnApp/Sources/Recipes", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "OwnersApps", dependencies: ["HeadlessUIKit"], path: "Tests/OwnersApps"),
    // An app that makes requests, as apps do.
    .executableTarget(
      name: "NetworkProbe", dependencies: ["KeychainServices", "UIKit"], path: "Tests/NetworkProbe",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // The app of the article on fixtures.
    .executableTarget(
      name: "WeatherProbe", dependencies: ["UIKit"], path: "Tests/WeatherProbe",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FlowshCommandTests",
      dependencies: [
        "Editline", "Exploration", "Files", "FlowshCommand", "PseudoTerminal", "Reports", "Script",
        "Shell", "TestRunner", "TestSupport", "Walkthroughs",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "FlowshTests",
      dependencies: [
        "FlowshProbe", "NetworkProbe", "PseudoTerminal", "RecipesProbe", "TestSupport",
        "ToolSupport", "WeatherProbe", "flowsh",
      ]),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "AppBundle", "HeadlessUIKit", "Swift5Coordinators", "Swift6Coordinators", "TestSupport",
      ]),
    .target(
      name: "TestSupport", dependencies: ["AppDriver", "HeadlessUIKit", "StrongReferences"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "CoordinatorsTests",
      dependencies: ["AppDriver", "Coordinators", "HeadlessUIKit", "TestSupport"]),
    // An app's shape in small, with a closure, a proxy and coordinators: it prints its calls.
    .executableTarget(
      name: "CallStacksProbe", dependencies: ["CallStacks"], path: "Tests/CallStacksProbe"),
    .testTarget(
      name: "CallStacksTests", dependencies: ["CallStacks", "CallStacksProbe", "PseudoTerminal"]),
    .testTarget(name: "KeychainServicesTests", dependencies: ["AppSandbox", "KeychainServices"]),
    .testTarget(name: "UnifiedLoggingTests", dependencies: ["UnifiedLogging"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "PseudoTerminal"]),
    .testTarget(name: "NetworkFixturesTests", dependencies: ["NetworkFixtures"]),
    .testTarget(name: "ObjectFilesTests", dependencies: ["ObjectFiles", "ToolSupport"]),
    .testTarget(name: "ScriptTests", dependencies: ["Script"]),
    .testTarget(
      name: "StrongReferencesTests", dependencies: ["StrongReferences", "TestSupport"]),
    .testTarget(
      name: "StorefrontTests",
      dependencies: [
        "AppDriver", "Coordinators", "HeadlessUIKit", "Script", "Shell", "Storefront",
        "TestSupport",
        "Walkthroughs",
      ]),
    .testTarget(
      name: "AppDriverTests",
      dependencies: [
        "AppDriver", "CallStacks", "Contacts", "Coordinators", "HeadlessUIKit", "LeakyContacts",
        "ObjectFiles", "OwnersApps", "Storefront", "StrongReferences", "TestSupport",
      ]),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "AppDriver", "CallStacks", "Contacts", "Coordinators", "HeadlessUIKit", "LeakyContacts",
        "NetworkFixtures", "OwnersApps", "Reports", "Script", "Shell", "Storefront", "TestSupport",
        "ToolSupport", "Walkthroughs",
      ]),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "AppDriver", "PseudoTerminal", "Reports", "Shell", "TestSupport", "ToolSupport",
        "Wireframes",
      ]),
    .testTarget(
      name: "WireframesTests",
      dependencies: [
        "AppDriver", "Contacts", "HeadlessUIKit", "Storefront", "TestSupport", "Wireframes",
      ]),
    .testTarget(
      name: "TestRunnerTests",
      dependencies: [
        "CWorker", "Files", "Reports", "Script", "Shell", "TestRunner", "TestSupport",
        "ToolSupport", "Walkthroughs",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "AppDriver", "CoreGraphics", "ObjectiveC", "QuartzCore", "SafariServices", "Script",
        "TestSupport", "UIKit", "Walkthroughs",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// The trait changes nothing that most tests could see. CI builds it with the tests that it does
// concern, because the others would take minutes more.
if Context.environment["FLOWSH_TESTS"] == "AppSources" {
  let concerned: Set = [
    "AdaptToolTests", "SourceAdapterTests", "StoryboardCompilerTests",
    "SurfaceToolTests",
  ]
  package.targets.removeAll { target in
    target.type == .test && !concerned.contains(target.name)
      || target.path?.hasPrefix("Tests/") == true
  }
}

// UI objects live on the main actor, and so does whatever handles them; what starts processes and
// reads terminals in tests does not, nor what reads memory.
let offTheMainActor: Set = [
  "AdaptToolTests", "Adoption", "AdoptionTests", "AppBundle", "AppBundleTests", "AppSandbox",
  "CallStacks", "CallStacksProbe", "CallStacksTests", "EditlineTests", "Files", "FilesTests",
  "flowsh-adapt", "flowsh-surface", "FlowshTests", "KeychainServices", "KeychainServicesTests",
  "NetworkFixtures",
  "NetworkFixturesTests", "ObjectFiles", "ObjectFilesTests", "PseudoTerminal", "Reports",
  "ResourceCompiler", "ResourceCompilerTests", "Script", "ScriptTests", "SourceAdapter",
  "SourceAdapterTests", "StoryboardCompiler", "StoryboardCompilerTests", "StrongReferences",
  "StrongReferencesTests", "SurfaceToolTests", "ToolSupport", "UIKitSurface", "UnifiedLogging",
  "UnifiedLoggingTests",
  "URLSessionFixtures", "VirtualClock", "Wireframes",
]
let writtenInC: Set = [
  "CAppBundle", "CAppSandbox", "CArguments", "CEditline", "CEmbeddedFiles", "CExitTests",
  "CFileExchange", "CHeap",
  "CInitializers", "CMainExecutor", "CNetworkGuard", "CProgramHeaders", "CStackFrames",
  "CSwiftRuntime", "CVirtualClock", "CWorker",
]

// An app's own settings, which are none of ours.
let asApps: Set = [
  "NetworkProbe", "RecipesProbe", "Swift5Coordinators", "Swift6Coordinators", "WeatherProbe",
]

for target in package.targets
where target.type != .system && target.type != .plugin && !writtenInC.contains(target.name)
  && !asApps.contains(target.name)
{
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if !offTheMainActor.contains(target.name) {
    settings.append(.defaultIsolation(MainActor.self))
  }
  target.swiftSettings = settings
}
