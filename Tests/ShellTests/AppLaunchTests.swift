import AppDriver
import Foundation
import Script
import Shell
import TestSupport
import Testing

@Suite struct `What an app is launched with` {
  @Test func `stands in the first lines of a walkthrough, with paths from its folder`() throws {
    let folder = try TemporaryFolder()
    for name in ["shop data.json", "a${x}.json"] { try folder.write(name, "{}") }
    var launch = AppLaunch(app: "shop")
    #expect(launch.header(in: folder.path) == ["@app shop"])
    launch.context.size = .regular
    launch.context.dataFile = folder.path + "/shop data.json"
    (launch.context.language, launch.context.region) = ("de", "CH")
    launch.networkFiles = [folder.path + "/a${x}.json"]
    launch.date = Date(timeIntervalSince1970: 1_772_355_600)
    #expect(
      launch.header(in: folder.path + "/walks/deep") == [
        "@app shop", "@size regular", "@data \"../../shop data.json\"",
        "@network \"../../a\\${x}.json\"", "@language de", "@region CH",
        "@now 2026-03-01T09:00:00Z",
      ])
  }

  @Test(arguments: [0, 951_782_400, 1_772_355_600.5, 7_258_118_399])
  func `has a date that a walkthrough takes`(seconds: Double) throws {
    let launch = AppLaunch(app: "shop", date: Date(timeIntervalSince1970: seconds))
    let line = try #require(launch.header(in: ".").last)
    let text = String(line.dropFirst("@now ".count))
    #expect(ScriptDate.parse(text) == seconds, "\(text)")
  }
}
