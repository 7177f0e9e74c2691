import AppSandbox
import ArgumentParser
import Foundation
import Shell

/// The `flowsh doctor` subcommand, which says what flowsh finds on this machine and what is
/// missing.
struct DoctorCommand: Tool {
  static let arguments = "[<options>]"
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check what flowsh needs on this machine.",
    discussion: """
      Checks the line editor, the locale, the terminal, the program's symbols, the places of the \
      history and the start-up file, whether tests can be kept from the network, and what is \
      installed. Each line begins with ok or missing, and says below what to do. Exit status: 0 if \
      nothing is missing, 1 otherwise.
      """)

  @OptionGroup var coloring: ColorOptions

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    let findings = Doctor(
      environment: AppSandbox.outerEnvironment, terminal: .current,
      program: Flowsh.programName, isInstallable: !FlowshCommand.addedTools.isEmpty
    ).findings
    let writer = try coloring.standardOutput()
    if StandardStreams.outputIsTerminal { writer.text.layout = StandardStreams.terminalLayout }
    for line in Doctor.lines(of: findings) {
      if !line.mark.isEmpty {
        writer.text.writeSafely(line.mark, line.mark == Doctor.missing ? .red : .green)
      }
      writer.text.writeSafely(line.text)
      writer.text.write("\n")
    }
    writer.finish(with: findings.allSatisfy { $0.remedy == nil } ? .success : .failure)
  }
}
