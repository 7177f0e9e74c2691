package import NetworkFixtures
package import Script

nonisolated extension FixtureFile {
  /// Reads the file that a setting names; a relative path starts at the folder of the script.
  ///
  /// - Throws: An error if the file can't be read, or its first mistake.
  package static func read(
    _ name: String, in script: String?, _ files: ScriptFiles
  ) throws(CommandError) -> FixtureFile {
    let (file, mistakes) = try parse(name, in: script, files)
    if let mistake = mistakes.first { throw .badFixture(mistake) }
    return file
  }

  /// Reads the file that a setting names, and returns its mistakes.
  package static func parse(
    _ name: String, in script: String?, _ files: ScriptFiles
  ) throws(CommandError) -> (file: FixtureFile, mistakes: [FixtureMistake]) {
    let path = ScriptFile.resolve(name, against: script)
    do throws(ScriptMistake) {
      return parse(try files.bytes(of: path), path: path, name: name)
    } catch { throw .script(error) }
  }
}
