import Foundation

/// A workspace of Xcode: projects and packages that are built together.
struct Workspace {
  /// The paths of the `.xcodeproj` folders.
  private(set) var projects: [String] = []
  /// The folders of packages.
  private(set) var packages: [String] = []

  /// Reads a workspace.
  ///
  /// - Parameter bundle: The absolute path of the `.xcworkspace`.
  /// - Throws: An error if it can't be read or is broken.
  init(_ bundle: String) throws(AdoptionError) {
    let path = bundle + "/contents.xcworkspacedata"
    let data = try Contents.read(path)
    guard let text = String(data: data, encoding: .utf8), text.contains("<Workspace") else {
      throw .broken(path: path, .otherThanWorkspace)
    }
    var folders = [Path.folder(of: bundle)]
    let start = folders[0]
    for tag in text.matches(of: /<(\/?)(FileRef|Group)\b([^>]*)>/) {
      let isGroup = tag.2 == "Group"
      if !tag.1.isEmpty {
        if isGroup, folders.count > 1 { folders.removeLast() }
        continue
      }
      let location = tag.3.firstMatch(of: /\blocation\s*=\s*"([^"]*)"/).map { String($0.1) } ?? ""
      let place = Self.path(Self.unescaped(location), group: folders.last ?? start, start)
      if isGroup {
        if !tag.3.hasSuffix("/") { folders.append(place) }
      } else if Path.suffix(of: place) == "xcodeproj" {
        projects.append(place)
      } else if Path.exists(place + "/Package.swift") {
        packages.append(place)
      }
    }
  }

  /// Returns the path of a location such as `group:MyApp.xcodeproj`.
  private static func path(_ location: String, group: String, _ start: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.count == 2 ? String(parts[1]) : location
    return Path.joined(parts[0] == "group" ? group : start, path)
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
