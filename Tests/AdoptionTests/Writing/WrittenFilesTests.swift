import Foundation
import TestSupport
import Testing

@testable import Adoption

@Suite struct `What is written` {
  private let fixture: ProjectFixture
  private var package: AdoptedPackage

  init() throws {
    fixture = try ProjectFixture(["App/AppDelegate.swift": "", "App/AppTests/T.swift": ""])
    package = try AdoptedPackage(
      fixture.read("App"), in: fixture.path + "/App-flowsh", version: "1.2.3")
  }

  private func write(_ package: AdoptedPackage, force: Bool = false) throws -> WrittenFiles.Outcome
  {
    var build = try PackageBuild(package, force: force, with: NoBuilder(sdk: nil))
    return try build.write().written
  }

  private func read(_ name: String) -> String? { Contents.text(package.folder + "/" + name) }

  @Test func `is the package, and nothing in the project`() throws {
    let before = try SourceFolder.files(in: fixture.path + "/App")
    #expect(try write(package) == WrittenFiles.Outcome(hasWritten: true, kept: []))
    #expect(try SourceFolder.files(in: fixture.path + "/App") == before)
    for (name, text) in package.contents { #expect(read(name) == text, "\(name)") }
    #expect(read(".flowsh-adopt.json")?.contains("\"project\" : \"../App\"") == true)
    // The GitHub action reads the line.
    #expect(read(".flowsh-adopt.json")?.contains("\n  \"program\" : \"App\",\n") == true)
  }

  @Test func `isn't written again without a change`() throws {
    _ = try write(package)
    #expect(try write(package) == WrittenFiles.Outcome())
  }

  @Test mutating func `changes with the project`() throws {
    _ = try write(package)
    package.leftOut = [fixture.path + "/App/AppDelegate.swift"]
    package.droppedTests = ["AppTests"]
    #expect(try write(package).hasWritten)
    #expect(read("flowsh.json")?.contains("\"exclude\"") == true)
    #expect(!Path.exists(package.folder + "/Tests/AppTests"))
    #expect(Path.exists(package.folder + "/Sources/App/Adopted.swift"))
  }

  @Test mutating func `keeps out what an earlier build has left out, if nothing is built`() throws {
    try fixture.write("App/What?.swift", "")
    try fixture.write("App/Whats.swift", "")
    let project = try fixture.read("App")
    package = try AdoptedPackage(project, in: package.folder, version: package.version)
    package.leftOut = [fixture.path + "/App/What?.swift"]
    _ = try write(package)
    let before = read("flowsh.json")
    #expect(before?.contains(#""What\\?.swift""#) == true)
    package.leftOut = []
    #expect(try write(package) == WrittenFiles.Outcome())
    #expect(read("flowsh.json") == before)
    // A person's list is taken as it is.
    try fixture.write("App-flowsh/flowsh.json", "mine")
    #expect(try write(package).kept == ["flowsh.json"])
  }

  @Test mutating func `never replaces what a person has changed, unless forced`() throws {
    _ = try write(package)
    try fixture.write("App-flowsh/Package.swift", "mine")
    try fixture.write("App-flowsh/Tests/AppTests/Adopted.swift", "mine")
    try fixture.write("App-flowsh/Tests/AppTests/Own.swift", "mine")
    #expect(
      try write(package).kept == ["Package.swift", "Tests/AppTests/Adopted.swift"])
    // It stays so also after further runs, and when the file isn't needed any more.
    package.droppedTests = ["AppTests"]
    #expect(try write(package).kept == ["Package.swift"])
    #expect(read("Package.swift") == "mine" && read("Tests/AppTests/Adopted.swift") == "mine")
    package.droppedTests = []
    #expect(try write(package, force: true).kept == [])
    #expect(read("Package.swift") == package.manifest)
    #expect(read("Tests/AppTests/Own.swift") == "mine")
  }

  @Test func `comes back if it was removed`() throws {
    _ = try write(package)
    try FileManager.default.removeItem(atPath: package.folder + "/Sources")
    #expect(try write(package) == WrittenFiles.Outcome(hasWritten: true, kept: []))
    #expect(read("Sources/App/Adopted.swift") != nil)
  }

  @Test func `isn't written over another package`() throws {
    try fixture.write("App-flowsh/Package.swift", "someone's")
    #expect(throws: AdoptionError.foreignFolder(package.folder)) { try write(package) }
    #expect(throws: AdoptionError.foreignFolder(package.folder)) { try write(package, force: true) }
    #expect(read("flowsh.json") == nil)
  }

