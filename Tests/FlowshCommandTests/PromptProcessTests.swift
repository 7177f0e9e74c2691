import Foundation
import TestSupport
import Testing

@testable import FlowshCommand

@Suite struct `The process of a prompt` {
  @Test func `never blocks the sender, however little it reads`() throws {
    let folder = try TemporaryFolder()
    try folder.write("program", "#!/bin/sh\nexec sleep 1000\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("program"))
    let prompt = try PromptProcess()
    try prompt.start(folder.file("program"), summary: "")
    prompt.send(.problem(String(repeating: "x", count: 200_000)))
    prompt.end(by: SIGTERM)
    var ending = prompt.ending()
    while ending == nil {
      poll(nil, 0, 1)
      ending = prompt.ending()
    }
    guard case .signaled(SIGTERM) = ending else {
      Issue.record("\(String(describing: ending))")
      return
    }
  }
}
