import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct DeferredMenuTests {
    private final class Menus {
      var made = 0
      var chosen: [String] = []

      func element(cached: Bool) -> UIDeferredMenuElement {
        let provide: (@escaping ([UIMenuElement]) -> Void) -> Void = { [self] done in
          made += 1
          let name = "Late \(made)"
          done([UIAction(title: name) { [self] _ in chosen.append(name) }])
        }
        return cached ? UIDeferredMenuElement(provide) : .uncached(provide)
      }
    }

    @Test(arguments: [true, false])
    func `a deferred element is made when the menu is opened`(isCached: Bool) {
      let app = App()
      let menus = Menus()
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        children: [UIAction(title: "Now") { _ in }, menus.element(cached: isCached)])
      let page = app.page(button)
      #expect(lines(page.content) == ["[More]", "[More: Now]"])
      #expect(lines(page.content) == ["[More]", "[More: Now]"] && menus.made == 0)
      page.content.tap("More")
      #expect(menus.made == 1 && lines(page.content).last == "[More: Late 1]")
      page.content.tap("More: Late 1")
      #expect(menus.chosen == ["Late 1"])
      if isCached {
        #expect(lines(page.content) == ["[More: Now]", "[More: Late 1]"])
      } else {
        #expect(lines(page.content) == ["[More]", "[More: Now]"])
        page.content.tap("More")
        #expect(lines(page.content).last == "[More: Late 2]")
      }
    }

    @Test func `a deferred element of a bar button's menu is made when the menu is opened`() {
      let app = App()
      let menus = Menus()
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [menus.element(cached: true)]))
      app.show(UINavigationController(rootViewController: page))
      let item = page.navigationItem.rightBarButtonItem
      func read() -> [Content.Element] { item.flatMap { page.content(of: $0) } ?? [] }
      #expect(lines(read()) == ["[More]"] && menus.made == 0)
      if case .button(let button)? = read().first { button.tap() }
      #expect(lines(read()) == ["[More: Late 1]"] && menus.made == 1)
    }

    @Test func `a long press opens a menu with deferred elements`() {
      let app = App()
      let menus = Menus()
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.menu = UIMenu(children: [menus.element(cached: false)])
      let page = app.page(button)
      guard case .button(let shown)? = page.content.first else { return }
      #expect(menus.made == 0)
      #expect(shown.pressActions().map(\.title) == ["Late 1"] && menus.made == 1)
    }

    @Test func `a menu whose deferred elements deliver others without end is opened`() {
      let app = App()
      func endless() -> UIDeferredMenuElement {
        UIDeferredMenuElement { done in
          MainActor.assumeIsolated {
            done([UIAction(title: "Late") { _ in }, endless(), endless()])
          }
        }
      }
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [endless()])
      let page = app.page(button)
      page.content.tap("More")
      #expect(lines(page.content).first == "[More]")
      #expect((1...1_000).contains(lines(page.content).count { $0 == "[More: Late]" }))
      #expect(app.broken.isEmpty)
    }

    @Test func `menus inside each other are read however deep they are`() {
      let app = App()
      var menu = UIMenu(children: [UIAction(title: "Deep") { _ in }])
      for _ in 0..<5_000 { menu = UIMenu(children: [menu]) }
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = menu
      let page = app.page(button)
      #expect(lines(page.content) == ["[More: Deep]"])
      for _ in 0..<15_000 { menu = UIMenu(children: [menu]) }
      button.menu = menu
      #expect(lines(page.content).isEmpty)
      // The destruction of what is nested so deeply would overflow the stack, too.
      _ = Unmanaged.passRetained(menu)
    }

    @Test func `elements that are delivered on another queue are shown on the main queue`()
      async
    {
      let app = App()
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      let late = UIAction(title: "Late") { _ in }
      button.menu = UIMenu(
        children: [
          UIDeferredMenuElement { done in
            nonisolated(unsafe) let done = done
            let isDone = DispatchSemaphore(value: 0)
            DispatchQueue(label: "other").async {
              done([late])
              isDone.signal()
            }
            isDone.wait()
          }
        ])
      let page = app.page(button)
      page.content.tap("More")
      #expect(lines(page.content) == ["[More]"])
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
      #expect(lines(page.content) == ["[More: Late]"])
    }

    @Test func `a menu that defers itself ends`() {
      let app = App()
      var menu: UIMenu?
      let deferred = UIDeferredMenuElement { done in done(menu.map { [$0] } ?? []) }
      menu = UIMenu(children: [deferred])
      let button = UIButton(type: .system)
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = menu
      let page = app.page(button)
      page.content.tap("More")
      #expect(lines(page.content).count <= 1)
    }
  }
}
