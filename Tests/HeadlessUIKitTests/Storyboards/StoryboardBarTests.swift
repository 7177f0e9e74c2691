import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

private final class RaisedTabBar: UITabBar {
  private(set) var wasTranslucent = true
  private(set) var isAwake = false

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    wasTranslucent = isTranslucent
    isTranslucent = true
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

private final class TallBar: UINavigationBar {}
private final class ThickToolbar: UIToolbar {}

/// A storyboard whose containers have bars of the app's classes.
enum BarsStoryboard: InterfaceDocument {
  static let text = interface(
    """
    document→initialViewController=tabs
     scene
      tabBarController→id=tabs
       tabBar→id=raised→key=tabBar→customClass=RaisedTabBar→translucent=NO
       connections
        segue→id=first→kind=relationship→relationship=viewControllers→destination=nav
     scene
      navigationController→id=nav
       navigationBar→id=tall→key=navigationBar→customClass=TallBar
       toolbar→id=thick→key=toolbar→customClass=ThickToolbar
       connections
        segue→id=root→kind=relationship→relationship=rootViewController→destination=page
     scene
      viewController→id=page→title=Page
    """)

  static func make(_ id: String, _ coder: NSCoder) -> AnyObject? {
    switch id {
    case "raised": RaisedTabBar(coder: coder)
    case "tall": TallBar(coder: coder)
    case "thick": ThickToolbar(coder: coder)
    default: nil
    }
  }
}

extension HeadlessUIKitTests {
  @Suite struct StoryboardBarTests {
    @Test func `containers have the bars of the classes that a storyboard names`() throws {
      let app = App()
      let made = UIStoryboard(name: "Bars", bundle: nil).instantiateInitialViewController()
      let tabs = try #require(made as? UITabBarController)
      app.show(tabs)
      #expect(tabs.tabBar is RaisedTabBar && tabs.tabBar.items?.count == 1)
      let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
      #expect(navigation.navigationBar is TallBar && navigation.toolbar is ThickToolbar)
      #expect(navigation.navigationBar.topItem?.title == "Page")
    }

    @Test
    func `a bar's initializer may change what the storyboard says, and awakeFromNib is called`()
      throws
    {
      let made = UIStoryboard(name: "Bars", bundle: nil).instantiateInitialViewController()
      let tabs = try #require(made as? UITabBarController)
      let bar = try #require(tabs.tabBar as? RaisedTabBar)
      #expect(!bar.wasTranslucent && bar.isTranslucent && bar.isAwake)
    }
  }
}
