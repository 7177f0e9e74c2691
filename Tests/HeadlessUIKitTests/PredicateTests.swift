import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct PredicateTests {
    nonisolated class Being { var id = 7 }
    nonisolated final class Person: Being {
      let name: String
      let age: Int
      let tags: [String]
      var friend: Person?
      lazy var nickname = name
      init(_ name: String, _ age: Int, _ tags: [String] = [], friend: Person? = nil) {
        self.name = name
        self.age = age
        self.tags = tags
        self.friend = friend
      }
    }

    let bob = Person("Bob", 4)
    var person: Person { Person("Ünal", 30, ["red", "blue"], friend: bob) }

    @Test(arguments: [
      ("fred@example.org", true), ("fred@example", false), ("x fred@example.org", false),
    ])
    func `an address matches the pattern of addresses as a whole`(_ text: String, _ isOne: Bool) {
      let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
      #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) == isOne)
      let other = NSPredicate(format: "SELF MATCHES[c] %@", "FRED.*").evaluate(with: text)
      #expect(other == text.hasPrefix("fred"))
    }

    @Test func `a pattern with alternatives matches the longer one, too`() {
      #expect(NSPredicate(format: "SELF MATCHES %@", "a|ab").evaluate(with: "ab"))
    }

    @Test(arguments: [
      "name CONTAINS[cd] 'UNA' AND age > 20", "NOT (age = 30) OR id == 7", "(age + 2) * 3 == 96",
      "ANY tags == 'red' && NONE tags = 'green' && ALL tags != 'x'",
      "tags.@count == 2 and friend.name like 'B?b' and friend.friend == nil",
      "age IN {1, 30}", "age BETWEEN {5, 70}", "'red' IN tags", "!(age == -30)",
      "SUBQUERY(tags, $t, $t BEGINSWITH 'r').@count > 0",
      "tags[0] == 'red' && tags[LAST] == 'blue'",
      "sum:(1, 2, 3) == 6 && uppercase:(name) == 'ÜNAL'", "name ENDSWITH \"al\"", "TRUEPREDICATE",
      "friend != NULL && friend.age <= 4", "self.id == 7", "name < 'Z' && name.length == 4",
    ])
    func `a format is true of an object`(_ format: String) {
      #expect(NSPredicate(format: format).evaluate(with: person))
      #expect(!NSPredicate(format: "NOT (\(format))").evaluate(with: person))
    }

    @Test func `placeholders take numbers, texts, dates, lists, and the names of keys`() {
      let names: [String?] = ["Ünal", nil]
      #expect(
        NSPredicate(format: "%K == %lld AND name IN %@", "age", Int64(30), names)
          .evaluate(with: person))
      let day = Date(timeIntervalSinceReferenceDate: 10)
      let later = NSPredicate(format: "SELF >= %@", day as NSDate)
      #expect(later.evaluate(with: day) && !later.evaluate(with: day - 1))
      #expect(NSPredicate(format: "a.b == %@", argumentArray: [2]).evaluate(with: ["a": ["b": 2]]))
      #expect(
        NSPredicate(format: "age == $limit")
          .evaluate(with: person, substitutionVariables: ["limit": 30]))
    }

    @Test func `a list is filtered and sorted by keys`() {
      let people = [person, bob] as NSArray
      let sorted = people.sortedArray(using: [NSSortDescriptor(key: "age", ascending: true)])
      #expect(sorted.compactMap { ($0 as? Person)?.name } == ["Bob", "Ünal"])
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
        NSPredicate(format: "age > %d", 1), NSPredicate(format: "name == %@", "Bob"),
      ])
      #expect(people.filtered(using: both).count == 1)
    }

    @Test func `a property that can be missing sorts a list, missing values first`() {
      struct Item {
        let name: String?
        let isNew: Bool
      }
      let items = [("b", true), (nil, false), ("a", true)].map { Item(name: $0, isNew: $1) }
      func names(_ descriptors: [NSSortDescriptor]) -> [String] {
        (items as NSArray).sortedArray(using: descriptors).map { ($0 as? Item)?.name ?? "-" }
      }
      #expect(names([NSSortDescriptor(keyPath: \Item.name, ascending: true)]) == ["-", "a", "b"])
      #expect(names([NSSortDescriptor(keyPath: \Item.name, ascending: false)]) == ["b", "a", "-"])
      #expect(
        names([
          NSSortDescriptor(keyPath: \Item.isNew, ascending: false),
          NSSortDescriptor(keyPath: \Item.name, ascending: true),
        ]) == ["a", "b", "-"])
    }

    @Test(arguments: [
      ("age = = 3", "NSPredicate(format: \"age = = 3\"): a value is missing before ="),
      ("age == %@", "NSPredicate(format: \"age == %@\"): there is no argument for %@"),
      ("age == 'x", "NSPredicate(format: \"age == 'x\"): a quotation mark isn't closed"),
      ("age == 3 4", "NSPredicate(format: \"age == 3 4\"): 4 isn't expected"),
    ])
    func `a mistake in a format is a fault`(_ format: String, _ message: String) {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      #expect(!NSPredicate(format: format).evaluate(with: person))
      #expect(UIApplication.shared.crash?.rule == .predicateFormatMalformed)
      #expect(UIApplication.shared.crash?.message == message)
    }

    @Test(arguments: [
      "size > 3", "nickname == 'Bob'", "name > 3", "friend IN name", "ANY age == 3", "age / 0 == 1",
    ])
    func `what can't be evaluated is a fault`(_ format: String) {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      #expect(!NSPredicate(format: format).evaluate(with: person))
      #expect(UIApplication.shared.crash?.rule == .predicateCannotBeEvaluated)
    }
  }
}
