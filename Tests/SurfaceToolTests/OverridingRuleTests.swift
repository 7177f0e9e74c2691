#if AppSources
  import Testing

  @testable import flowsh_surface

  @Suite struct `Members that apps override` {
    private func violations(_ text: String) throws -> [String] {
      try OverridingRule.violations(in: surface(text)).map(\.description)
    }

    @Test(arguments: [
      "public func close() {}", "public var title: String? { nil }", "public class func make() {}",
      "public subscript(row: Int) -> Int { row }", "public internal(set) var title: String?",
    ])
    func `are open in the body of an open class`(member: String) throws {
      let found = try violations("open class Menu {\n  \(member)\n}")
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("Menu.swift:2: error: no subclass can override Menu.") == true)
      let open = member.replacing("public", with: "open")
      #expect(try violations("open class Menu {\n  \(open)\n}") == [])
    }

    @Test func `don't stand in an extension, unless they are final`() throws {
      #expect(
        try violations(
          """
          open class Menu {}
          extension Menu { public func close() {} }
          public extension Menu { var title: String? { nil } }
          """) == [
            "Menu.swift:2: error: no subclass can override Menu.close(); declare it open in the body "
              + "of the class, or final if UIKit's is, or stands in a Swift extension",
            "Menu.swift:3: error: no subclass can override Menu.title; declare it open in the body "
              + "of the class, or final if UIKit's is, or stands in a Swift extension",
          ])
      #expect(
        try violations(
          """
          open class Menu { func move() {} }
          extension Menu {
            public final func close() {}
            public static func make() {}
            public convenience init(title: String) { self.init() }
            func open() {}
          }
          extension Collection { public var total: Int { 0 } }
          """) == [])
    }

    @Test func `need a class that is open or final`() throws {
      #expect(
        try violations("public class Menu {}\npublic final class Item {}") == [
          "Menu.swift:1: error: no app can subclass Menu; declare it open, or final if UIKit's is"
        ])
    }
  }
#endif
