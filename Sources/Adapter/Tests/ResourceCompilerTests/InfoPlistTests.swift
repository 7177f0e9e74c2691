import BuildFormats
import Foundation
import Testing

@testable import ResourceCompiler

@Suite struct InfoPlistTests {
  @Test(arguments: [
    ("$(NAME)", "My App"), ("${NAME}!", "My App!"), ("$(NAME:c99extidentifier)", "My_App"),
    ("$(NAME:rfc1034identifier:lower)", "my-app"), ("$(NONE)", ""), ("$(NONE:default=x)", "x"),
    ("a$b", "a$b"), ("$(A_$(B))", "nested"), ("$(LOOP)", ""), ("$(OPEN", "$(OPEN"), ("5 $", "5 $"),
    ("$(INDIRECT)", "org.My-App"),
  ])
  func `references to settings are replaced`(text: String, expected: String) {
    let settings = BuildSettings([
      [
        "NAME": "My App", "B": "C", "A_C": "nested", "LOOP": "$(LOOP)",
        "INDIRECT": "org.$(NAME:rfc1034identifier)",
      ]
    ])
    #expect(settings.expanded(text) == expected)
  }

  @Test(.timeLimit(.minutes(30))) func `references without end stay as they are`() {
    var values = ["A40": "x"]
    for number in 0..<40 { values["A\(number)"] = "$(A\(number + 1))$(A\(number + 1))" }
    let settings = BuildSettings([values])
    #expect(settings.expanded("$(A30)").count == 1024)
    #expect(settings.expanded("$(A0)").contains("$("))
    let nested = String(repeating: "$(", count: 10_000)
    #expect(settings.expanded(nested).hasSuffix(nested))
  }

  @Test func `a file's texts refer to the target's settings`() throws {
    let request = BundleRequest(
      kind: "app", module: "My_App", files: [],
      settings: ["PRODUCT_NAME": "My App", "PRODUCT_BUNDLE_IDENTIFIER": "org.x", "N": "1"])
    let list: [String: Any] = [
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": ["R": [["Class": "$(PRODUCT_MODULE_NAME).SceneDelegate"]]]
      ],
      "Count": 3,
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let values = try InfoPlist(("Info.plist", data), request.completeSettings, region: "de").values
    #expect(values["CFBundleIdentifier"] as? String == "org.x")
    #expect(values["CFBundleName"] as? String == "My App")
    #expect(values["CFBundleDevelopmentRegion"] as? String == "de")
    #expect(values["Count"] as? Int == 3)
    #expect("\(values["UIApplicationSceneManifest"] ?? "")".contains("My_App.SceneDelegate"))
  }

  @Test func `a list is generated from settings, as since Xcode 13`() throws {
    let request = BundleRequest(
      kind: "app", module: "App", files: [],
      settings: [
        "PRODUCT_BUNDLE_IDENTIFIER": "org.x", "MARKETING_VERSION": "2.1",
        "GENERATE_INFOPLIST_FILE": "YES", "TARGETED_DEVICE_FAMILY": "1,2",
        "INFOPLIST_KEY_CFBundleDisplayName": "Nice $(TARGET_NAME)",
        "INFOPLIST_KEY_UIMainStoryboardFile": "Main",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
        "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone":
          "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
        "INFOPLIST_KEY_UIStatusBarStyle[sdk=iphonesimulator*]": "UIStatusBarStyleDefault",
      ])
    let values = try InfoPlist(nil, request.completeSettings, region: "en").values
    #expect(values["CFBundleDisplayName"] as? String == "Nice App")
    #expect(values["CFBundleShortVersionString"] as? String == "2.1")
    #expect(values["CFBundleVersion"] as? String == "1")
    #expect(values["UIMainStoryboardFile"] as? String == "Main")
    #expect(values["UIRequiresFullScreen"] as? Bool == false)
    #expect(values["UIStatusBarStyle"] as? String == "UIStatusBarStyleDefault")
    #expect(values["UIDeviceFamily"] as? [Int] == [1, 2])
    #expect((values["UISupportedInterfaceOrientations~iphone"] as? [String])?.count == 2)
    #expect(values["UIApplicationSceneManifest"] is [String: Any])
  }

  @Test func `a broken file is an error`() {
    let error = #expect(throws: Diagnostic.self) {
      try InfoPlist(("Info.plist", Data("<plist".utf8)), BuildSettings([]), region: "en")
    }
    #expect(error?.description.hasPrefix("Info.plist:1:1: error: not a property list: ") == true)
  }
}
