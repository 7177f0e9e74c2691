import Foundation
import TestSupport

@testable import Adoption

/// A project in a temporary folder.
struct ProjectFixture {
  private let folder: TemporaryFolder
  /// The path of the folder without symbolic links.
  let path: String

  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    path = Path.real(folder.path) ?? folder.path
    for (name, text) in files { try write(name, text) }
  }

  func write(_ name: String, _ text: String) throws { try folder.write(name, text) }

  /// Writes an Xcode project with these objects besides those that every project has.
  ///
  /// The project object has the fields, and the objects refer to each other by plain names.
  func writeProject(_ name: String = "App", targets: String, fields: String = "", _ objects: String)
    throws
  {
    try write("\(name).xcodeproj/project.pbxproj", Self.project(targets, fields, objects))
  }

  static func project(_ targets: String, _ fields: String, _ objects: String) -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objectVersion = 77; rootObject = P;
      objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; developmentRegion = de;
          targets = (\(targets)); \(fields)};
        PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); defaultConfigurationName = Release;};
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 3.0;};};
        PD = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";};};
    \(objects)
      };
    }
    """
  }

  /// The text of a target and its configurations.
  static func target(
    _ id: String, _ name: String, type: String = "application", settings: String = "",
    fields: String = ""
  ) -> String {
    """
        \(id) = {isa = PBXNativeTarget; name = "\(name)"; productName = "\(name)";
          productType = "com.apple.product-type.\(type)"; buildConfigurationList = \(id)L; \(fields)};
        \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)Debug);};
        \(id)Debug = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};

    """
  }

  /// Reads the project; no package can be read.
  func read(_ name: String = "", target: String? = nil, excluding: [String] = []) throws
    -> AppProject
  {
    try ProjectReader.read(
      name.isEmpty ? path : path + "/" + name, target: target,
      excluding: excluding, manifest: Self.noManifest)
  }

  static func noManifest(_ folder: String) throws(AdoptionError) -> PackageManifest {
    throw .broken(path: folder + "/Package.swift", line: 3, .manifest("no manifest in this test"))
  }

  /// Returns the error of reading.
  func error(_ name: String = "", target: String? = nil, excluding: [String] = []) -> AdoptionError?
  {
    do {
      _ = try read(name, target: target, excluding: excluding)
      return nil
    } catch {
      return error as? AdoptionError
    }
  }

  /// Returns paths relative to the folder.
  func names(_ paths: [String]) -> [String] { paths.map { Path.relative($0, to: path) } }

  /// Returns a text without the folder's path.
  func short(_ text: String) -> String { text.replacing(path + "/", with: "") }
}

extension SourceFolder {
  /// Returns the absolute paths of the files in a folder and in those below, sorted.
  static func files(in folder: String, mostFolders: Int = Self.mostFolders) throws -> [String] {
    try contents(of: folder, mostFolders: mostFolders).files
  }
}
