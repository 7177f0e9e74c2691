import Testing

@testable import Adoption

/// Reports on the app's own types that a build lacks.
extension `The build of a package` {
  @Test func `counts a missing module once for all files that import it`() throws {
    try fixture.write("App/Map.swift", "import MapKit\nimport RxKit")
    try fixture.write("App/Place.swift", "import MapKit\nimport PlaceKit")
    try fixture.write("App/Rx.swift", "import RxKit")
    let report = try run()
    #expect(
      text(report).contains(
        """
        what flowsh lacks
          import MapKit    2 files
          import RxKit     2 files
          import PlaceKit  1 file

        """), "\(text(report))")
  }

  @Test func `doesn't lack what --exclude leaves out`() throws {
    try fixture.write("App/Old/Settings.swift", "class Settings {}; class Theme {}")
    try fixture.write("App/Flow.swift", "class Flow {} // needs Settings")
    try fixture.write("App/Next.swift", "class Next {} // needs Flow")
    let report = try run(excluding: ["Old"])
    #expect(
      text(report).contains(
        """
             2 left out
               1 use what --exclude leaves out
                  Flow.swift:2: cannot find 'Settings' in scope
               1 use what is left out
                  Next.swift:2: cannot find 'Flow' in scope

        tests

        """), "\(text(report))")
  }

  @Test func `doesn't lack what the disk lacks, also if it has another name there`() throws {
    try fixture.write("App/Scenes/Preferences.swift", "class Settings {}; class Theme {}")
    try fixture.write("App/Flow.swift", "class Flow {} // needs Settings")
    try fixture.write("App/Look.swift", "class Look {} // needs Theme")
    try fixture.write("App/Odd.swift", "class Odd {} // needs Gone")
    let report = try run { project in
      project.main.files.removeAll { $0.hasSuffix("Preferences.swift") }
      project.main.missingFiles = ["Scenes/Settings", "Gone+Odd"].map {
        "\(project.folder)/\($0).swift"
      }
    }
    let lines = text(report)
    #expect(
      lines.contains(
        """
             3 use what is missing on disk
                  Flow.swift:2: cannot find 'Settings' in scope
                  Look.swift:2: cannot find 'Theme' in scope
                  Odd.swift:2: cannot find 'Gone' in scope
             2 that the project lists and the disk doesn't have; rename or remove them in the project
                  Scenes/Settings.swift
                  Gone+Odd.swift

        tests

        """), "\(lines)")
  }

  @Test func `doesn't lack what is written in Objective-C`() throws {
    try fixture.write("App/Old.m", "@interface Old ()\n@end\n@implementation Old\n@end")
    try fixture.write("App/Flow.swift", "class Flow {} // needs Old")
    let report = try run()
    #expect(
      text(report).contains(
        """
               1 use what is in C or Objective-C
                  Flow.swift:2: cannot find 'Old' in scope

        """), "\(text(report))")
    #expect(!text(report).contains("what flowsh lacks"))
  }
}
