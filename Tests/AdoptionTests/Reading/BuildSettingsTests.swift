import TestSupport
import Testing

@testable import Adoption

@Suite struct `Build settings` {
  @Test func `a later layer wins, and inherits the earlier ones`() {
    let settings = BuildSettings([
      ["NAME": "base", "FLAGS": "a"], ["FLAGS": "$(inherited) b"],
      ["FLAGS": "$(FLAGS) c", "NAME": "own"],
    ])
    #expect(settings["NAME"] == "own")
    #expect(settings["FLAGS"] == "a b c")
    #expect(settings["NONE"] == nil)
  }

  @Test(arguments: [
    ("$(TARGET_NAME:c99extidentifier)", "My_App_2"),
    ("${TARGET_NAME:rfc1034identifier}", "My-App-2"),
    ("$(TARGET_NAME:lower)", "my app 2"), ("x$(NONE:default=y)z", "xyz"), ("$(NONE)", ""),
    ("$($(KIND)_NAME)", "My App 2"), ("cost $5", "cost $5"), ("$(open", "$(open"), ("$", "$"),
    ("$(LOOP)", ""), ("$(PLACE:base)", "Info"), ("$(PLACE:dir)$(PLACE:file)", "/a/b/Info.plist"),
  ])
  func `references are replaced, with their modifiers`(text: String, value: String) {
    let settings = BuildSettings([
      [
        "TARGET_NAME": "My App 2", "KIND": "TARGET", "LOOP": "$(POOL)", "POOL": "$(LOOP)",
        "PLACE": "/a/b/Info.plist",
      ]
    ])
    #expect(settings.expanded(text) == value)
  }

  @Test func `conditions hold for a debug build on a simulator`() {
    let settings = BuildSettings([
      [
        "A": "1", "A[sdk=iphonesimulator*]": "2", "A[sdk=macosx*]": "3", "B[sdk=iphone*]": "4",
        "C[config=Release]": "5", "D[sdk=iphonesimulator*][config=Debug]": "6",
      ]
    ])
    #expect(settings["A"] == "2" && settings["B"] == "4" && settings["C"] == nil)
    #expect(settings["D"] == "6")
  }

  @Test func `a file of settings includes others and has comments`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.xcconfig",
      """
      #include "base/b.xcconfig"
      #include? "none.xcconfig"
      // A comment
      NAME = App // and another
      FLAGS = $(inherited) -D ONE;
      URL[sdk=iphoneos*] = x
      """)
    try folder.write("base/b.xcconfig", "#include \"../a.xcconfig\"\nFLAGS = -D BASE\nNAME=Base\n")
    #expect(
      SettingsFile.read(folder.file("a.xcconfig")) == [
        "NAME": "App", "FLAGS": "-D BASE -D ONE", "URL[sdk=iphoneos*]": "x",
      ])
    #expect(SettingsFile.read(folder.file("none.xcconfig")) == [:])
  }

  @Test(.timeLimit(.minutes(30))) func `that refer to each other without end stay as they are`() {
    var doubles = ["A60": "x"]
    for number in 0..<60 { doubles["A\(number)"] = "$(A\(number + 1))$(A\(number + 1))" }
    let settings = BuildSettings([doubles])
    #expect(settings["A50"]?.count == 1024)
    #expect(settings["A0"]?.contains("$(") == true)
    let nested = BuildSettings([
      ["A": String(repeating: "$(", count: 10_000) + String(repeating: ")", count: 10_000)]
    ])
    #expect(nested["A"] != nil)
  }

  @Test(.timeLimit(.minutes(30))) func `in files that include each other are read once`() throws {
    let folder = try TemporaryFolder()
    let all = (0..<20).map { "#include \"\($0).xcconfig\"\n" }.joined()
    for number in 0..<20 {
      try folder.write("\(number).xcconfig", "\(all)N\(number) = \(number)\n")
    }
    #expect(SettingsFile.read(folder.file("0.xcconfig")).count == 20)
    try folder.write(
      "long.xcconfig",
      "A = xx\n" + String(repeating: "A = $(inherited)$(inherited)\n", count: 60))
    let value = SettingsFile.read(folder.file("long.xcconfig"))["A"] ?? ""
    #expect(value.utf8.count <= 1 << 20)
  }

  @Test(arguments: [
    ("  NAME\t=  a b ; ", "a b"), ("NAME=", ""), ("NAME = a;b;", "a;b"), ("NAME", nil),
    ("1NAME = a", nil), ("= a", nil), ("NAME x = a", nil), ("#includes NAME = a", nil),
    ("NAME[sdk=a][arch = b] = c", nil), ("NAME = \"q\" // \"", "\"q\""), ("NAME[x = c", nil),
  ])
  func `in a file stand on a line each`(line: String, value: String?) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.xcconfig", line + "\n")
    #expect(SettingsFile.read(folder.file("a.xcconfig"))["NAME"] == value)
  }

  @Test(arguments: [
    ("My App", "My_App"), ("2048", "_048"), ("Caf\u{E9}", "Caf\u{E9}"), ("a-b.c", "a_b_c"),
    ("", "_"),
  ])
  func `a module's name is an identifier`(name: String, module: String) {
    #expect(ModuleName.identifier(name) == module)
  }
}
