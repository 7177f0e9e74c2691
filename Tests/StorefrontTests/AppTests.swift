import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Storefront

/// Tests of the app as a whole: its life cycle, its links, and the objects that it releases.
@Suite(.serialized, .exclusive, .onMainQueue) struct AppTests {
  @Test func `logging out releases the tabs and their contents`() async throws {
    let session = AppSession { _ in AppDelegate() }
    await session.launch(LaunchContext(url: URL(string: "storefront://favorites")))
    await session.enter("fred", into: "Username").expectDone()
    await session.enter("yabba", into: "Password").expectDone()
    await session.tap("Log In").expectDone()
    #expect(session.screen()?.stack == ["Profile", "Favorites"])
    await session.perform(.back(steps: 1)).expectDone()
    weak let tabs = try #require(session.delegate?.window?.rootViewController)
    await session.tap("Log Out").expectDone()
    await session.tap("Log Out").expectDone()
    #expect(tabs == nil)
    #expect(session.screen()?.stack == ["Home"])
  }

  @Test func `each link that the data names leads to a place of its own`() throws {
    let reader = LinkReader(
      persons: PersonDataSource(.standard), products: ProductDataSource(.standard))
    let links = StoreData.standard.links
    let places = try links.map { reader.destination(of: try #require(URL(string: $0))) }
    #expect(links.contains("storefront://products/silk-top"))
    #expect(!places.contains(nil) && Set(places).count == links.count)
    let odd = try StoreData(
      json: Data(
        """
        {"persons": [{"id": "ä;#$ \\"'%b", "name": "A", "role": "", "email": ""},
          {"id": "a/b", "name": "B", "role": "", "email": ""}],
         "groups": [], "users": [], "categories": [], "products": [], "giftCards": []}
        """.utf8))
    let link = try #require(odd.links.first { $0.contains("/persons/") })
    let person = LinkReader(
      persons: PersonDataSource(odd), products: ProductDataSource(odd)
    ).destination(of: try #require(URL(string: link)))
    #expect(link.allSatisfy(\.isASCII) && person == .person(odd.persons[0]))
    #expect(odd.links.count { $0.contains("/persons/") } == 1)
  }

  @Test func `a link waits until the app is active`() async throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = AppCoordinator(window: window, data: .standard)
    coordinator.start()
    window.makeKeyAndVisible()
    let tabs = try #require(window.rootViewController as? UITabBarController)
    #expect(coordinator.open(try #require(URL(string: "storefront://groups"))))
    #expect(tabs.selectedIndex == TabBarPage.home.index)
    coordinator.didBecomeActive()
    #expect(tabs.selectedIndex == TabBarPage.groups.index)
  }

  @Test(arguments: [
    "storefront://persons/Dino", "storefront://persons/Fred/more", "storefront://nowhere",
    "storefront://", "storefront:persons", "https://persons/Fred",
    "storefront://categories/our-staff",
  ])
  func `a link without a destination is not opened`(link: String) throws {
    let reader = LinkReader(
      persons: PersonDataSource(.standard), products: ProductDataSource(.standard))
    #expect(reader.destination(of: try #require(URL(string: link))) == nil)
  }

  @Test func `every launch begins with the original data`() async throws {
    let session = AppSession { _ in AppDelegate() }
    await session.launch(LaunchContext(url: URL(string: "storefront://persons/Fred")))
    await session.tap("Edit").expectDone()
    await session.enter("fred", into: "Username").expectDone()
    await session.enter("yabba", into: "Password").expectDone()
    await session.tap("Log In").expectDone()
    await session.enter("Freddy", into: "Name").expectDone()
    await session.tap("Save").expectDone()
    #expect(session.screen()?.stack == ["Persons", "Freddy"])
    await session.launch(LaunchContext(url: URL(string: "storefront://persons/Fred")))
    #expect(session.screen()?.stack == ["Persons", "Fred"])
  }

  @Test func `of 100,000 persons and 10,000 products, only visible rows are created`()
    async throws
  {
    let persons = (0..<100_000).map {
      #"{"id": "p\#($0)", "name": "Person \#($0)", "role": "", "email": ""}"#
    }
    let products = (0..<10_000).map {
      #"{"id": "\#($0)", "name": "Product \#($0)", "category": "a", "price": \#($0), "stock": 1,"#
        + #" "details": ""}"#
    }
    let json = """
      {"persons": [\(persons.joined(separator: ","))], "groups": [], "users": [],
       "categories": [{"id": "a", "name": "A"}], "giftCards": [],
       "products": [\(products.joined(separator: ","))]}
      """
    let data = try StoreData(json: Data(json.utf8))
    let session = AppSession { _ in AppDelegate(data: data) }
    await session.launch(LaunchContext(url: URL(string: "storefront://persons")))
    let screen = try #require(session.screen(rowLimit: 40))
    let rows = screen.panes[0].elements.count { $0.kind == .row }
    #expect(screen.panes[0].rowCount == 100_000 && rows == 40)
    let last = ElementTarget(
      controller: screen.panes[0].controller, kind: .row, label: "Person 99999", ordinal: 99_999)
    await session.perform(.select(last)).expectDone()
    #expect(session.screen()?.stack == ["Persons", "Person 99999"])
  }
}
