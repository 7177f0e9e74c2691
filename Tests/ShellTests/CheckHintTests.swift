import Foundation
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct `Checks of variables, and hints` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.bug(id: "U9"))
  func `repeated settings and titles, similar tags, and "! expect" are warnings`() throws {
    try folder.write(
      "b.walk", "@tags smoke ticket-12\n== x @Nav\nback\n== y @nav\nback\n== z @nav\nback\n")
    try folder.write(
      "a.walk",
      """
      @tags slow
      @tags smoke
      @set a=1
      @set b=1
      @set a = 2
      == one @smoek @ticket-13
      @tags more
      back
      each x in ()
        ! expect row x
      end
      == two
      back
      == one
      back
      """)
    let check = WalkthroughCheck(AppCatalog([.contacts]))
    let hints = WalkthroughHints(try check.checkAll(at: folder.path))
    #expect(
      hints.warnings.map { folder.relative($0.line) } == [
        "a.walk:2: @tags is also on line 1, and both apply; put all tags on one line",
        "a.walk:5: @set a is also on line 3, and only the last one applies; remove one",
        "a.walk:6: the tag \"smoek\" is almost the same as \"smoke\", which more cases have; is it misspelled?",
        "a.walk:10: \"!\" also accepts a check that can't be made; write \"expect not\" or \"expect no\"",
        "a.walk:14: the case on line 6 has the same title; rename one, so that reports distinguish them",
        "b.walk:2: the tag \"Nav\" is almost the same as \"nav\", which more cases have; is it misspelled?",
      ])
    #expect(
      folder.lines(check.warnings) == [
        "a.walk:9: each: there are no rows, so its steps never run; usage: each NAME... in FILE.csv | NAME... in (VALUE...)"
      ])
  }

  @Test(.bug(id: "U9"))
  func `--fix rewrites short names, "withn" and commas between tags, and nothing else`()
    throws
  {
    let text =
      "\u{FEFF}@tags a, b,c\r\n# sel Fred\n== one two, @x,y @z\r\n  ! sel  'Fred'; exit\n"
      + "note sel q\n| sel\nexpect row \"a b\" withn 2s -- q\neach x in (1)\n\tsel ${x} # sel\nend\n"
      + "b; Sel x; \"sel\" x\nfred\nexpect row with 2s\nexpect row a within2s\nexpect row within2x"
    let fix = try #require(WalkthroughFix(Array(text.utf8), path: "a.walk"))
    #expect(
      String(decoding: fix.bytes, as: UTF8.self)
        == "\u{FEFF}@tags a b c\r\n# sel Fred\n== one two, @x @y @z\r\n  ! select  'Fred'; quit\n"
        + "note sel q\n| sel\nexpect row \"a b\" within 2s -- q\neach x in (1)\n\tselect ${x} # sel\nend\n"
        + "b; Sel x; \"sel\" x\nfred\nexpect row with 2s\nexpect row a within 2s\nexpect row within2x"
    )
    #expect(fix.lines == [1, 3, 4, 7, 9, 14])
    #expect(WalkthroughFix(fix.bytes, path: "a.walk") == nil)
    for broken in ["", "select Fred\neach x in (1)\n"] {
      #expect(WalkthroughFix(Array(broken.utf8), path: "a.walk") == nil)
    }
    try folder.write("a.walk", text)
    #expect(try WalkthroughFix.rewrite(folder.file("a.walk"))?.lines == fix.lines)
    #expect(try WalkthroughFix.rewrite(folder.file("a.walk")) == nil)
    for (broken, line) in [
      ("sel Fred\neach x in (1)\n", 2), ("sel Fred\n\0", 2), ("@ap x\nsel Fred\n", 1),
    ] {
      try folder.write("a.walk", broken)
      let fix = try WalkthroughFix.rewrite(folder.file("a.walk"))
      #expect(fix?.obstacle?.location?.line == line)
      #expect(try String(contentsOfFile: folder.file("a.walk"), encoding: .utf8) == broken)
    }
    #expect(try WalkthroughFix.rewrite(folder.path) == nil)
  }

  @Test func `a second setup or teardown is a warning, because only the last one applies`() throws {
    try folder.write(
      "a.walk",
      "@app contacts\nsetup\nselect Fred\nend\nteardown\nwhere\nend\nsetup\nwhere\nend\n== a\nback\n"
    )
    let check = WalkthroughCheck(AppCatalog([.contacts]))
    let hints = WalkthroughHints(try check.checkAll(at: folder.path))
    #expect(
      hints.warnings.map { folder.relative($0.line) } == [
        "a.walk:8: setup is also on line 2, and only the last one applies; remove one"
      ])
  }

  @Test(.bug(id: "U8"))
  func `unset secrets are found where cases use them, also in sourced scripts`() throws {
    try folder.write("more.steps", "@secret q=env:NOT_SET_Q\nnote ${q:-x} ${q}\n")
    try folder.write(
      "a.walk",
      """
      @secret p=env:NOT_SET_P
      @secret home=env:HOME
      == direct
      each x in (1 2)
        note ${home} ${p}
      end
      == default
      tap ${p:-none} '${p}' \\${p}
      each p in (a)
        select ${p}
      end
      == sourced
      source more.steps
      """)
    let check = folder.check()
    func unset(_ places: Set<Int>) -> [String] {
      check.unsetSecrets(ofCases: places, in: folder.file("a.walk"))
        .map { folder.relative("\($0.location) \($0.variable)") }.sorted()
    }
    #expect(folder.lines(check.mistakes) == [])
    #expect(unset([0]) == ["a.walk:1 NOT_SET_P"])
    #expect(unset([1]) == [])
    #expect(unset([2]) == ["more.steps:1 NOT_SET_Q"])
    try folder.write("a.walk", "@secret p=env:NOT_SET_P\nteardown\nnote ${p}\nend\n== one\nback\n")
    let other = folder.check()
    #expect(other.unsetSecrets(ofCases: [0], in: folder.file("a.walk")).count == 1)
  }

  @Test func `--set replaces the value of @set, never that of a secret`() throws {
    let text = """
      @set who=Fred
      @secret p=env:NOT_SET_P
      == see ${who}
      select ${who}; note ${other:-none}
      """
    try folder.write("a.walk", text)
    let overrides = ["who": "Barney", "others": "x", "p": "hunter22"]
    let check = WalkthroughCheck(AppCatalog([.contacts]), overrides: overrides)
    let readings = try check.checkAll(at: folder.path)
    #expect(readings.first?.file?.cases.map(\.title) == ["see Barney"])
    #expect(
      folder.lines(check.mistakes) == [
        "a.walk:2: --set can't set the secret ${p}, because the list of processes would show its value; set the environment variable instead"
      ])
    #expect(check.unusedOverrides.map(\.name) == ["others"])
    #expect(check.unusedOverrides.first?.nearest == "other")
  }

  @Test func `--set applies to cases, scripts and sourced scripts, but not to their arguments`()
    async throws
  {
    try folder.write("more.steps", "@set who=Wilma\nexpect screen ${who}\nback\n")
    try folder.write(
      "a.walk",
      """
      @set who=Fred
      select ${who}
      expect screen "Barney; ${x}"
      source more.steps who=Betty
      """)
    let overrides = ["who": "Barney"]
    let file = try #require(WalkthroughFile.read(folder.file("a.walk"), overrides: overrides).file)
    let run = try CaseRun(file.cases[0], of: file, catalog: AppCatalog([.contacts]))
    guard case .failed(let failure) = await run.run() else {
      Issue.record("the screen's title is Barney")
      return
    }
    #expect(folder.relative(failure.diagnostic.line).hasPrefix("a.walk:3: no variable ${x}"))
    try folder.write(
      "b.walk",
      "@set who=Fred\nselect ${who}\nexpect screen Barney\nback\nselect Betty\nsource more.steps who=Betty\n"
    )
    let other = try #require(WalkthroughFile.read(folder.file("b.walk"), overrides: overrides).file)
    #expect(
      try await CaseRun(other.cases[0], of: other, catalog: AppCatalog([.contacts])).run()
        == .passed)
  }
}
