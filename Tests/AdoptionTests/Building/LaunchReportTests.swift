import Testing

@testable import Adoption

/// Reports of apps that can't begin, or begin with nothing to see.
extension `The build of a package` {
  private func next(_ report: AdoptionReport) -> String {
    let lines = text(report).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { $0 != "next" }.joined(separator: "\n")
  }

  @Test func `says what to do if the app begins in a file that imports a missing module`() throws {
    try fixture.write("App/AppDelegate.swift", "import FireKit\n@main class AppDelegate {}")
    try fixture.write("App/Fire.swift", "import FireKit")
    let report = try run(excluding: ["Old Files"])
    #expect(report.hasFailed)
    #expect(
      next(report) == """
        next
          write App-flowsh/Sources/App/AppDelegate.swift, with an app delegate of your own
          flowsh adopt App --exclude 'Old Files' --exclude AppDelegate.swift
        """)
    #expect(
      text(report).contains(
        """
          the app begins in a file that doesn't compile
                  AppDelegate.swift:1: no such module 'FireKit'

        what flowsh lacks
          import FireKit  2 files

        """), "\(text(report))")
  }

  @Test func `says only to build if the app's own file is wrong`() throws {
    builder.failures[.app] = ["\(fixture.path)/App/AppDelegate.swift:1:1: error: expected '}'"]
    #expect(try next(run()) == "next\n  cd App-flowsh\n  swift build")
  }

  @Test func `says to rename a file in the project if the app can't begin without it`() throws {
    try fixture.write("App/AppDelegate.swift", "@main class AppDelegate {}\n// needs Flow")
    let report = try run { $0.main.missingFiles = ["\($0.folder)/Flow.swift"] }
    #expect(
      next(report) == """
        next
          rename or remove Flow.swift in the project, as on the disk
          flowsh adopt App
        """)
  }

  private static let manifest = """
    <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
    <key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).RootDelegate</string>
    </dict></array></dict></dict></dict></plist>
    """

  @Test func `says that the scene delegate of Info.plist is left out, and what to do`() throws {
    try fixture.write("App/Info.plist", Self.manifest)
    try fixture.write("App/Scenes/Root.swift", "class RootDelegate {} // needs Settings")
    try fixture.write("App/Settings.swift", "class Settings {}")
    let report = try run(excluding: ["Settings.swift"])
    #expect(!report.hasFailed)
    let lines = text(report)
    #expect(
      lines.hasPrefix("App builds without 1 of 4 files, and shows nothing\n")
        && lines.contains(
          """
                 1 use what --exclude leaves out
                    Scenes/Root.swift:2: cannot find 'Settings' in scope
            the app shows nothing without its scene delegate, RootDelegate
                    Scenes/Root.swift:2: cannot find 'Settings' in scope

          """),
      "\(lines)")
    #expect(
      next(report) == """
        next
          write App-flowsh/Sources/App/Root.swift, with a RootDelegate of your own
          flowsh adopt App --exclude Settings.swift --exclude Scenes/Root.swift
        """)
    // With one of one's own, there is nothing to say.
    try fixture.write("App-flowsh/Sources/App/Root.swift", "class RootDelegate {}")
    #expect(
      try text(run(excluding: ["Settings.swift"])).hasPrefix("App builds without 1 of 4 files\n"))
  }

  @Test func `finds the scene delegate by its name if Info.plist names none`() throws {
    try fixture.write("App/SceneDelegate.swift", "class SceneDelegate {} // needs UIGlass")
    #expect(try text(run()).hasPrefix("App builds without 1 of 4 files, and shows nothing\n"))
    #expect(
      try text(run(excluding: ["SceneDelegate.swift"])).contains(
        """
        App builds, with all of its 3 files, and shows nothing

        files of App
             2 run unchanged
             1 adapted
          the app shows nothing without its scene delegate, SceneDelegate
                  SceneDelegate.swift is left out by --exclude

        """))
  }

  @Test func `doesn't say that an app shows nothing that has another window`() throws {
    try fixture.write("App/SceneDelegate.swift", "class SceneDelegate {} // needs UIGlass")
    try fixture.write("App/Home.swift", "class Home {} // UIWindow()")
    #expect(try text(run()).hasPrefix("App builds without 1 of 4 files\n"))
    let scene = "</string><key>UISceneStoryboardFile</key><string>Main</string>"
    try fixture.write(
      "App/Info.plist",
      Self.manifest.replacing("RootDelegate", with: "SceneDelegate")
        .replacing("</string>", with: scene))
    #expect(
      try text(run()).contains("\n  the app runs without its scene delegate, SceneDelegate\n"))
  }

  @Test func `names the file in which the app begins if --exclude leaves it out`() throws {
    builder.failures[.app] = ["error: link command failed with exit code 1"]
    let report = try run(excluding: ["AppDelegate.swift"])
    #expect(
      text(report).contains(
        """
          the app begins in a file that isn't built
                  AppDelegate.swift is left out by --exclude

        """))
    #expect(
      next(report) == """
        next
          write App-flowsh/Sources/App/AppDelegate.swift, with an app delegate of your own
          flowsh adopt App --exclude AppDelegate.swift
        """)
    try fixture.write("App-flowsh/Sources/App/Start.swift", "@main class Start {}")
    #expect(
      try next(run(excluding: ["AppDelegate.swift"])) == "next\n  cd App-flowsh\n  swift build")
  }

  @Test(arguments: [
    #"<viewController id="i" customClass="Start"/>"#,
    #"""
    <viewController id="r" customClass="Start"/>
    <navigationController customClass="Nav" id="i" sceneMemberID="viewController"><connections>
    <segue destination="r" kind="relationship" relationship="rootViewController" id="s"/>
    </connections></navigationController>
    """#,
  ])
  func `says that the class of the first screen is left out`(scene: String) throws {
    try fixture.write("App/Nav.swift", "class Nav {}")
    try fixture.write("App/Start.swift", "class Start {} // needs UIGlass")
    try fixture.write(
      "App/Base.lproj/Main.storyboard", "<document initialViewController=\"i\">\(scene)</document>")
    let report = try run { $0.main.buildSettings["INFOPLIST_KEY_UIMainStoryboardFile"] = "Main" }
    #expect(
      text(report).contains(
        """
          the first screen lacks its class in Main.storyboard, Start
                  Start.swift:2: cannot find 'UIGlass' in scope

        """), "\(text(report))")
    #expect(
      next(report) == """
        next
          write App-flowsh/Sources/App/Start.swift, with a Start of your own
          flowsh adopt App --exclude Start.swift
        """)
  }
}
