/// A file of fixtures: a JSON array with an object for each.
package struct FixtureFile: Sendable, Hashable {
  /// The path of the file.
  package let path: String
  /// The fixtures, in the file's order.
  package let fixtures: [Fixture]

  /// The paths of the files that contain bodies.
  package var bodyFiles: [String] {
    fixtures.compactMap { fixture in
      guard case .response(let response) = fixture.answer, case .file(let path) = response.body
      else { return nil }
      return path
    }
  }

  /// Parses the content of a file.
  ///
  /// The files that contain bodies must exist, but aren't read.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path. Relative paths in the file start at its folder.
  ///   - name: The name of the file in events, such as the path that the script contains.
  /// - Returns: The file without the fixtures that have mistakes, and all mistakes.
  package static func parse(
    _ bytes: ArraySlice<UInt8>, path: String, name: String
  ) -> (file: FixtureFile, mistakes: [FixtureMistake]) {
    var reader = FixtureReader(path: path, name: name)
    let fixtures = reader.fixtures(in: bytes)
    return (FixtureFile(path: path, fixtures: fixtures), reader.mistakes)
  }
}
