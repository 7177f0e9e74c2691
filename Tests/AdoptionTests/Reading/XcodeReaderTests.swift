import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `An Xcode project` {
  private static let trailbook = Path.normalized(#filePath + "/../../../../samples/Trailbook")

  @Test func `Trailbook is read with its tests`() throws {
    let project = try ProjectReader.read(
      Self.trailbook, manifest: ProjectFixture.noManifest)
    #expect(project.format == .xcode && project.folder == Path.real(Self.trailbook))
    let app = project.main
    #expect(app.name == "Trailbook" && app.module == "Trailbook" && app.kind == .app)
    let files = app.files.map { Path.relative($0, to: project.folder) }
    #expect(files.count { $0.hasSuffix(".swift") } == 20)
    for name in [
      "AppDelegate.swift", "Screens/NotesViewController.xib", "Base.lproj/Main.storyboard",
      "Welcome.storyboard", "Base.lproj/Guide.storyboard", "de.lproj/Main.strings",
      "en.lproj/Localizable.strings",
      "Assets.xcassets", "trails.json",
    ] { #expect(files.contains("Trailbook/" + name), "\(name)") }
    #expect(app.compiler == CompilerSettings(swiftVersion: "5.0", conditions: ["DEBUG"]))
    #expect(app.infoPlist == project.folder + "/Trailbook/Info.plist")
    #expect(app.buildSettings["MARKETING_VERSION"] == "1.2")
    #expect(app.buildSettings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.flowsh.Trailbook")
    #expect(app.developmentRegion == "en")
    #expect(project.tests.map(\.name) == ["TrailbookTests"])
    #expect(project.tests.first?.dependencies == ["Trailbook"])
    #expect(project.libraries.isEmpty && project.skippedItems.isEmpty && project.packages.isEmpty)
    #expect(app.missingFiles.isEmpty && app.filesInC.isEmpty)
  }

  /// An app with a framework, tests, an extension, files of all kinds, and packages.
  private static let objects =
    ProjectFixture.target(
      "A", "My App",
      settings:
        "PRODUCT_NAME = \"My App\"; INFOPLIST_FILE = \"$(SRCROOT)/App/Info.plist\"; API_URL = \"https://$(HOST)\"; HOST = x.y; SWIFT_OBJC_BRIDGING_HEADER = \"App/B.h\"; SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; OTHER_SWIFT_FLAGS = \"-DONE -D TWO -Xfrontend -x\"; SWIFT_VERSION = 6.0; INFOPLIST_KEY_UILaunchStoryboardName = Launch; ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;",
      fields: """
        buildPhases = (A1, A2, A3); dependencies = (AD); productReference = AP;
        packageProductDependencies = (Q1, Q2);
        """)
    + ProjectFixture.target(
      "K", "Kit", type: "framework", settings: "PRODUCT_NAME = MyKit;",
      fields: "buildPhases = (K1); productReference = KP;")
    + ProjectFixture.target("X", "Widget", type: "app-extension")
    + ProjectFixture.target(
      "U", "UITests", type: "bundle.ui-testing", fields: "dependencies = (UD);")
    + ProjectFixture.target(
      "T", "My AppTests", type: "bundle.unit-test",
      settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/My App\";",
      fields: "buildPhases = (T1);")
    + ProjectFixture.target(
      "KT", "KitTests", type: "bundle.unit-test", fields: "dependencies = (KTD);")
      + """
          AD = {isa = PBXTargetDependency; target = X;};
          UD = {isa = PBXTargetDependency; target = A;};
          KTD = {isa = PBXTargetDependency; targetProxy = KTP;};
          KTP = {isa = PBXContainerItemProxy; remoteGlobalIDString = K; remoteInfo = Kit;};
          A1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5, B6, B13);};
          A2 = {isa = PBXResourcesBuildPhase; files = (B7, B8, B9);};
          A3 = {isa = PBXFrameworksBuildPhase; files = (B10);};
          K1 = {isa = PBXSourcesBuildPhase; files = (B11);};
          T1 = {isa = PBXSourcesBuildPhase; files = (B12);};
          B1 = {isa = PBXBuildFile; fileRef = F1;};
          B2 = {isa = PBXBuildFile; fileRef = F2;};
          B3 = {isa = PBXBuildFile; fileRef = F3;};
          B4 = {isa = PBXBuildFile; fileRef = F4; platformFilter = maccatalyst;};
          B5 = {isa = PBXBuildFile; fileRef = F5; platformFilters = (ios, maccatalyst);};
          B6 = {isa = PBXBuildFile; fileRef = NONE;};
          B7 = {isa = PBXBuildFile; fileRef = V1;};
          B8 = {isa = PBXBuildFile; fileRef = F8;};
          B9 = {isa = PBXBuildFile; fileRef = F9;};
          B10 = {isa = PBXBuildFile; fileRef = KP;};
          B11 = {isa = PBXBuildFile; fileRef = F11;};
          B12 = {isa = PBXBuildFile; fileRef = F12;};
        B13 = {isa = PBXBuildFile; fileRef = F13;};
          G = {isa = PBXGroup; children = (F1, F2, F3, F4, F5, V1, F8, F9, F11, F12, F13); path = App; sourceTree = "<group>";};
          F1 = {isa = PBXFileReference; path = main.swift; sourceTree = "<group>";};
          F2 = {isa = PBXFileReference; path = "legacy code.m"; sourceTree = "<group>";};
          F3 = {isa = PBXFileReference; path = gone.swift; sourceTree = "<group>";};
          F4 = {isa = PBXFileReference; path = mac.swift; sourceTree = "<group>";};
          F5 = {isa = PBXFileReference; path = appdelegate.swift; sourceTree = "<group>";};
          V1 = {isa = PBXVariantGroup; children = (V2, V3); name = Main.storyboard; sourceTree = "<group>";};
          V2 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>";};
          V3 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>";};
          F8 = {isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>";};
          F9 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>";};
          F11 = {isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>";};
          F12 = {isa = PBXFileReference; path = Tests.swift; sourceTree = "<group>";};
          F13 = {isa = XCVersionGroup; path = Model.xcdatamodeld; children = (); sourceTree = "<group>";};
        AP = {isa = PBXFileReference; path = "My App.app"; sourceTree = BUILT_PRODUCTS_DIR;};
          KP = {isa = PBXFileReference; path = MyKit.framework; sourceTree = BUILT_PRODUCTS_DIR;};
          Q1 = {isa = XCSwiftPackageProductDependency; productName = RxSwift; package = R1;};
          Q2 = {isa = XCSwiftPackageProductDependency; productName = "plugin:Lint"; package = R1;};
          R1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/ReactiveX/RxSwift.git";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 6.0.0;};};
          R2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://x.y/Pinned";
            requirement = {kind = branch; branch = main;};};
          R3 = {isa = XCLocalSwiftPackageReference; relativePath = Modules;};

      """

  private static func fixture() throws -> ProjectFixture {
    let fixture = try ProjectFixture([
      "App/main.swift": "", "App/legacy code.m": "", "App/mac.swift": "",
      "App/AppDelegate.swift": "",
      "App/Base.lproj/Main.storyboard": "", "App/de.lproj/Main.strings": "", "App/Data/a.json": "",
      "App/Assets.xcassets/Contents.json": "", "App/Model.xcdatamodeld/x": "", "App/Kit.swift": "",
      "App/Tests.swift": "",
      "App/Info.plist": "<string>$(API_URL) ${CUSTOM}</string>", "App/B.h": "", "Podfile": "",
      "Modules/Package.swift": "",
      "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": """
      {"version": 2, "pins": [
        {"identity": "rxswift", "kind": "remoteSourceControl",
         "location": "https://github.com/ReactiveX/RxSwift.git",
         "state": {"revision": "abc", "version": "6.5.0"}},
        {"identity": "pinned", "kind": "remoteSourceControl", "location": "https://x.y/Pinned.git",
         "state": {"branch": "main", "revision": "def"}}]}
      """,
    ])
    try fixture.writeProject(
      targets: "A, K, X, U, T, KT", fields: "packageReferences = (R1, R2, R3);", objects)
    return fixture
  }

  @Test func `has an app with files of all kinds`() throws {
    let fixture = try Self.fixture()
    let app = try fixture.read().main
    #expect(app.name == "My App" && app.module == "My_App")
    #expect(
      fixture.names(app.files) == [
        "App/AppDelegate.swift", "App/Assets.xcassets", "App/Base.lproj/Main.storyboard",
        "App/Model.xcdatamodeld", "App/de.lproj/Main.strings", "App/main.swift",
      ])
    #expect(fixture.names(app.wholeFolders) == ["App/Data"])
    #expect(fixture.names(app.missingFiles) == ["App/gone.swift"])
    #expect(fixture.names(app.filesInC) == ["App/legacy code.m"])
    #expect(app.bridgingHeader.map { fixture.short($0) } == "App/B.h")
    #expect(app.infoPlist.map { fixture.short($0) } == "App/Info.plist")
    #expect(app.buildSettings["API_URL"] == "https://x.y")
    #expect(app.buildSettings["HOST"] == nil && app.buildSettings["CUSTOM"] == nil)
    #expect(app.buildSettings["INFOPLIST_KEY_UILaunchStoryboardName"] == "Launch")
    #expect(app.developmentRegion == "de")
  }

  @Test func `has the setting by which images and colors are members of UIImage and UIColor`()
    throws
  {
    let app = try Self.fixture().read().main
    #expect(
      app.buildSettings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] == "YES")
  }

  @Test func `has settings of the compiler`() throws {
    let compiler = try Self.fixture().read().main.compiler
    #expect(compiler.swiftVersion == "6.0" && compiler.isIsolatedToMainActor)
    #expect(compiler.conditions == ["DEBUG", "ONE", "TWO"])
    #expect(compiler.upcomingFeatures.contains("NonisolatedNonsendingByDefault"))
    #expect(!compiler.upcomingFeatures.contains("ExistentialAny"))
  }

  @Test func `has frameworks and the tests of both`() throws {
    let project = try Self.fixture().read()
    #expect(project.libraries.map(\.module) == ["MyKit"])
    #expect(project.main.dependencies == ["MyKit"])
    #expect(project.tests.map(\.name) == ["My AppTests", "KitTests"])
    #expect(project.tests.map(\.module) == ["My_AppTests", "KitTests"])
    #expect(project.tests.allSatisfy { $0.dependencies == ["My_App", "MyKit"] })
  }

  @Test func `has packages with the versions that are resolved`() throws {
    let project = try Self.fixture().read()
    #expect(project.main.products == [PackageProduct(name: "RxSwift", package: "rxswift")])
    #expect(
      project.packages == [
        PackageReference(
          url: "https://github.com/ReactiveX/RxSwift.git", requirement: .exact("6.5.0")),
        PackageReference(url: "https://x.y/Pinned", requirement: .revision("def")),
      ])
  }

  @Test func `what can't be adopted is listed`() throws {
    let fixture = try Self.fixture()
    #expect(
      try fixture.read().skippedItems.map { fixture.short("\($0.name) \($0.reason)") } == [
        "Modules is a package that can't be read: Modules/Package.swift:3: no manifest in this test",
        "Widget is an extension",
        "UITests has UI tests, which need a device; write a walk instead",
        "Podfile isn't run, and there is no Podfile.lock; run \"pod install\" where CocoaPods is",
      ])
  }

  @Test func `a framework can be chosen`() throws {
    let project = try Self.fixture().read(target: "Kit")
    #expect(project.main.module == "MyKit" && project.main.kind == .library)
    #expect(project.tests.map(\.name) == ["KitTests"])
  }

  @Test(arguments: ["", "App.xcodeproj", "App.xcodeproj/project.pbxproj", "App/.."])
  func `is found by several paths`(name: String) throws {
    #expect(try Self.fixture().read(name).main.name == "My App")
  }

  @Test func `is found in a folder further down, but not in one of CocoaPods`() throws {
    let fixture = try ProjectFixture(["Pods/Pods.xcodeproj/project.pbxproj": "", "README": ""])
    try fixture.writeProject(
      "ios/client/Demo", targets: "A", ProjectFixture.target("A", "Demo"))
    #expect(try fixture.read().main.name == "Demo")
  }

  @Test func `folders that follow the disk have exceptions`() throws {
    let fixture = try ProjectFixture([
      "App/A.swift": "", "App/Info.plist": "", "App/Old/B.swift": "", "App/C.m": "",
      "App/Data/a.json": "", "Shared/S.swift": "", "Shared/T.swift": "",
    ])
    try fixture.writeProject(
      targets: "A, T",
      ProjectFixture.target("A", "App", fields: "fileSystemSynchronizedGroups = (S1);")
        + ProjectFixture.target(
          "T", "Tests", type: "bundle.unit-test",
          fields: "fileSystemSynchronizedGroups = (S2); dependencies = (TD);")
          + """
              TD = {isa = PBXTargetDependency; target = A;};
              G = {isa = PBXGroup; children = (S1, S2); sourceTree = "<group>";};
              S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1); explicitFolders = (Data);};
              S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (E2);};
              E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist, Old);};
              E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (S.swift);};
          """)
    let project = try fixture.read()
    #expect(fixture.names(project.main.files) == ["App", "Shared/S.swift"])
    #expect(fixture.names(project.main.wholeFolders) == ["App/Data"])
    #expect(fixture.names(project.main.exclusions) == ["App/Info.plist", "App/Old"])
    #expect(fixture.names(project.main.filesInC) == ["App/C.m"])
    #expect(
      fixture.names(try project.main.allFiles(excluding: Exclusions(), in: project.folder))
        == ["App/A.swift", "App/C.m", "Shared/S.swift"])
    #expect(fixture.names(project.tests[0].files) == ["Shared"])
  }
}
