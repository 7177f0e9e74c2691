import Testing

/// Checks the numbers of the rows in the article on what the controllers do.
@Suite struct `The article on semantics` {
  @Test func `numbers each row differently, except for those on animated transitions`() throws {
    let article = try Document(path: "Sources/Apple/UIKit/UIKit.docc/Semantics.md")
    let numbers = article.text.matches(of: /(?m)^\| ([A-Z]?\d+[a-z]?) \|/).map { $0.1 }
    #expect(numbers.count > 100)
    let repeated = Dictionary(grouping: numbers, by: \.self).filter { $0.value.count > 1 }
    #expect(Set(repeated.keys) == ["B8"])
  }
}
