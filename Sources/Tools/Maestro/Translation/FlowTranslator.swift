package import Script

/// The translator of Maestro flows, which becomes that of the program.
package struct FlowTranslator: ScriptTranslator {
  private let apps: [String]

  /// Creates a translator.
  ///
  /// - Parameter apps: The names of the apps that can be run: a flow whose `appId` ends in one of
  ///   them is for this app.
  package init(apps: [String]) { self.apps = apps }

  package func translate(_ bytes: ArraySlice<UInt8>, path: String) -> TranslatedScript {
    var flow = FlowTranslation(path: path)
    do throws(FlowMistake) {
      flow.translate(try FlowFile(bytes), apps: apps)
    } catch {
      flow.report(error)
    }
    return flow.script
  }

  package func tests(
    in folder: String, _ names: [String], isNamed: Bool
  ) -> TranslatedFolder {
    FlowWorkspace(folder, names, isNamed: isNamed).tests
  }
}
