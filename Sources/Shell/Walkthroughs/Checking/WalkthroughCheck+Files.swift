import AppDriver
import Files
import NetworkFixtures
import Script
import Shell

/// The files that settings name.
extension WalkthroughCheck {
  /// Reads a data file as its app does, and reports why the app can't use it at the setting that
  /// names it, in which secrets are marked.
  func checkData(_ name: String, _ location: SourceLocation) {
    if VariableUse.isSecret(in: name) { return report(.script(.secretInPath), location) }
    let path = ScriptFile.resolve(name, against: location.file)
    files.noteInput(path)
    do throws(CommandError) {
      // Like a script, a pipe or a device can be read only when it is needed.
      if let kind = FileStatus(at: path)?.kind, kind == .other { return }
      if let app, let entry = try? catalog.app(named: app) {
        catalog = catalog.with(try entry.prepared(for: LaunchContext(dataFile: path)))
      } else {
        do throws(ScriptMistake) {
          _ = try ScriptFile.size(of: path)
        } catch { throw .script(error) }
      }
    } catch {
      report(error, location)
    }
  }

  /// Reads a file of fixtures, and reports its mistakes at the setting that names it, in which
  /// secrets are marked.
  func checkFixtures(_ name: String, _ location: SourceLocation) {
    if VariableUse.isSecret(in: name) { return report(.script(.secretInPath), location) }
    let path = ScriptFile.resolve(name, against: location.file)
    do throws(CommandError) {
      do throws(ScriptMistake) {
        guard try files.readAhead(path) else { return }
      } catch { throw .script(error) }
      let (file, mistakes) = try FixtureFile.parse(name, in: location.file, files)
      for mistake in mistakes { report(.badFixture(mistake), location) }
      for body in file.bodyFiles { files.noteInput(body) }
    } catch {
      report(error, location)
    }
  }

  /// Reads a file with a notification.
  func checkNotification(_ name: String, _ location: SourceLocation) throws(CommandError) {
    let path = ScriptFile.resolve(name, against: location.file)
    do throws(ScriptMistake) {
      guard try files.readAhead(path) else { return }
    } catch { throw .script(error) }
    _ = try PushNotification.read(path, files)
  }

  /// Warns about the settings of a sourced script that count only in the file that runs as a test.
  ///
  /// A sourced walkthrough may be such a file, too.
  func checkSettings(ofSourced file: WalkthroughFile) {
    guard !file.path.hasSuffix(ScriptFile.suffix), !ScriptFiles.isForeign(file.path) else { return }
    for (line, setting) in file.head + file.cases.flatMap(\.head) {
      switch setting {
      case .tags, .skip, .known, .timeout:
        warn(
          .script(.suspicious(.sourcedSetting(line.command.name))),
          SourceLocation(file: file.path, line: line.line.number))
      default: continue
      }
    }
  }
}
