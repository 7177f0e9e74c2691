extension FlowshSource {
  /// The names of flowsh's targets; no target of another package can have the same.
  var targetNames: Set<String> {
    switch self {
    case .path(let folder):
      Contents.text(folder + "/Package.swift").map(Self.targets(in:)) ?? Self.targets
    // Its manifest can't be read before it is fetched.
    case .repository: Self.targets
    }
  }

  /// Returns the names of the targets in a manifest.
  static func targets(in manifest: String) -> Set<String> {
    Set(manifest.matches(of: /arget\(\s*name: "([^"]+)"/).map { String($0.1) })
  }

  /// The demo apps, whose modules are the only ones of flowsh that no other app loads.
  static let demoApps: Set = ["Contacts", "LeakyContacts", "Storefront"]

  /// The targets of this version.
  static let targets: Set = [
    "_Testing_CoreGraphics", "_Testing_UIKit", "AdaptToolTests", "Adoption", "AdoptionTests",
    "AppBundle", "AppBundleTests", "AppDriver", "AppDriverTests", "AppSandbox", "BenchmarkTests",
    "CallStacks", "CallStacksProbe", "CallStacksTests", "CAppBundle", "CAppSandbox", "CArguments",
    "CEditline", "CEmbeddedFiles", "CExitTests", "CFileExchange", "CHeap", "CInitializers",
    "CMainExecutor",
    "CNetworkGuard", "Contacts",
    "Coordinators", "CoordinatorsTests", "CoreGraphics", "CProgramHeaders", "CStackFrames",
    "CSwiftRuntime", "CVirtualClock", "CWorker", "Editline", "EditlineProbe", "EditlineTests",
    "Exploration", "ExplorationTests", "Files", "FilesTests", "flowsh", "flowsh-adapt",
    "flowsh-benchmark", "flowsh-fuzz", "flowsh-surface",
    "FlowshCommand", "FlowshCommandTests", "FlowshProbe", "FlowshTests", "FuzzTests",
    "HeadlessUIKit", "HeadlessUIKitTests", "KeychainServices", "KeychainServicesTests",
    "LeakyContacts", "NetworkFixtures", "NetworkFixturesTests", "NetworkProbe", "ObjectFiles",
    "ObjectFilesTests", "ObjectiveC", "OwnersApps", "PseudoTerminal", "QuartzCore", "RecipesProbe",
    "Reports", "ReportsTests", "ResourceCompiler", "ResourceCompilerTests", "SafariServices",
    "Script", "ScriptTests", "Shell", "ShellTests", "SourceAdapter", "SourceAdapterTests",
    "Storefront", "StorefrontTests", "StoryboardCompiler", "StoryboardCompilerTests",
    "StrongReferences", "StrongReferencesTests", "SurfaceToolTests", "Swift5Coordinators",
    "Swift6Coordinators",
    "TestRunner", "TestRunnerTests", "TestSupport", "ToolSupport", "UIKit", "UIKitSurface",
    "UIKitTests",
    "UnifiedLogging", "UnifiedLoggingTests", "URLSessionFixtures", "VirtualClock", "Walkthroughs",
    "WeatherProbe", "Wireframes", "WireframesTests",
  ]
}
