import Files
import Foundation

/// The Swift toolchain of the machine.
package struct Toolchain: Sendable {
  /// The path of the program `swift`.
  let swift: String
  /// Whether to end the programs for which nothing else is said; asked several times a second.
  private let isCancelled: @Sendable () -> Bool

  /// Finds `swift` in the folders of `PATH`.
  ///
  /// - Parameters:
  ///   - path: The value of the variable.
  ///   - isCancelled: Whether to end the toolchain's programs; asked several times a second.
  /// - Throws: An error if there is none.
  package init(
    path: String, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(AdoptionError) {
    let places: [String] = path.split(separator: ":").map { $0 + "/swift" }
    let found = places.first { access($0, X_OK) == 0 && !Path.isFolder($0) }
    guard let found else { throw .noSwift }
    swift = found
    self.isCancelled = isCancelled
  }

  /// The compiler, and the machine that it compiles for.
  package struct Facts: Equatable, Sendable {
    /// The first line of `swiftc -version`.
    package var compiler: String
    /// The target triple.
    package var target: String
    /// The folder of the toolchain's programs, also where `swift` only leads to them.
    var programs: String
  }

  /// Asks the compiler for its version and its target.
  ///
  /// - Throws: An error if it doesn't say.
  package func facts() throws(AdoptionError) -> Facts {
    struct TargetInfo: Decodable {
      struct Target: Decodable { var triple: String }
      struct Paths: Decodable { var runtimeResourcePath: String }
      var compilerVersion: String
      var target: Target
      var paths: Paths
    }
    var lines: [String] = []
    let compiler = swift + "c"
    let status = try run(["-print-target-info"], as: compiler) { lines.append($0) }
    let text = lines.joined(separator: "\n")
    guard status == 0,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)),
      let version = info.compilerVersion.split(separator: "\n").first
    else {
      throw .failedTool(compiler, status: status, reason: lines.last ?? "it says nothing")
    }
    return Facts(
      compiler: String(version), target: info.target.triple,
      programs: Path.normalized(info.paths.runtimeResourcePath + "/../../bin"))
  }

  /// Returns the names of the modules that the toolchain has for Linux.
  ///
  /// - Throws: An error if the compiler doesn't say where it is.
  func modules() throws(AdoptionError) -> Set<String> {
    let folder = try facts().programs + "/../lib/swift/linux"
    let names = (try? Path.names(in: folder)) ?? []
    return Set(names.filter { Path.suffix(of: $0) == "swiftmodule" }.map(Path.base))
  }

  /// The time in which a manifest must be read: it may be a program without an end.
  private static let manifestLimit: Duration = .seconds(120)

  /// Returns the manifest of the package in a folder.
  package func manifest(of folder: String) throws(AdoptionError) -> PackageManifest {
    let path = folder + "/Package.swift"
    let end = ContinuousClock.now + Self.manifestLimit
    let (status, lines, errors) = try output(
      ["package", "--package-path", folder, "dump-package"],
      isCancelled: { isCancelled() || ContinuousClock.now > end })
    guard ContinuousClock.now <= end else {
      throw .broken(
        path: path,
        .manifest("it isn't read, because it hasn't ended after \(Self.manifestLimit); mend it"))
    }
    guard status == 0 else {
      let diagnostics = errors.compactMap { CompilerDiagnostic(line: $0) }
      // SwiftPM's own error says only that the manifest doesn't compile, and how it was compiled.
      let diagnostic = diagnostics.first { $0.path != nil } ?? diagnostics.first
      throw .broken(
        path: diagnostic?.path ?? path, line: diagnostic?.line,
        .manifest(diagnostic?.message ?? errors.last ?? "\"swift package\" ended with \(status)"))
    }
    do {
      return try JSONDecoder().decode(
        PackageManifest.self, from: Data(lines.joined(separator: "\n").utf8))
    } catch {
      throw .broken(path: path, .description("\(error)"))
    }
  }

  /// Returns those of some modules that the compiler can't import.
  ///
  /// - Parameters:
  ///   - modules: The names of modules.
  ///   - folder: The folder with the modules that a build has made.
  ///   - searchPaths: Options with which the compiler finds more modules.
  /// - Returns: The names of the modules that are missing.
  /// - Throws: An error if the folder can't be read, or if the compiler fails.
  func missing(
    among modules: [String], in folder: String, _ searchPaths: [String] = []
  ) throws(AdoptionError) -> Set<String> {
    let file = folder + "/flowsh-imports.swift"
    let text = modules.map {
      "#if !canImport(\($0))\n#warning(\"no module \($0)\")\n#endif\n"
    }.joined()
    do throws(FileError) {
      try WholeFile.write(Array(text.utf8), to: file)
    } catch {
      throw .unwritable(path: file, reason: "\(error)")
    }
    defer { unlink(file) }
    let options = try moduleMaps(in: folder)
    var missing: Set<String> = []
    var errors: [String] = []
    let arguments = ["-typecheck", "-I", folder + "/Modules"] + searchPaths + options + [file]
    let compiler = swift + "c"
    let status = try run(arguments, as: compiler) { line in
      if line.contains("error: ") { errors.append(line) }
      if let match = line.firstMatch(of: /warning: no module (\w+)$/) {
        missing.insert(String(match.1))
      }
    }
    guard status == 0 else {
      throw .failedTool(compiler, status: status, reason: errors.first ?? "it says no more")
    }
    return missing
  }

  /// Returns the compiler's options for the module maps in a folder of build products; none if
  /// nothing has been built.
  ///
  /// - Throws: An error if the folder can't be read.
  func moduleMaps(in folder: String) throws(AdoptionError) -> [String] {
    guard Path.exists(folder) else { return [] }
    let names: [String]
    do throws(FolderError) {
      names = try Path.names(in: folder)
    } catch {
      throw AdoptionError(error)
    }
    // Build tools of the package have module maps of their own, for the same modules.
    return names.filter { !$0.hasSuffix("-tool.build") }
      .map { "\(folder)/\($0)/module.modulemap" }.filter(Path.exists)
      .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Runs `swift`, and returns what it prints; if it fails, its errors, too.
  func output(
    _ arguments: [String], isCancelled: (() -> Bool)? = nil
  ) throws(AdoptionError) -> (status: Int32, lines: [String], errors: [String]) {
    var lines: [String] = []
    let status = try run(arguments, errors: .discarded, isCancelled: isCancelled) {
      lines.append($0)
    }
    var errors: [String] = []
    if status != 0 { _ = try run(arguments, isCancelled: isCancelled) { errors.append($0) } }
    return (status, lines, errors)
  }

  /// Runs `swift`, or another program of the toolchain.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - program: The path of the program; `nil` for `swift`.
  ///   - folder: The folder to which the program writes, if its disk may be full.
  ///   - errors: Where standard error goes.
  ///   - isCancelled: Whether to end the program, if that isn't for the toolchain to say.
  ///   - line: Called for each line of output.
  /// - Returns: The exit status.
  /// - Throws: An error if the program can't be started, if a signal ends it, or if it fails
  ///   because the disk is full.
  func run(
    _ arguments: [String], as program: String? = nil, writingTo folder: String? = nil,
    errors: Subprocess.Errors = .withOutput, isCancelled: (() -> Bool)? = nil,
    line: (String) -> Void
  ) throws(AdoptionError) -> Int32 {
    let program = program ?? swift
    let isCancelled = isCancelled ?? self.isCancelled
    var hasNoRoom = false
    let status: Int32
    do throws(FileError) {
      status = try Subprocess.run(
        program, arguments, errors: errors, isCancelled: isCancelled
      ) {
        hasNoRoom = hasNoRoom || DiskRoom.isMissing(by: $0)
        line($0)
      }
    } catch {
      throw .unreadable(path: program, reason: "\(error)")
    }
    guard status != 0, !isCancelled() else { return status }
    if let folder, let full = DiskRoom.fullFolder(folder, isCertain: hasNoRoom) {
      throw .fullDisk(full)
    }
    guard status <= 128 else { throw .endedTool(program, signal: status - 128) }
    return status
  }
}
