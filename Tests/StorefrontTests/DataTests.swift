import Foundation
import Testing

@testable import Storefront

@Suite struct DataTests {
  /// Valid data.
  ///
  /// Each test replaces one part of it.
  private static let right = """
    {"persons": [{"id": "fred", "name": "Fred", "role": "", "email": ""}],
     "groups": [{"id": "g", "name": "G", "members": ["fred"]}], "users": [],
     "categories": [{"id": "a", "name": "A"}, {"id": "b", "name": "B", "parent": "a"}],
     "products": [{"id": "p", "name": "P", "category": "b", "price": 100, "stock": 1, "details": ""}],
     "giftCards": [2500]}
    """

  @Test func `the app's built-in data is valid`() {
    #expect(StoreData.standard.persons.map(\.name) == ["Fred", "Barney", "Wilma", "Betty"])
    #expect(StoreData.standard.menu.map(\.title).contains("Gift cards"))
  }

  @Test func `the app's built-in data is that of the file Storefront.json`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Apps/Storefront/Storefront.json")
    #expect(try StoreForm(json: Data(contentsOf: file)) == .standard)
  }

  @Test func `valid data is read`() throws {
    let data = try StoreData(json: Data(Self.right.utf8))
    #expect(data.menu.first?.children.map(\.title) == ["B"])
    #expect(data.products.first?.price.description == "$1.00")
  }

  @Test(arguments: [
    (#""name": "Fred", "#, "", "persons[0]: missing \"name\""),
    (#""price": 100"#, #""price": "much""#, "products[0].price: expected a whole number"),
    (#""price": 100"#, #""price": 0.5"#, "line 4: expected a whole number, found 0.5"),
    (
      #""price": 100"#, #""price": 1e99, "was": "7.5""#,
      "line 4: expected a whole number, found 1e99"
    ),
    (#""price": 100"#, #""price": -1"#, "products[0]: price and stock can't be negative"),
    (
      #""id": "b", "name""#, #""id": "a", "name""#,
      "categories[1].id: \"a\" is already used by categories[0]"
    ),
    (
      #""name": "A"}"#, #""name": "A", "parent": "b"}"#,
      "categories[0].parent: the category is inside itself: a in b in a"
    ),
    (#""parent": "a""#, #""parent": "z""#, "categories[1].parent: no category has the id \"z\""),
    (
      #""category": "b""#, #""category": "z""#, "products[0].category: no category has the id \"z\""
    ),
    (#"["fred"]"#, #"["dino"]"#, "groups[0].members[0]: no person has the id \"dino\""),
    (#""users": [],"#, #""users": ,"#, "line 2: not valid JSON"),
    (#"[2500]}"#, "[2500", "line 5: not valid JSON: unexpected end of file"),
  ])
  func `invalid data is rejected with the location and the reason`(
    part: String, wrong: String, message: String
  ) {
    let json = Self.right.replacing(part, with: wrong)
    #expect(json != Self.right)
    let error = #expect(throws: StoreDataError.self) { try StoreData(json: Data(json.utf8)) }
    #expect(error?.description == message)
  }

  @Test func `categories below a cycle don't hide it`() {
    let json = Self.right.replacing(
      #""name": "A"}"#,
      with: #""name": "A", "parent": "c"}, {"id": "c", "name": "C", "parent": "c"}"#)
    let error = #expect(throws: StoreDataError.self) { try StoreData(json: Data(json.utf8)) }
    #expect(error?.place == "categories[1].parent")
  }

  @Test func `a missing file is reported`() {
    let error = #expect(throws: StoreDataError.self) { try StoreData(contentsOf: "/no/such/file") }
    #expect(error?.reason == "no such file")
  }

  @Test(arguments: [("/tmp", "is a directory"), ("/dev/null", "not a regular file")])
  func `a path that is not a regular file is reported`(path: String, reason: String) {
    let error = #expect(throws: StoreDataError.self) { try StoreData(contentsOf: path) }
    #expect(error?.reason == reason)
  }

  @Test func `categories can be nested up to a hundred levels deep`() throws {
    #expect(throws: Never.self) { try StoreData(json: Self.chain(of: 100)) }
    for count in [101, 20_000] {
      let error = #expect(throws: StoreDataError.self) {
        try StoreData(json: Self.chain(of: count))
      }
      #expect(
        error?.description
          == "categories[100].parent: the category is inside more than 99 others")
    }
  }

  private static func chain(of count: Int) -> Data {
    let categories = (0..<count).map { place in
      let parent = place == 0 ? "" : #", "parent": "\#(place - 1)""#
      return #"{"id": "\#(place)", "name": "C"\#(parent)}"#
    }
    return Data(
      """
      {"persons": [], "groups": [], "users": [], "products": [], "giftCards": [],
      "categories": [\(categories.joined(separator: ","))]}
      """.utf8)
  }
}
