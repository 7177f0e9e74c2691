import Foundation

/// The first screen of an app, as its Info.plist describes it.
struct LaunchPlan {
  /// The name of the class of the scene's delegate.
  private(set) var sceneDelegate: String?
  /// Whether no list names it, so that it matters only if the app delegate makes no window.
  private(set) var isUsualSceneDelegate = false
  /// The name of the storyboard with the first screen.
  private(set) var storyboard: String?

  /// Reads the information property list of an app's target, and its build settings.
  init(of target: AppTarget) {
    var values: [String: Any] = [:]
    // The build itself reports a list that can't be read.
    let text = target.generatedInfoPlist.map { Data($0.utf8) }
    if let data = target.infoPlist.flatMap({ try? Contents.read($0) }) ?? text {
      values = (try? PropertyList.value(of: data)) as? [String: Any] ?? [:]
    }
    for key in ["UIMainStoryboardFile~iphone", "UIMainStoryboardFile"] {
      let name = values[key] as? String ?? target.buildSettings["INFOPLIST_KEY_\(key)"]
      if storyboard == nil, let name, !name.isEmpty { storyboard = name }
    }
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    guard !roles.isEmpty else {
      sceneDelegate = "SceneDelegate"
      isUsualSceneDelegate = true
      return
    }
    let list = roles["UIWindowSceneSessionRoleApplication"] as? [Any]
    let scene = list?.first as? [String: Any]
    // A name may begin with its module, $(PRODUCT_MODULE_NAME).
    sceneDelegate = (scene?["UISceneDelegateClassName"] as? String)?
      .split(separator: ".").last.map(String.init)
    storyboard = scene?["UISceneStoryboardFile"] as? String ?? storyboard
  }

  /// Returns the app's classes of the initial controller in a storyboard's text, and of the first
  /// one in it if it is a navigation or tab bar controller.
  static func classes(ofFirstScreenIn text: String) -> [String] {
    var classes: [String] = []
    var next = attribute("initialViewController", in: text)
    var visited: Set<String> = []
    while let id = next, visited.insert(id).inserted {
      guard
        let tag = text.matches(of: /<(\w+)\s[^>]*>/).first(where: {
          attribute("id", in: String($0.0)) == id
        })
      else { break }
      if let name = attribute("customClass", in: String(tag.0)) { classes.append(name) }
      let rest = tag.0.hasSuffix("/>") ? "" : text[tag.range.upperBound...]
      let element = rest.firstRange(of: "</\(tag.1)>").map { rest[..<$0.lowerBound] } ?? rest
      next = element.matches(of: /<segue\s[^>]*>/).map { String($0.0) }
        .first { attribute("kind", in: $0) == "relationship" }
        .flatMap { attribute("destination", in: $0) }
    }
    return classes
  }

  /// Returns the value of an attribute in the first tag that has it.
  private static func attribute(_ name: String, in text: String) -> String? {
    guard let start = text.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
    return String(text[start...].prefix { $0 != "\"" })
  }
}
