import PseudoTerminal
import Testing

/// Tests of data files.
extension `The same lines` {
  @Test func `@data replaces the app's data`() throws {
    writeData("Ann", "Bob", "Cid", to: "store.json")
    try expectPass(
      "@app storefront\n@data store.json\nopen persons\nexpect count 3 rows\n",
      "@data store.json\n@app storefront\n== a\nopen persons\nexpect row Cid\n== b\nopen persons\n"
        + "expect row Ann\n")
  }

  @Test func `@data replaces the data of the option --data, and both can be named again`() throws {
    writeData("Ann", to: "one.json")
    writeData("Bob", to: "two.json")
    let ending = try Program.shell(
      "cd \"$DIR\"; exec \"$FLOWSH\" --data one.json",
      input: """
        open persons; expect row Ann
        @data two.json
        open persons; expect row Bob
        @data one.json
        open persons; expect row Ann
        @data two.json
        == a case
        open persons; expect row Bob

        """, environment: ["DIR": directory.path])
    #expect(ending.status == .exited(0) && ending.errors == "", "\(ending)")
  }

  @Test(arguments: ["none.json", "broken.json"])
  func `a data file that can't be used is a mistake that is found before anything runs`(
    name: String
  ) throws {
    directory.write("{", to: "broken.json")
    directory.write("@app storefront\n@data \(name)\nopen persons\n", to: "a.walk")
    let reason =
      name == "none.json" ? "no such file" : "line 1: not valid JSON: unexpected end of file"
    for way in ["test a.walk", "check a.walk", "run a.walk", "picture a.walk --step 1"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(ending.errors == "a.walk:2: \(name): \(reason)\n", "\(way): \(ending)")
      #expect(ending.status == .exited(66) && !ending.output.contains("Home"), "\(way): \(ending)")
    }
    let piped = try shell("cat a.walk | \"$FLOWSH\"")
    #expect(piped.errors == "<stdin>:2: \(name): \(reason)\n" && piped.status == .exited(66))
  }

  @Test func `a data file for an app that reads none is a mistake`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app contacts\n@data store.json\nselect Fred\n", to: "a.walk")
    for way in ["test a.walk", "check a.walk", "run a.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(
        ending.errors
          == "a.walk:2: contacts doesn't read a data file; leave out --data and @data\n",
        "\(way): \(ending)")
      #expect(ending.status == .exited(64))
    }
  }

  @Test func `a data file is for the app above it, and for one below it that reads data`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app contacts\n@data store.json\n@app storefront\nscreen\n", to: "a.walk")
    for way in ["test a.walk", "check a.walk", "run a.walk", "< a.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(
        ending.errors.hasPrefix(
          "\(way.hasPrefix("<") ? "<stdin>" : "a.walk"):2: contacts doesn't read a data file"),
        "\(way): \(ending)")
      #expect(ending.status == .exited(64), "\(way): \(ending)")
    }
    directory.write("@app storefront\n", to: "app.walk")
    directory.write("@data store.json\nopen persons\nexpect row Ann\n", to: "data.walk")
    try expectPass(
      "@app storefront\n@data store.json\n@app contacts\nselect Fred\nexpect screen Fred\n",
      "@app storefront\n@data store.json\n@app Storefront\nopen persons\nexpect row Ann\n",
      "@app contacts\nsource app.walk\nsource data.walk\n")
  }

  @Test func `after a data file that can't be used, the app has its own data`() throws {
    let ending = try Program.shell(
      "exec \"$FLOWSH\" --keep-going",
      input: """
        @data none.json
        open persons; expect row Fred
        == next
        open persons; expect row Fred

        """)
    #expect(ending.errors == "<stdin>:1: none.json: no such file\n", "\(ending)")
  }

  @Test func `a run uses the data that was checked`() throws {
    writeData("Ann", to: "store.json")
    directory.write(
      "@app storefront\n@data store.json\nopen persons\nexpect row Ann\n", to: "a.walk")
    let program = try Program(
      "/bin/sh",
      [
        "-c",
        "cd '\(directory.path)'; mkfifo pipe; exec '\(BuiltProduct.path(of: "flowsh"))' pipe a.walk",
      ])
    // The files are checked in order, but the pipe is read only when it runs.
    directory.wait(for: "pipe")
    _ = try Program.shell(
      "cd \"$DIR\"; exec 3>pipe; echo '{' > store.json; echo 'note first' >&3",
      environment: ["DIR": directory.path])
    let ending = try program.waitForEnd()
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test func `the option --data of picture is checked`() throws {
    writeData("Ann", to: "store.json")
    directory.write("@app contacts\nselect Fred\n", to: "contacts.walk")
    directory.write("@app storefront\nopen persons\n", to: "store.walk")
    let missing = try shell("exec \"$FLOWSH\" picture store.walk --step 1 --data none")
    #expect(missing.errors == "none: no such file\n" && missing.status == .exited(66))
    let unread = try shell("exec \"$FLOWSH\" picture contacts.walk --step 1 --data store.json")
    #expect(unread.errors.contains("contacts doesn't read a data file"), "\(unread)")
    #expect(unread.output == "" && unread.status == .exited(64))
    let drawn = try shell("exec \"$FLOWSH\" picture store.walk --step 1 --data store.json")
    #expect(drawn.output.contains("Ann") && drawn.status == .exited(0), "\(drawn)")
  }
}
