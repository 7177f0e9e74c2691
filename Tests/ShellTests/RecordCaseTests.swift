import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of recordings that go on over titles.
@Suite(.serialized, .exclusive) struct RecordCaseTests {
  private let recording: RecordingFile
  private var file: String { recording.path }

  init() throws { recording = try RecordingFile() }

  private static func refusal(_ line: Int, _ what: String) -> String {
    "a.walk:\(line): the case begins with \(what); end the recording with \"record stop\""
  }

  @Test(arguments: [
    ("@size regular", "another size"), ("@now 2020-02-02", "another date"),
    ("@network $", "other fixtures"), ("@language de", "another language"),
    ("@region CH", "another region"),
  ])
  func `a recording of a case with settings of its own can't go on with another case`(
    setting: String, what: String
  ) async throws {
    try recording.folder.write("none.json", "[]")
    let setting = setting.replacing("$", with: recording.folder.file("none.json"))
    let walker = await Walker.on()
    let complaints = await walker.script(
      "== a\n\(setting)\nrecord \(file)\nselect Fred\n== b\nback\n")
    #expect(complaints == [Self.refusal(5, what)])
    #expect(try recording.text().hasSuffix("\nselect Fred\n"))
  }

  @Test func `a recording goes on with cases that begin as it does`() async throws {
    let walker = await Walker.on()
    let complaints = await walker.script(
      """
      @size regular
      @now 2020-02-02
      record --expect \(file)
      == a
      set clock real
      select Fred
      == b
      select Fred
      back
      record stop
      """)
    #expect(complaints == [])
    let fred = "select Fred\nexpect screen Fred\nexpect stack Persons > Fred\n"
    #expect(
      try recording.text() == """
        @app contacts
        @size regular
        @now 2020-02-02T00:00:00Z

        == a
        \(fred)
        == b
        \(fred)back
        expect screen Persons
        expect stack Persons

        """)
  }

  @Test func `a title is recorded so that it is read as it was`() async throws {
    let walker = await Walker.on()
    walker.environment = { $0 == "P" ? "yabba  @x " : nil }
    let complaints = await walker.script(
      """
      @set v=\\${x} @y
      @secret p=env:P
      record \(file)
      == one \\${a} \\@b ${v} @tag
      note \\${n}
      == two ${p} @home
      record stop
      """)
    #expect(complaints == [])
    #expect(
      try recording.text() == """
        @app contacts
        @secret p=env:P

        == one \\${a} \\@b \\${x} \\@y @tag
        note \\${n}

        == two ${p} @home

        """)
  }

  @Test(arguments: [
    ("== t pass @word9876", "pass @word9876", "== t ${p}"),
    ("== t @pass @word9876", "@pass @word9876", "== t ${p}"),
    ("== t @a @word9876 @b", "@word9876", #"== t \@a ${p} \@b"#),
    (#"note UNC \\word9876"#, "word9876", #"note UNC ${_:-\\}${p}"#),
  ])
  func `a secret that spans a title and tags, or follows backslashes, is recorded as a variable`(
    line: String, secret: String, recorded: String
  ) async throws {
    let walker = await Walker.on()
    walker.environment = { $0 == "P" ? secret : nil }
    for line in ["@secret p=env:P", "record \(file)", line, "select Fred", "record stop"] {
      await walker.run(line)
    }
    #expect(walker.complaints == [])
    let text = try recording.text()
    #expect(text.contains("\n\(recorded)\n") && !text.contains("word9876"), "\(text)")
  }

  @Test func `text with line breaks, references and backslashes is recorded so that it runs`()
    async throws
  {
    let walker = await Walker.on()
    walker.environment = { $0 == "P" ? "yabba" : nil }
    let lines = [
      "@secret p=env:P", "@set b=\\", "@set n=one\nselect Fred",
      "@set x=${y}".replacing("$", with: "\\$"),
      "record \(file)", "== ${n} @${x}", "note ${n} ${b}${p}", "expect screen Persons -- ${x} ${p}",
      "! select ${n}", "== =${b}${p}", "note over", "record stop",
    ]
    for line in lines { await walker.run(line) }
    #expect(walker.complaints == [])
    #expect(
      try recording.text() == #"""
        @app contacts
        @secret p=env:P

        == one\nselect Fred @\${y}
        note one\nselect Fred ${_:-\}${p}
        expect screen Persons -- \${y} ${p}
        # left out, because it contains a line break: ! select "one\nselect Fred"

        == =${_:-\}${p}
        note over

        """#)
    let again = await Walker.on()
    again.environment = walker.environment
    #expect(await again.script(try recording.text()) == [])
    #expect(again.printed.contains("\\********\n"), "\(again.printed)")
  }

  @Test func `a size that a case has for itself is no obstacle once the case is over`() async throws
  {
    let walker = await Walker.on()
    let complaints = await walker.script(
      "== a\n@size regular\nselect Fred\n== b\nrecord \(file)\n== c\nselect Fred\nrecord stop\n")
    #expect(complaints == [])
    #expect(try recording.text() == "@app contacts\n\n== c\nselect Fred\n")
  }

  // MARK: Titles that are refused

  /// The beginning of a script whose cases say when they begin and end.
  private static let noted = "setup\nnote in\nend\nteardown\nnote out\nend\n== a\n"

  private static var goesOn: ShellOptions {
    var options = ShellOptions()
    options.keepsGoing = true
    return options
  }

  @Test(arguments: ["== b @x,y", "== b ${none}"])
  func `a title that is refused changes nothing`(title: String) async {
    let walker = await Walker.on(options: Self.goesOn)
    let complaints = await walker.script(
      Self.noted + "select Fred\n\(title)\nexpect screen Fred\n")
    #expect(complaints.count == 1 && complaints[0].hasPrefix("a.walk:9: "), "\(complaints)")
    #expect(walker.printed.ranges(of: "\nout\n").count == 1, "\(walker.printed)")
    #expect(walker.printed.ranges(of: "\nin\n").count == 1, "\(walker.printed)")
  }

  @Test func `a title that a recording refuses ends the case before it, and begins none`()
    async throws
  {
    let walker = await Walker.on(options: Self.goesOn)
    let complaints = await walker.script(
      Self.noted
        + "@size regular\nrecord \(file)\nselect Fred\n== b\nexpect size regular\nexpect screen Fred\n"
    )
    #expect(complaints == [Self.refusal(11, "another size")])
    // The second teardown is that of the steps below the refused title.
    let notes = walker.printed.split(separator: "\n").filter { $0 == "in" || $0 == "out" }
    #expect(notes == ["in", "out", "out"], "\(walker.printed)")
  }

  @Test(arguments: ["record stop", "rec stop", "source $"])
  func `a recording may end in the teardown before a case that begins otherwise`(
    teardown: String
  ) async throws {
    try recording.folder.write("stop.txt", "record stop\n")
    let teardown = teardown.replacing("$", with: recording.folder.file("stop.txt"))
    let walker = await Walker.on()
    let complaints = await walker.script(
      """
      teardown
      \(teardown)
      end
      == a
      @size regular
      record \(file)
      select Fred
      == b
      expect size compact
      record \(file)2
      """)
    #expect(complaints == [])
    #expect(try recording.text() == "@app contacts\n@size regular\n\nselect Fred\n")
  }
}
