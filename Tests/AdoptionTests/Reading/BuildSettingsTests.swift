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

  @Test(arguments: [
    ("My App", "My_App"), ("2048", "_048"), ("Caf\u{E9}", "Caf\u{E9}"), ("a-b.c", "a_b_c"),
    ("", "_"),
  ])
  func `a module's name is an identifier`(name: String, module: String) {
    #expect(ModuleName.identifier(name) == module)
  }
}
