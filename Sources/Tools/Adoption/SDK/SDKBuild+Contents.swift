import Files
import Foundation
import Glibc

// The files of the SDK, from what SwiftPM has built.
extension SDKBuild {
  func fill(_ folder: SDKFolder) throws(AdoptionError) {
    let own = try linkedObjects(of: "FlowshSDK")
    let known = Set(own)
    let ofCombine = try linkedObjects(of: "CombineSDK").filter { !known.contains($0) }
    for module in modules(of: own + ofCombine) {
      let file = "/\(module).swiftmodule"
      let compiled = products + "/Modules" + file
      if Path.exists(compiled) { try folder.copy(compiled, to: SDK.modules + file) }
    }
    try copyHeaders(to: folder)
    let library = folder.path + "/" + SDK.library
    try SDKFolder.create(Path.folder(of: library))
    // In one object, nothing can be left out that only the runtime looks for, such as conformances.
    // Combine and each module of iOS beside UIKit have objects of their own, which only an app that
    // imports them is linked with.
    let parts = Dictionary(grouping: own) { object in
      Self.module(of: object).flatMap { FrameworkModules.names.contains($0) ? $0 : nil } ?? "flowsh"
    }
    var members: [String] = []
    for (name, objects) in parts.sorted(by: { $0.key < $1.key }) {
      members.append(try joined(objects, as: "\(name).o", in: folder))
    }
    members.append(try joined(ofCombine, as: "combine.o", in: folder))
    try run("llvm-ar", ["rcs", library] + members)
    for member in members { unlink(member) }
    try folder.copy(products + "/" + SDK.toolName, to: SDK.tool)
    try run("llvm-objcopy", ["--strip-debug", folder.path + "/" + SDK.tool])
    try buildApp(with: folder)
    try copyPlugin(to: folder)
    try folder.write(JSONText.of(SDK.bundle(of: identity)), to: SDK.bundleFile)
    var description = SDK.Description(identity: identity, configuration: configuration)
    for file in try SourceFolder.adopted(folder.path).files {
      description.files[Path.relative(file, to: folder.path)] = SDK.size(of: file)
    }
    try folder.write(JSONText.of(description), to: SDK.fileName)
  }

  /// Builds a small app, which shows whether the library and its modules are complete.
  ///
  /// Swift then also has the modules of C that the first adoption needs.
  private func buildApp(with folder: SDKFolder) throws(AdoptionError) {
    let source = "app.swift"
    try folder.write(
      """
      import CombinePublishers
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate { @Published var count = 0 }

      """, to: source)
    let program = folder.path + "/app"
    let libraries = SDK.dynamicLibraries.map { "-l" + $0 }
    try run(
      "swiftc",
      ["-g", "-swift-version", "5", "-parse-as-library", "-use-ld=lld"]
        + SDK.searchPaths(in: folder.path) + ["-L", folder.path + "/lib", "-lflowsh"] + libraries
        + [folder.path + "/" + source, "-o", program])
    unlink(folder.path + "/" + source)
    unlink(program)
  }

  /// The objects of a static product, as lines of a response file.
  private func linkedObjects(of product: String) throws(AdoptionError) -> [String] {
    let list = "\(products)/\(product).product/Objects.LinkFileList"
    // An object with a module is for debuggers only.
    return String(decoding: try Contents.read(list), as: UTF8.self)
      .split(separator: "\n").map(String.init).filter { !$0.contains(".swiftmodule.o") }
  }

  /// The modules that objects belong to.
  private func modules(of objects: [String]) -> [String] {
    Set(objects.compactMap(Self.module)).sorted()
  }

  private static func module(of object: String) -> String? {
    object.split(separator: "/").last { $0.hasSuffix(".build") && $0 != ".build" }
      .map { String($0.dropLast(6)) }
  }

  /// Joins objects in one without debug data; returns its path.
  private func joined(
    _ objects: [String], as name: String, in folder: SDKFolder
  ) throws(AdoptionError) -> String {
    let object = "\(Path.folder(of: "\(folder.path)/\(SDK.library)"))/\(name)"
    try folder.write(objects.joined(separator: "\n"), to: "objects")
    defer { unlink(folder.path + "/objects") }
    try run("ld.lld", ["-r", "-o", object, "@" + folder.path + "/objects"])
    try run("llvm-objcopy", ["--strip-debug", object])
    return object
  }

  /// Copies the headers of the C targets, with module maps that name nothing outside of the folder.
  private func copyHeaders(to folder: SDKFolder) throws(AdoptionError) {
    let system = source.path + "/Sources/System"
    for name in try names(in: system) {
      let own = "\(system)/\(name)"
      let place = "\(SDK.headers)/\(name)"
      if let map = Contents.text(own + "/module.modulemap") {
        for file in try names(in: own) where Path.suffix(of: file) == "h" {
          try folder.copy("\(own)/\(file)", to: "\(place)/\(file)")
          try copyHeaderOfOthers("\(own)/\(file)", to: folder)
        }
        // The package's manifest names the libraries.
        let lines = map.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.contains(/^\s*link\s/) }
        try folder.write(lines.joined(separator: "\n"), to: place + "/module.modulemap")
      } else if Path.isFolder(own + "/include") {
        let headers = try names(in: own + "/include")
        for file in headers { try folder.copy("\(own)/include/\(file)", to: "\(place)/\(file)") }
        let umbrella = headers.contains("\(name).h") ? "header \"\(name).h\"" : "\".\""
        try folder.write(
          "module \(name) {\n  umbrella \(umbrella)\n  export *\n}\n",
          to: place + "/module.modulemap")
      }
    }
  }

  /// Copies libedit's header, so that an app can be compiled where only the library is installed.
  private func copyHeaderOfOthers(
    _ header: String, to folder: SDKFolder
  ) throws(AdoptionError) {
    var words: [String] = []
    try run("clang", ["-M", header]) { words += $0.split(separator: " ").map(String.init) }
    for path in words where Path.name(of: path) == "histedit.h" {
      try folder.copy(path, to: "\(SDK.headers)/histedit.h")
    }
  }

  private func copyPlugin(to folder: SDKFolder) throws(AdoptionError) {
    let plugin = source.path + "/\(FlowshSource.adapter)/AppSources"
    for file in try SourceFolder.adopted(plugin).files where Path.suffix(of: file) == "swift" {
      try folder.copy(file, to: "\(SDK.plugin)/\(Path.relative(file, to: plugin))")
    }
  }

  private func names(in folder: String) throws(AdoptionError) -> [String] {
    do throws(FolderError) {
      return try Path.names(in: folder)
    } catch {
      throw AdoptionError(error)
    }
  }

  /// Runs a program of the toolchain.
  private func run(
    _ name: String, _ arguments: [String], line: (String) -> Void = { _ in }
  ) throws(AdoptionError) {
    let program = try toolchain.facts().programs + "/" + name
    var error: String?
    var last = ""
    let status = try toolchain.run(
      arguments, as: program, writingTo: Path.folder(of: place), isCancelled: isCancelled
    ) {
      if $0.contains("error: ") { error = error ?? $0 }
      last = $0
      line($0)
    }
    if isCancelled() { throw .interrupted }
    guard status == 0 else {
      throw .failedTool(
        program, status: status, reason: error ?? (last.isEmpty ? "it says nothing" : last))
    }
  }
}
