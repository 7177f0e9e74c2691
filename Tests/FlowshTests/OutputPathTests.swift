import PseudoTerminal
import Testing

/// Tests of what commands of scripts print about the files that they write.
@Suite(.blocking) struct `The path of a file that a script writes` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func shell(_ script: String) throws -> Program.Ending {
    try Program.shell("cd \"$DIR\"; \(script)", environment: ["DIR": directory.path])
  }

  @Test(arguments: [
    ("screen --picture in/x.svg\n|\n", "wrote in/x.svg"),
    ("record in/x.walk\nselect Fred\nrecord stop\n|\n", "recorded 1 line in in/x.walk"),
  ]) func `is printed as it is written, wherever the script lies`(lines: String, said: String)
    throws
  {
    _ = try shell("mkdir -p sub/in")
    directory.write("@app contacts\n" + lines, to: "sub/a.walk")
    let accepting = try shell("exec \"$FLOWSH\" test --accept sub/a.walk")
    #expect(accepting.status == .exited(0), "\(accepting)")
    #expect(directory.read("sub/a.walk").hasSuffix("\n| \(said)\n"))
    for way in ["cd sub; \"$FLOWSH\" test a.walk", "\"$FLOWSH\" run \"$DIR/sub/a.walk\""] {
      let ending = try shell("rm -r sub/in/*; \(way)")
      #expect(ending.status == .exited(0) && ending.errors == "", "\(way): \(ending)")
    }
    let json = try shell("rm -r sub/in/*; \"$FLOWSH\" run --format json sub/a.walk")
    #expect(json.output.contains(#""report":{"file":"in/x."#), "\(json)")
  }

  @Test func `is printed as it is written in an error, too`() throws {
    _ = try shell("mkdir -p sub/in")
    directory.write(
      "@app contacts\nrecord in/x.walk\nscreen --picture in/x.svg\nrecord stop\n"
        + "? screen --picture none/x.svg\nrecord in/x.walk\n", to: "sub/a.walk")
    let ending = try shell("exec \"$FLOWSH\" run sub/a.walk")
    #expect(
      ending.output.contains("can't write none/x.svg: its folder does not exist\n"),
      "\(ending)")
    #expect(
      ending.errors == "sub/a.walk:6: can't write in/x.walk: it already exists; record to"
        + " another file\n", "\(ending)")
    let json = try shell("rm -r sub/in/*; exec \"$FLOWSH\" run --format json sub/a.walk")
    #expect(
      !json.output.contains("sub/in") && json.output.contains("can't write in/x.walk: "),
      "\(json)")
  }
}
