import AppDriver
import DeviceSettings
import HeadlessUIKit
import TestSupport
import Testing

@testable import Shell

@Suite(.serialized, .exclusive) struct `The commands of the system` {
  init() {
    DeviceSettings.reset()
    NotificationList.shared.removeAll()
  }

  @Test func `permission shows and changes what the user allows`() async {
    let walker = await Walker.on()
    #expect(await walker.output(of: "permission camera") == "camera         undetermined\n\n")
    await walker.expect("permission Camera DENIED")
    #expect(DeviceSettings.status(of: .camera) == .denied)
    #expect(await walker.output(of: "permission").contains("\ncamera         denied\n"))
    await walker.expect(
      "permission camera always",
      complains: "camera can't be \"always\"; use one of undetermined, granted, denied, restricted")
    #expect(
      await walker.complaint(of: "permission sun").hasPrefix(
        "permission can't be \"sun\"; use one of biometrics, calendar, camera,"))
  }

  @Test func `a script's decisions and place hold at each launch of its cases`() async {
    let walker = Walker()
    await walker.shell.start()
    let complaints = await walker.script(
      """
      @permission location whenInUse
      @location 48.137,11.575
      == one
      permission location
      | location       whenInUse
      permission location denied
      relaunch
      permission location
      | location       denied
      """)
    #expect(complaints.isEmpty, "\(complaints)")
    #expect(DeviceSettings.location == DeviceLocation(latitude: 48.137, longitude: 11.575))
  }

  @Test(arguments: [
    (
      "@permission camera",
      "@permission needs a service and a decision, as in @permission camera denied"
    ),
    (
      "@permission photos always",
      "photos can't be \"always\"; use one of undetermined, granted, limited, denied, restricted"
    ),
    ("@location here", "@location needs degrees, as in @location 48.137,11.575"),
    (
      "location 91,0",
      "location: \"91,0\" is not a place; use degrees, as in 48.1,11.6; usage: location LATITUDE,LONGITUDE"
    ),
  ])
  func `a wrong value is named`(line: String, message: String) async {
    let walker = await Walker.on()
    await walker.expect(line, complains: message)
  }

  @Test func `notify delivers a file's notification and answers it`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a.apns", #"{"aps": {"alert": {"title": "Sale", "body": "Today"}}}"#)
    try folder.write("b.apns", "[]")
    let walker = await Walker.on()
    #expect(await walker.output(of: "notify") == "no notifications\n\n")
    await walker.expect("permission notifications granted; background")
    await walker.expect("notify \(folder.file("a.apns"))")
    #expect(await walker.output(of: "notify") == "remote-1  Sale: Today\n\n")
    await walker.expect("notify Sale --tap")
    #expect(await walker.output(of: "notify") == "no notifications\n\n")
    await walker.expect(
      "notify Sale --tap", complains: "no notification \"Sale\"; there is none")
    await walker.expect(
      "notify \(folder.file("b.apns"))",
      complains: "can't read \(folder.file("b.apns")): it isn't an object in JSON with an object"
        + " \"aps\"")
    await walker.expect("relaunch --notification \(folder.file("a.apns"))")
    #expect(walker.shell.session.context.notification != nil)
    await walker.expect("relaunch")
    #expect(walker.shell.session.context.notification == nil)
  }

  @Test func `their answers are in the schema`() async throws {
    let walker = await Walker.on()
    let schema = try JSONSchema.ofOutput()
    await walker.run("set format json")
    for line in ["permission", "notify"] {
      let output = await walker.output(of: line)
      #expect(schema.problems(ofLines: output).isEmpty, "\(output)")
    }
  }
}
