import ArgumentParser
import Files
import Reports
import Script
import Shell

/// The file of `--html`, which plays what the user has run.
final class DemoFile {
  /// The help of the option.
  nonisolated static let help: ArgumentHelp =
    "Write an HTML page that plays the commands, with pictures of the screens."

  /// The recorder to which the interpreter's host passes its notifications.
  let recorder: DemoRecorder
  private let path: String
  /// The title that the script gives itself; `nil` for its name.
  var title: String?
  /// The names of the scripts; `nil` if there are none.
  private let script: String?
  private let interpreter: Interpreter
  private let writer: StandardOutput
  private var isWritten = false

  /// Prepares a file.
  ///
  /// If the page goes to standard output, nothing else does.
  ///
  /// - Parameters:
  ///   - path: The path; `-` for standard output.
  ///   - scripts: The paths of the scripts, whose names are the title if no other is set.
  ///   - isPrompt: Whether the user types the commands.
  ///   - interpreter: The interpreter that runs them.
  ///   - writer: The standard output.
  init(
    _ path: String, scripts: [String], isPrompt: Bool, _ interpreter: Interpreter,
    _ writer: StandardOutput
  ) {
    self.path = path
    recorder = DemoRecorder(isPrompt: isPrompt)
    self.interpreter = interpreter
    self.writer = writer
    let names = scripts.filter { $0 != "-" }.map { script in
      let name = PathParts.name(of: script)
      return name.hasSuffix(ScriptFile.suffix)
        ? String(name.dropLast(ScriptFile.suffix.count)) : name
    }
    script = names.isEmpty ? nil : names.joined(separator: ", ").cut(to: DemoBounds.name)
    if path == "-" { writer.isMuted = true }
  }

  /// Reports a file that can't be written, or that would replace an input; `nil` if it can be
  /// written.
  func refusal(with inputs: Set<String>) -> ExitStatus? {
    ReportPlaces([ReportPlaces.Place(option: "--html", path: path)])
      .refusal(with: inputs, readBy: "the run")
  }

  /// Writes the page, once.
  ///
  /// It runs no commands, so it is safe while the process is exiting.
  ///
  /// - Parameters:
  ///   - crash: The way in which the app has ended the process; `nil` if it hasn't.
  ///   - names: Whether to print where the page is.
  /// - Returns: Whether the page was written.
  func write(afterCrash crash: String? = nil, namingFile names: Bool = false) -> Bool {
    guard !isWritten else { return true }
    isWritten = true
    if let crash { recorder.appDidEndProcess(interpreter.errorForEnd(by: crash)) }
    let demo = recorder.demo(
      title: title ?? script ?? interpreter.appName, script: title == nil ? nil : script,
      app: interpreter.appName,
      hiding: interpreter.output.redaction)
    guard path != "-" else {
      printPage(demo)
      return true
    }
    writer.text.flush()
    do throws(FileError) {
      try WholeFile.write(to: path) { file throws(FileError) in
        var problem: FileError?
        DemoPage.write(demo) { part in
          guard problem == nil else { return }
          do throws(FileError) { try file.writeAll(part) } catch { problem = error }
        }
        if let problem { throw problem }
      }
    } catch {
      StandardStreams.complain("\(error.path): \(error)")
      return false
    }
    if names, interpreter.options.format == .text {
      interpreter.output.write(
        "\(SafeText.escaped(path)) plays these commands; open it in a browser\n")
    }
    return true
  }

  private func printPage(_ demo: Demo) {
    writer.text.flush()
    writer.isMuted = false
    DemoPage.write(demo) { [writer] in
      writer.text.write(String(decoding: $0, as: UTF8.self))
      writer.text.flush()
    }
    writer.isMuted = true
  }
}
