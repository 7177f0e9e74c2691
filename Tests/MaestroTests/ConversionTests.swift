import Maestro
import Files
import TestSupport
import Testing

/// Flows that become files.
struct ConversionTests {
  /// Converts flows in a folder; returns the new files with their contents, and the mistakes.
  private func convert(
    _ flows: [String: String], _ names: [String], in folder: TemporaryFolder
  ) throws -> (files: [String: String], mistakes: [String]) {
    for (name, text) in flows { try folder.write("f/" + name, text) }
    var conversion = Conversion(FlowTranslator(apps: ["x"]))
    for name in names { try conversion.add(folder.file("f/" + name)) }
    let mistakes = (conversion.mistakes + conversion.collisions).map {
      $0.replacing(folder.file("f/"), with: "")
    }
    guard mistakes.isEmpty else { return ([:], mistakes) }
    var files: [String: String] = [:]
    for path in try conversion.write(into: folder.file("w")) {
      files[folder.relative(path)] = String(
        decoding: try OpenFile(path).readAll(atMost: 10_000), as: UTF8.self)
    }
    return (files, [])
  }

  @Test func `all files are in the folder, and those that are run aren't tests`() throws {
    let folder = try TemporaryFolder()
    let flows = [
      "a/x.yaml": "- runFlow: {file: ../b.yaml, label: see x.yaml}\n", "b.yaml": "- back\n",
    ]
    let files = try convert(flows, ["a/x.yaml"], in: folder).files
    #expect(
      files == [
        "w/a/x.walk": "source \"../b.steps\" -- see x.yaml\n", "w/b.steps": "back\n",
      ])
  }

  @Test func `only the path of the flow that is run gets another ending`() throws {
    let folder = try TemporaryFolder()
    let flows = [
      "x.yaml": "- runFlow: {file: b.yamls.yaml, env: {A: c.yaml}}\n- tapOn: source c.yaml\n",
      "b.yamls.yaml": "- back\n",
    ]
    #expect(
      try convert(flows, ["x.yaml"], in: folder).files["w/x.walk"]
        == "source b.yamls.steps \"A=c.yaml\"\ntouch \"source c.yaml\" within 7s\n")
  }

  @Test func `a flow that is a test and is run becomes two files`() throws {
    let folder = try TemporaryFolder()
    let flows = [
      "a.yaml": "- runFlow: b.yaml\n", "b.yaml": "appId: x\nname: B\n---\n- launchApp\n- back\n",
    ]
    let files = try convert(flows, ["a.yaml", "b.yaml"], in: folder).files
    #expect(files.keys.sorted() == ["w/a.walk", "w/b.steps", "w/b.walk"])
    #expect(files["w/b.steps"] == "permission all granted\nrelaunch\nback\n")
    #expect(files["w/b.walk"]?.hasPrefix("@app x\n") == true)
  }

  @Test func `a file that exists stays, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write("w/b.walk", "mine")
    #expect(throws: FileError(.write, folder.file("w/b.walk"), .system(17))) {
      try convert(["a.yaml": "- back\n", "b.yaml": "- back\n"], ["a.yaml", "b.yaml"], in: folder)
    }
    #expect(FileStatus(at: folder.file("w/a.walk")) == nil)
  }

  @Test func `flows that would become the same file are a mistake`() throws {
    let folder = try TemporaryFolder()
    let flows = ["a.yaml": "- back\n", "a.yml": "- back\n"]
    #expect(
      try convert(flows, ["a.yaml", "a.yml"], in: folder).mistakes
        == ["a.yaml: a.yml would become the same walkthrough; rename one of them"])
  }

  @Test func `flows that run each other are a mistake`() throws {
    let folder = try TemporaryFolder()
    let flows = [
      "a.yaml": "- back\n- runFlow: ../f/b.yaml\n", "b.yaml": "- runFlow: ../f/a.yaml\n",
    ]
    let mistakes = try convert(flows, ["a.yaml"], in: folder).mistakes
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.contains("b.yaml:1: a flow runs itself: a.yaml → ") == true)
  }
}
