import Foundation
import PseudoTerminal
import Testing

@Suite(.blocking) struct `The installer` {
  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources/install.sh").standardized.path

  @Test func `installs the program, its manual and its completion scripts below a prefix`() throws {
    let folder = try Directory()
    let install = try Program.shell(
      "sh '\(Self.script)' '\(folder.path)/a prefix' && '\(folder.path)/a prefix/bin/flowsh' doctor",
      environment: ["HOME": folder.path, "LANG": "C.UTF-8", "SHELL": "/bin/bash"])
    #expect(install.errors == "")
    for file in [
      "bin/flowsh", "share/man/man1/flowsh.1", "share/man/man5/flowsh-walk.5",
      "share/bash-completion/completions/flowsh", "share/zsh/site-functions/_flowsh",
      "share/fish/vendor_completions.d/flowsh.fish",
    ] {
      #expect(install.output.contains("\(folder.path)/a prefix/\(file)\n"), "\(file)")
      // The program is too large to read it here.
      let attributes = try FileManager.default.attributesOfItem(
        atPath: folder.file("a prefix/\(file)"))
      #expect(attributes[.size] as? Int ?? 0 > 0, "\(file)")
    }
    #expect(install.output.contains("ok       manual "))
    #expect(install.output.contains("ok       completion "))
    #expect(install.output.contains("ok       symbols        calls are named with file and line\n"))
    #expect(install.output.contains("nothing is missing\n") == (install.status == .exited(0)))
  }

  @Test func `refuses a prefix that it can't write to, before it builds anything`() throws {
    let folder = try Directory()
    folder.write("", to: "file")
    let ending = try Program.shell("unset FLOWSH; sh '\(Self.script)' '\(folder.file("file"))'")
    #expect(ending.status != .exited(0) && ending.errors.contains("Not a directory"))
  }

  @Test func `ends at the first file that it can't install, and leaves no part of it behind`()
    throws
  {
    let folder = try Directory()
    // This program writes no manual.
    let ending = try Program.shell(
      "FLOWSH=/bin/true sh '\(Self.script)' '\(folder.path)/prefix'; echo status $?;"
        + " find '\(folder.path)/prefix' -type f")
    let program = "\(folder.path)/prefix/bin/flowsh\n"
    #expect(ending.output == "\(program)status 1\n\(program)")
    #expect(ending.errors.contains("flowsh.1"))
  }
}
