import AppDriver
import Contacts
import Foundation
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct WalkthroughTests {
  /// The sample apps that walkthroughs refer to by name.
  private static let catalog = AppCatalog([.contacts, .leaky])

  @Test(
    arguments: Walkthrough.all(in: "../../samples/contacts")
      + Walkthrough.all(in: "../../samples/leaky"))
  func `each sample passes as a test`(walk: Walkthrough) async throws {
    setenv("FLOWSH_SAMPLE_PASSWORD", "yabba", 1)
    try await walk.run(in: Self.catalog)
  }

  @Test func `a folder's name may contain any characters`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("é\u{301}日本"), withIntermediateDirectories: true)
    try folder.write("é\u{301}日本/abc.walk", "== a\nwhere\n")
    let all = Walkthrough.all(in: folder.file("é\u{301}日本"))
    #expect(all.map(\.description) == ["abc.walk"])
  }

  @Test(arguments: ["@now 2026-03-01T09:00Z", "@clock virtual"])
  func `a case that needs virtual time fails in a Swift test`(setting: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.walk", "@app contacts\n\(setting)\nwhere\n")
    let failure = await #expect(throws: WalkthroughFailure.self) {
      try await Walkthrough.all(in: folder.file("a.walk"))[0].run(in: Self.catalog)
    }
    #expect(failure?.location?.line == 2)
    #expect(failure?.description.contains("needs virtual time") == true)
  }

  @Test func `each case has its own name, and its failure has a location`() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.walk",
      """
      @set who=Fred
      @set literal="\\${who}"
      setup
        note before
        note ${literal}
        | \\${who}
      end
      teardown
        note after
      end
      == one
      select ${who}
      == two
      select Fre -- whole labels only
      == three
      open persons
      | Nobody
      |...
      """)
    try folder.write("b.walk", "@skip \"not now\"\nexpect screen Nowhere\n")
    try folder.write("c.walk", "expect scren x\nslect y\n")
    try folder.write("d.walk", "@secret x=env:FLOWSH_NOT_SET\nnote ${x}\n")
    let all = Walkthrough.all(in: folder.path)
    #expect(
      all.map(\.description) == [
        "a.walk: one", "a.walk: two", "a.walk: three", "b.walk", "c.walk", "d.walk",
      ])
    var failures: [String] = []
    for walk in all {
      do {
        try await walk.run { _ in Contacts.AppDelegate() }
        failures.append("")
      } catch let failure as WalkthroughFailure {
        failures.append(folder.relative(failure.description))
      }
    }
    #expect(failures[0] == "" && failures[3] == "")
    #expect(
      failures[1].hasPrefix(
        """
        a.walk:14: no row "Fre" on Persons; it is only a part of a label, and a test needs the \
        whole one: "Fred"; whole labels only (select Fre)

        """), "\(failures[1])")
    #expect(failures[1].contains("before\n") && failures[1].hasSuffix("after\n\n"))
    #expect(failures[2].hasPrefix("a.walk:16: the output differs"), "\(failures[2])")
    #expect(failures[2].contains("  - 17 | Nobody\n  +    | Persons\n"), "\(failures[2])")
    #expect(
      failures[4].hasPrefix("c.walk:1: expect: unknown subject \"scren\"; did you mean \"screen\"?")
    )
    #expect(failures[5].hasPrefix("d.walk:2: the environment variable FLOWSH_NOT_SET"))
    let missing = Walkthrough.all(in: folder.file("no"))
    await #expect(throws: WalkthroughFailure.self) { try await missing[0].run(in: Self.catalog) }
  }

  @Test(.bug(id: "U9")) func `each row of a case that consists of a loop is a test of its own`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.walk",
      """
      setup
        note before
      end
      teardown
        note after
      end
      == see
      each name in (Fred Barney Nobody)
        select ${name}
      end
      """)
    let all = Walkthrough.all(in: folder.path)
    #expect(
      all.map(\.description) == [
        "a.walk: see [1: name=Fred]", "a.walk: see [2: name=Barney]",
        "a.walk: see [3: name=Nobody]",
      ])
    try await all[1].run(in: Self.catalog)
    let failure = await #expect(throws: WalkthroughFailure.self) {
      try await all[2].run(in: Self.catalog)
    }
    #expect(failure?.description.contains("(row 3: name = Nobody)") == true, "\(failure as Any)")
    #expect(failure?.description.contains("before\n") == true)
    #expect(failure?.description.hasSuffix("after\n\n") == true)
  }

  @Test func `the time to list rows grows with their number`() throws {
    let growth = growthOfTime { count in
      let values = (0..<count).map(String.init).joined(separator: " ")
      let lines = ScriptLines(text: "== a\neach n in (\(values))\nend\n")
      let tests = WalkthroughFile.read(lines, path: "a.walk").file?.tests(ScriptFiles())
      #expect(Set(tests?.map(\.title) ?? []).count == count)
    }
    #expect(growth < 40)
  }

  @Test func `a case runs as it was when found, with the files that the first run sourced`()
    async throws
  {
    let folder = try TemporaryFolder()
    let text = "== one\nsource more.steps\n== two\nsource more.steps\n"
    try folder.write("a.walk", text)
    try folder.write("more.steps", "select Fred\n")
    let all = Walkthrough.all(in: folder.path)
    try FileManager.default.removeItem(atPath: folder.file("a.walk"))
    try await all[0].run(in: Self.catalog)
    try FileManager.default.removeItem(atPath: folder.file("more.steps"))
    try await all[1].run(in: Self.catalog)
  }
}
