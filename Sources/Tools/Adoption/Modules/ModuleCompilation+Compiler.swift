import Foundation
import Glibc

// The compilers and what they make.
extension ModuleCompilation {
  var options: [String] {
    target.compilerOptions(defining: conditions)
      + ["-package-name", packageName]
  }

  var searchPaths: [String] { tools.sdk.searchPaths + imports.flatMap(\.searchPaths) }

  var object: String { folder.path + "/module.o" }

  /// Compiles texts; returns the first error.
  func compile(
    _ sources: [String], searchPaths: [String]
  ) throws(AdoptionError) -> Failure? {
    let modules = folder.path + "/" + BuiltModule.modules
    try SDKFolder.create(modules)
    let output = try tools.run(
      tools.toolchain.swift + "c",
      options + searchPaths + imports.flatMap(\.searchPaths) + [
        "-module-name", target.module, "-parse-as-library", "-suppress-warnings", "-wmo", "-Onone",
        "-g", "-diagnostic-style", "llvm", "-emit-module", "-emit-module-path",
        "\(modules)/\(target.module).swiftmodule", "-c", "-o", object,
      ] + sources)
    return output.succeeded ? nil : Failure(output)
  }

  /// Compiles a module in C.
  func compileInC(_ settings: SettingsInC) throws(AdoptionError) -> Failure? {
    func copied(_ path: String) -> String { sources + "/" + Path.relative(path, to: origin) }
    let headers = copied(settings.headers)
    let options =
      ([headers] + settings.searchPaths.map(copied)).flatMap { ["-I", $0] }
      + settings.definitions.map { "-D" + $0 } + ["-g", "-fPIC", "-w"]
    let clang = try tools.toolchain.facts().programs + "/clang"
    var objects: [String] = []
    for file in files where Path.suffix(of: file) == "c" {
      let object = folder.path + "/\(objects.count).o"
      let output = try tools.run(clang, options + ["-c", file, "-o", object])
      guard output.succeeded else { return Failure(output) }
      objects.append(object)
    }
    for file in files where Path.isInside(file, headers) {
      try folder.copy(file, to: "\(BuiltModule.modules)/\(Path.relative(file, to: headers))")
    }
    let map = "\(BuiltModule.modules)/module.modulemap"
    if !Path.exists(folder.path + "/" + map) {
      let header = "\(target.module).h"
      let umbrella = Path.exists("\(headers)/\(header)") ? "header \"\(header)\"" : "\".\""
      try folder.write(
        "module \(target.module) {\n  umbrella \(umbrella)\n  export *\n}\n", to: map)
    }
    try archive(objects)
    return nil
  }

  /// Makes the library of objects.
  func archive(_ objects: [String]) throws(AdoptionError) {
    let library = folder.path + "/" + BuiltModule.library(of: target.module)
    try SDKFolder.create(Path.folder(of: library))
    for object in objects { try mark(object) }
    let program = try tools.toolchain.facts().programs + "/llvm-ar"
    let output = try tools.run(program, ["rcs", library] + objects)
    guard output.succeeded else {
      throw .failedTool(program, status: output.status, reason: Failure(output).text)
    }
    for object in objects { unlink(object) }
    // What else the compiler puts beside the module is for debuggers and editors.
    let modules = folder.path + "/" + BuiltModule.modules
    for name in (try? Path.names(in: modules)) ?? []
    where ["o", "swiftdoc", "swiftsourceinfo", "abi.json"].contains(Path.suffix(of: name)) {
      unlink(modules + "/" + name)
    }
  }

  /// Writes the module's name into a section of an object, by which a program knows that the
  /// module's functions aren't the app's own.
  private func mark(_ object: String) throws(AdoptionError) {
    try folder.write(target.module + "\0", to: "module.name")
    defer { unlink(folder.path + "/module.name") }
    let program = try tools.toolchain.facts().programs + "/llvm-objcopy"
    let output = try tools.run(
      program, ["--add-section", ".flowsh.packages=\(folder.path)/module.name", object])
    guard output.succeeded else {
      throw .failedTool(program, status: output.status, reason: Failure(output).text)
    }
  }
}
