import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `Editing a line` {
  @Test func `arrows and Backspace work`() throws {
    let probe = try ProbeTerminal()
    try probe.type(
      "helo!\(Key.left)\(Key.left)l\(Key.control("e"))\(Key.backspace)\r", expecting: "got [hello]")
  }

  @Test(arguments: [nil, "bind -v\n"])
  func `keys with Ctrl and Alt move by words and delete one`(editrc: String?) throws {
    let probe = try ProbeTerminal(editrc: editrc)
    for (keys, expected) in [
      (Key.controlLeft + "X", "got [one two Xthree]"),
      (Key.altLeft + Key.altLeft + "X", "got [one Xtwo three]"),
      (Key.control("a") + Key.controlRight + "X", "got [oneX two three]"),
      (Key.controlLeft + Key.controlLeft + Key.altRight + "X", "got [one twoX three]"),
      (Key.controlLeft + Key.controlLeft + Key.controlDelete + "X", "got [one X three]"),
    ] where editrc == nil || !keys.hasPrefix(Key.control("a")) {
      try probe.enter("one two three" + keys, expecting: expected)
    }
  }

  @Test(arguments: [nil, "bind -v\n"])
  func `keys that edit nothing leave the line as it is`(editrc: String?) throws {
    let probe = try ProbeTerminal(editrc: editrc)
    try probe.enter("one" + Key.others.joined() + "two", expecting: "got [onetwo]")
    try probe.enter(Key.others.joined(separator: "a"), expecting: "got [aaaaaaaaaaaaa]")
  }

  @Test func `with vi keys, Left and Right stay in the insert mode`() throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    for (left, right) in [("\u{1B}[D", "\u{1B}[C"), ("\u{1B}OD", "\u{1B}OC")] {
      try probe.enter("one\(left)\(left)X\(right)Y", expecting: "got [oXnYe]")
      try probe.enter("on\(left)\(right)\(right)e", expecting: "got [one]")
      // In the command mode, Right stops at the last character.
      try probe.type("one\(Key.escape)", expecting: "one")
      try probe.enter("\(left)\(right)\(right)iX", expecting: "got [onXe]")
    }
  }

  @Test func `with vi keys, Home, End, and Delete stay in the insert mode`() throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    for home in ["\u{1B}[H", "\u{1B}OH", "\u{1B}[1~", "\u{1B}[7~"] {
      try probe.enter("one two\(home)X", expecting: "got [Xone two]")
    }
    for end in ["\u{1B}[F", "\u{1B}OF", "\u{1B}[4~", "\u{1B}[8~"] {
      try probe.enter("one two\(Key.controlLeft)X\(end)Y", expecting: "got [one XtwoY]")
      try probe.enter("one\(end)Y", expecting: "got [oneY]")
    }
    for (keys, expected) in [
      (Key.delete, "one twoX"), (Key.controlLeft + Key.delete, "one Xwo"),
      (Key.controlLeft + "tw" + Key.delete + Key.delete + Key.delete + Key.delete, "one twX"),
    ] { try probe.enter("one two\(keys)X", expecting: "got [\(expected)]") }
    // In the command mode, End goes to the last character.
    try probe.type("one two\(Key.escape)", expecting: "one two")
    try probe.enter("0\(Key.end)iX", expecting: "got [one twXo]")
  }

  @Test func `with vi keys, another key may follow Escape at once`() throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    for key in Key.others where key.hasPrefix("\u{1B}[") && !key.hasPrefix("\u{1B}[[") {
      try probe.enter("ab\(Key.escape)\(key)Ac", expecting: "got [abc]")
    }
    try probe.enter("abc\(Key.escape)\(Key.delete)Ad", expecting: "got [abd]")
    let own = try ProbeTerminal(editrc: "bind -v\nbind \"^[[15~\" ed-move-to-beg\n")
    try own.enter("ab\(Key.escape)\u{1B}[15~c", expecting: "got [cab]")
  }

  @Test(arguments: [nil, "bind -v\n"])
  func `keys end a search of the history and do what they do`(editrc: String?) throws {
    let probe = try ProbeTerminal(editrc: editrc)
    try probe.enter("needle in hay", expecting: "got [needle in hay]")
    for (keys, expected) in [
      ("\u{1B}[H" + "X", "Xneedle in hay"), ("\u{1B}[F" + "X", "Xneedle in hayX"),
      (Key.left, "Xneedle in hayX"), (Key.others[1], "Xneedle in hayX"),
    ] {
      try probe.type("\(Key.control("r"))need", expecting: "bck")
      try probe.enter(keys, expecting: "got [\(expected)]")
    }
  }

  @Test func `a key has what an editrc binds to it`() throws {
    let probe = try ProbeTerminal(
      editrc: "bind \"^[[5~\" ed-move-to-beg\nbind -s \"^[[15~\" \"five\"\n"
        + "bind \"^[[1;5D\" ed-move-to-beg\n")
    try probe.enter("two words\u{1B}[5~X", expecting: "got [Xtwo words]")
    try probe.enter("two words\(Key.controlLeft)X", expecting: "got [Xtwo words]")
    try probe.enter("a \u{1B}[15~\u{1B}[6~!", expecting: "got [a five!]")
  }

  @Test func `Up recalls earlier lines`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("first", expecting: "got [first]")
    try probe.enter("second", expecting: "got [second]")
    try probe.type("\(Key.up)\(Key.up)\r", expecting: "got [first]")
  }

  @Test func `Down keeps a line that isn't from the history, and Alt-x does nothing`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("first", expecting: "got [first]")
    try probe.type("left\(Key.up)\(Key.down)!\r", expecting: "got [left!]")
    try probe.type("typed\(Key.down)\(Key.control("n"))\r", expecting: "got [typed]")
    let ups = String(repeating: Key.up, count: 3)
    try probe.type("x\(ups)\(Key.down)\(Key.down)\r", expecting: "got [typed]")
    try probe.type("y\(Key.up)\(Key.down)\(Key.down)z\(Key.down)\r", expecting: "got [yz]")
    try probe.type("\(Key.escape)xbind\r", expecting: "got [bind]")
  }

  @Test func `with vi keys, Down keeps the line, and there is no command prompt`() throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    try probe.enter("first", expecting: "got [first]")
    try probe.type("one\(Key.escape)kj:jA!\r", expecting: "got [one!]")
    try probe.type("two\(Key.escape)jA?\r", expecting: "got [two?]")
  }

  @Test func `the history outlives the session`() throws {
    let home = try Directory()
    for expected in ["got [remember me]", "got [remember me]"] {
      let terminal = try PseudoTerminal(
        ProbeTerminal.path, [home.file("history")], environment: ["HOME": home.path])
      try terminal.wait(for: ProbeTerminal.prompt)
      let isFirst = home.read("history").isEmpty
      try terminal.send(isFirst ? "remember me\r" : "\(Key.up)\(Key.up)\r")
      try terminal.wait(for: expected)
      try terminal.send("quit\r")
      #expect(try terminal.waitForExit() == .exited(0))
    }
  }

  @Test func `Ctrl-R finds a line`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("needle in hay", expecting: "got [needle in hay]")
    try probe.enter("more hay", expecting: "got [more hay]")
    try probe.type("\(Key.control("r"))need", expecting: "bck")
    try probe.type("\r", expecting: "got [needle in hay]")
  }

  @Test func `Ctrl-C during Ctrl-R interrupts but doesn't end the program`() throws {
    let probe = try ProbeTerminal()
    try probe.enter("needle", expecting: "got [needle]")
    try probe.type("\(Key.control("r"))nee", expecting: "bck")
    try probe.type(Key.control("c"), expecting: "interrupted\n")
    try probe.type("next\r", expecting: "got [next]")
  }

  @Test func `Ctrl-C clears the line`() throws {
    let probe = try ProbeTerminal()
    try probe.type("unwanted\(Key.control("c"))", expecting: "^C\ninterrupted\n")
    try probe.type("wanted\r", expecting: "got [wanted]")
  }

  @Test func `Ctrl-D on an empty line is the end of the input`() throws {
    let probe = try ProbeTerminal()
    try probe.type(Key.control("d"), expecting: "end of input")
    #expect(try probe.terminal.waitForExit() == .exited(0))
    #expect(probe.terminal.isOrdinary)
  }

  @Test func `vi keys and our bindings work together`() throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    try probe.type("xhello", expecting: "xhello")
    try probe.type("\(Key.escape)", expecting: "")
    try probe.enter("0xA!", expecting: "got [hello!]")
    try probe.enter("sele\t", expecting: "got [select ]")
    try probe.type("half\(Key.control("c"))", expecting: "interrupted")
  }

  // These keys belong to vi's command mode. On an empty line, libedit moves the cursor before the
  // beginning of the line.
  @Test(.bug(id: "F6"), arguments: ["\u{1B}\u{1B}OF", "\u{1B}$"])
  func `in vi mode, End on an empty line is harmless`(end: String) throws {
    let keys: [(String, String)] = [
      ("\t", "announce"), (Key.control("c"), "interrupted\n"), ("\r", "got []"),
      ("iab\r", "got [ab]"), ("a\u{1B}$ab\r", "got [b]"),
      ("\u{1B}OD\u{1B}OD\u{1B}OC\r", "got []"), ("\u{1B}XxDP\r", "got []"),
    ]
    for (keys, expected) in keys {
      let probe = try ProbeTerminal(editrc: "bind -v\n")
      try probe.terminal.send(end)
      try probe.type(keys, expecting: expected)
      try probe.type("\(Key.control("c"))ok\r", expecting: "got [ok]")
    }
  }

  @Test(.bug(id: "F6"), arguments: ["\u{1B}\u{1B}OF", "\u{1B}$"])
  func `in vi mode, a paste and a resize on an empty line are harmless`(end: String) throws {
    let probe = try ProbeTerminal(editrc: "bind -v\n")
    try probe.terminal.send(end)
    try probe.terminal.paste("pasted")
    try probe.type("\r", expecting: "got [pasted]")
    try probe.terminal.wait(for: ProbeTerminal.prompt)
    try probe.terminal.send(end)
    probe.terminal.resize(columns: 60)
    try probe.terminal.wait(for: ProbeTerminal.prompt)
    try probe.type("\t", expecting: "announce")
    try probe.terminal.wait(for: ProbeTerminal.prompt)
    kill(probe.terminal.process, SIGINT)
    try probe.terminal.wait(for: "interrupted\n")
    try probe.type("ok\r", expecting: "got [ok]")
  }

  // libedit would write past the end of its copy of the screen.
  @Test(arguments: [(columns: 20, rows: 3), (columns: 8, rows: 24), (columns: 10, rows: 1)])
  func `a line can be taller than the window`(columns: Int, rows: Int) throws {
    let probe = try ProbeTerminal(columns: columns, rows: rows)
    let (start, end) = (Key.control("a"), Key.control("e"))
    let text = String(repeating: "x", count: 250)
    try probe.terminal.send(text + start + end + text + "日本" + start + "y" + end + "z")
    try probe.type("\r", expecting: "got 504 characters")
    try probe.type("ok\r", expecting: "got [ok]")
  }

  @Test(arguments: ["/dev/zero", "/dev/tty", "/", "/nowhere"])
  func `an editrc that isn't a regular file is ignored`(path: String) throws {
    let probe = try ProbeTerminal(environment: ["EDITRC": path])
    try probe.type("ok\r", expecting: "got [ok]")
  }

  @Test func `an editrc cannot turn off editing`() throws {
    let probe = try ProbeTerminal(editrc: "edit off\n")
    try probe.type("ax\(Key.backspace)b\r", expecting: "got [ab]")
  }

  @Test func `bytes that are not UTF-8 become the replacement character`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.send([0x61, 0xFF, 0xC3, 0x62, 0x0D])
    try probe.terminal.wait(for: "got [a\u{FFFD}\u{FFFD}b]")
  }

  @Test func `all characters can be typed and shown in a locale without UTF-8`() throws {
    let probe = try ProbeTerminal(environment: ["LC_ALL": "C"])
    try probe.type("日本é\r", expecting: "got [日本é]")
  }

  @Test func `a line of 10,000 characters is read as one line`() throws {
    let probe = try ProbeTerminal()
    try probe.terminal.send(String(repeating: "x", count: 10_000))
    try probe.type("\(Key.control("a"))\(Key.control("e"))\r", expecting: "got 10000 characters")
  }

  @Test func `a terminal that cannot move its cursor gets no editor`() throws {
    let terminal = try PseudoTerminal(ProbeTerminal.path, environment: ["TERM": "dumb"])
    try terminal.wait(for: "set TERM")
    #expect(try terminal.waitForExit() == .exited(2))
  }
}