  @Test(arguments: ["Sources", "Tests"])
  func `isn't written beside sources that it would take in`(name: String) throws {
    try fixture.write("App-flowsh/\(name)/Own.swift", "mine")
    #expect(throws: AdoptionError.foreignFolder(package.folder)) { try write(package) }
    #expect(read("flowsh.json") == nil)
  }

  @Test(arguments: ["App", "App/sub"])
  func `isn't written among the app's sources`(folder: String) throws {
    let path = fixture.path + "/" + folder
    let other = try AdoptedPackage(package.project, in: path, version: package.version)
    #expect(
      throws: AdoptionError.insideProject(folder: path, project: fixture.path + "/App")
    ) { try write(other) }
    #expect(!Path.exists(path + "/flowsh.json"))
  }

  @Test func `may lie in an Xcode project's folder, but not where all files are sources`() throws {
    try fixture.write("Shop/Shop/A.swift", "")
    try fixture.writeProject(
      "Shop/Shop", targets: "A",
      ProjectFixture.target("A", "Shop", fields: "fileSystemSynchronizedGroups = (S);")
        + "S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = SOURCE_ROOT;};")
    let project = try fixture.read("Shop")
    for (place, isFree) in [
      ("Shop", false), ("Shop/Shop", false), ("Shop/Shop/x", false), ("Shop/Shop.xcodeproj", false),
      ("Shop/flowsh", true),
    ] {
      let folder = fixture.path + "/" + place
      #expect(project.hasSources(in: folder) == !isFree, "\(place)")
    }
  }

  @Test func `isn't written for an app without Swift files`() throws {
    var project = package.project
    project.main.files = []
    project.main.filesInC = ["/x/a.m"]
    project.main.missingFiles = ["/x/Gone.swift", "/x/Lost.swift"]
    let other = try AdoptedPackage(project, in: package.folder, version: package.version)
    do {
      _ = try write(other)
      Issue.record("it is written")
    } catch {
      #expect(
        fixture.short("\(error)")
          == """
          \(fixture.path)/App: App has no Swift file; it has 1 in C or Objective-C, which aren't \
          built here; the disk doesn't have 2 that it lists, such as /x/Gone.swift; \
          choose another with --target NAME, or name another project
          """.replacing(fixture.path + "/", with: ""))
    }
    #expect(!Path.exists(package.folder))
  }

  @Test func `isn't written over the package of another app`() throws {
    _ = try write(package)
    try fixture.write("Other/A.swift", "")
    let other = try AdoptedPackage(
      fixture.read("Other"), in: package.folder, version: package.version)
    #expect(
      throws: AdoptionError.packageOfAnother(
        folder: package.folder, target: "App", project: fixture.path + "/App")
    ) { try write(other) }
  }

  @Test func `can't be written where there is no folder`() throws {
    let other = try AdoptedPackage(package.project, in: "/dev/null/x", version: package.version)
    do {
      _ = try write(other)
      Issue.record("it is written")
    } catch {
      #expect(
        "\(error)"
          == "/dev/null: can't be written: Not a directory; choose another folder with --into")
    }
  }

  @Test func `never goes where a link in the package leads`() throws {
    let app = fixture.path + "/App"
    let manager = FileManager.default
    try manager.createDirectory(atPath: package.folder, withIntermediateDirectories: true)
    try manager.createSymbolicLink(
      atPath: package.folder + "/Package.swift", withDestinationPath: app + "/New.swift")
    #expect(throws: AdoptionError.foreignFolder(package.folder)) { try write(package) }
    try manager.removeItem(atPath: package.folder + "/Package.swift")
    let link = package.folder + "/.gitignore"
    try manager.createSymbolicLink(
      atPath: link, withDestinationPath: app + "/AppDelegate.swift")
    #expect(
      throws: AdoptionError.unwritable(
        path: link, reason: "it is a link, which would be followed; remove it")
    ) { try write(package, force: true) }
    #expect(Contents.text(app + "/AppDelegate.swift") == "" && !Path.exists(app + "/New.swift"))
  }

  @Test func `lies where links lead`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: fixture.path + "/link", withDestinationPath: "App")
    #expect(try AdoptedPackage.place(fixture.path + "/link/x/y") == fixture.path + "/App/x/y")
  }
}
