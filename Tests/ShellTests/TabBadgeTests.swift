import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct TabBadgeTests {
  private func tabs(_ format: ShellOptions.Format = .text) async -> (Walker, UITabBarItem) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Shop", "Cart"].map { title in
      let page = UIViewController()
      page.title = title
      return UINavigationController(rootViewController: page)
    }
    let cart = UITabBarItem(title: "Cart", image: nil, tag: 1)
    tabs.viewControllers?[1].tabBarItem = cart
    cart.badgeValue = "3"
    var options = ShellOptions()
    options.format = format
    return (await Walker.on(.root { tabs }, options: options), cart)
  }

  @Test func `a tab's badge is shown beside its title, which stays its name`() async {
    let (walker, cart) = await tabs()
    #expect(await walker.output(of: "screen").contains("\ntabs   [Shop] · Cart (3)\n"))
    #expect(await walker.output(of: "stack") == "* Shop      Shop\n  Cart (3)  Cart\n\n")
    await walker.expect("open Cart; expect tab Cart")
    #expect(await walker.output(of: "screen").contains("\ntabs   Shop · [Cart (3)]\n"))
    // An empty badge is a red dot without text.
    cart.badgeValue = ""
    await walker.run("wait 0")
    #expect(await walker.output(of: "screen").contains("\ntabs   Shop · [Cart (•)]\n"))
    cart.badgeValue = nil
    await walker.run("wait 0")
    #expect(await walker.output(of: "screen").contains("\ntabs   Shop · [Cart]\n"))
  }

  @Test func `the badges are a list beside the titles in JSON, if there are any`() async {
    let (walker, cart) = await tabs(.json)
    let screen = await walker.output(of: "screen")
    #expect(screen.contains(#""tabs":{"badges":[null,"3"],"isReachable":true"#), "\(screen)")
    let stack = await walker.output(of: "stack")
    #expect(stack.contains(#""badge":"3""#), "\(stack)")
    cart.badgeValue = nil
    await walker.run("wait 0")
    #expect(await !walker.output(of: "screen").contains("badges"))
  }
}
