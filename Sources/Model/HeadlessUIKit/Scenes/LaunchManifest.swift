import AppBundle
import Foundation

/// The keys of an app's information property list that determine its launch.
@MainActor
package struct LaunchManifest {
  /// A configuration of scenes.
  struct Scene {
    var name: String?
    var delegateClass: String?
    var sceneClass: String?
    var storyboard: String?

    init(_ values: [String: Any]) {
      name = values["UISceneConfigurationName"] as? String
      delegateClass = values["UISceneDelegateClassName"] as? String
      sceneClass = values["UISceneClassName"] as? String
      storyboard = (values["UISceneStoryboardFile"] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// The storyboard that an app without scenes begins with.
  let mainStoryboard: String?
  /// Whether the app uses scenes: if the manifest has configurations, or allows several scenes.
  ///
  /// Apps without scenes have an empty manifest, too, which only silences a message of iOS 16.2.
  let usesScenes: Bool
  /// The schemes of the links that the app opens, in their order.
  package let linkSchemes: [String]
  /// The orientations that the app supports on the device; `nil` if the list doesn't name any.
  let orientations: UIInterfaceOrientationMask?
  /// Whether the app opts out of multitasking, so that it can restrict the orientations of a
  /// tablet.
  let requiresFullScreen: Bool
  private let scenes: [String: [Scene]]

  /// Creates the manifest of a program that has no app's bundle.
  private init() {
    mainStoryboard = nil
    usesScenes = false
    linkSchemes = []
    orientations = nil
    requiresFullScreen = false
    scenes = [:]
  }

  /// Reads an information property list.
  package init(_ values: [String: Any]) {
    let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    // Projects that have removed their storyboard often leave an empty name.
    mainStoryboard = [device, ""].compactMap { values["UIMainStoryboardFile" + $0] as? String }
      .first { !$0.isEmpty }
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    scenes = roles.mapValues { list in
      (list as? [Any] ?? []).compactMap { $0 as? [String: Any] }.map(Scene.init)
    }
    usesScenes =
      !roles.isEmpty || manifest?["UIApplicationSupportsMultipleScenes"] as? Bool == true
    let types = values["CFBundleURLTypes"] as? [Any] ?? []
    let schemes = types.flatMap { type in
      (type as? [String: Any])?["CFBundleURLSchemes"] as? [String] ?? []
    }
    requiresFullScreen = values["UIRequiresFullScreen"] as? Bool == true
    orientations = [device, ""].lazy
      .compactMap { values["UISupportedInterfaceOrientations" + $0] as? [String] }
      .first.map { $0.reduce(into: []) { $0.formUnion(Self.orientations[$1] ?? []) } }
    linkSchemes = schemes.reduce(into: []) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
  }

  private static let orientations: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  /// Returns the configuration with a name for scenes of a role; without a name, the first one.
  func scene(_ name: String?, role: UISceneSession.Role) -> Scene? {
    let all = scenes[role.rawValue] ?? []
    return name.map { name in all.first { $0.name == name } } ?? all.first
  }

  /// A manifest that stands for the app's own; for tests.
  package static var replacement: LaunchManifest?

  /// The manifest of the app that runs; empty if the program has no app's bundle.
  package static var current: LaunchManifest {
    if let replacement { return replacement }
    guard BuiltBundles.hasApp else { return LaunchManifest() }
    return LaunchManifest(Bundle.main.infoDictionary ?? [:])
  }
}
