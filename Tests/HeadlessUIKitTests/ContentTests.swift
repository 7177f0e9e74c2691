import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ContentTests {
    @Test func `a content builder supports conditions and loops and keeps the order of elements`() {
      let titles = titles(of: list(isLong: true)) + titles(of: list(isLong: false))
      #expect(titles == ["Hello", "1", "2", "More", "Hello", "1", "2", "Less"])
    }

    @Test func `an element runs its closure when the user uses it`() {
      var log: [String] = []
      Content.Button("Go") { log.append("go") }.tap()
      Content.Row("Fred") { log.append("fred") }.activate()
      Content.Toggle("On", isOn: false) { log.append("\($0)") }.flip()
      Content.Choice("Size", options: ["S", "L"], selectedIndex: 0) { log.append("\($0)") }.pick(1)
      Content.SearchField(text: "") { log.append($0) }.type("wilma")
      #expect(log == ["go", "fred", "true", "1", "wilma"])
      #expect(!Content.Row("Header").isSelectable)
    }

    @Test func `a bar button's label is its title, its system item's name or its image's name`() {
      #expect(UIBarButtonItem(title: "Edit").label == "Edit")
      #expect(UIBarButtonItem(systemItem: .done).label == "Done")
      #expect(UIBarButtonItem(image: UIImage(systemName: "plus")).label == "Add")
      var taps = 0
      let action = UIAction(title: "Add") { _ in taps += 1 }
      let item = UIBarButtonItem(primaryAction: action)
      #expect(item.label == "Add")
      item.tap()
      #expect(taps == 1)
    }

    @Test func `a bar button without a target and an action does nothing`() {
      let back = UIBarButtonItem(title: "Persons", style: .plain, target: nil, action: nil)
      #expect(back.label == "Persons" && back.style == .plain)
      let image = UIImage(systemName: "gear")
      let gear = UIBarButtonItem(image: image, style: .done, target: nil, action: nil)
      #expect(gear.label == "Settings" && gear.style == .done)
      let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      #expect(done.label == "Done" && done.style == .done)
      for item in [back, gear, done] { #expect(item.primaryAction == nil) }
      #expect(UIBarButtonItem.flexibleSpace().label.isEmpty)
      #expect(UIBarButtonItem.fixedSpace(8).label.isEmpty)
    }

    @Test func `a tab bar item can be a system item`() {
      let tab = UITabBarItem(tabBarSystemItem: .topRated, tag: 2)
      #expect(tab.title == "Top Rated" && tab.tag == 2)
      #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).title == "Search")
    }

    @Content.Builder private func list(isLong: Bool) -> [Content.Element] {
      Content.Text("Hello")
      for number in 1...2 { Content.Row("\(number)") }
      if isLong { Content.Button("More") {} } else { Content.Button("Less") {} }
      if false { Content.Text("Never") }
    }

    private func titles(of elements: [Content.Element]) -> [String] {
      elements.map { element in
        switch element {
        case .text(let text): text.text
        case .row(let row): row.title
        case .button(let button): button.title
        default: "?"
        }
      }
    }
  }
}
