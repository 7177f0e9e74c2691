import ArgumentParser
import Shell

/// The option for the color of what a subcommand prints.
package struct ColorOptions: ParsableArguments {
  @Option(help: "When to use color: auto, always or never.", completion: .list(ColorChoice.names))
  var color = ColorChoice.auto.rawValue

  package init() {}

  /// The value of the option.
  var choice: ColorChoice { get throws { try ColorChoice(named: color, "--color") } }

  /// Returns standard output, with color if the option asks for it.
  @MainActor package func standardOutput() throws -> StandardOutput {
    let writer = StandardOutput()
    writer.text.isColored = try choice.isOn
    return writer
  }
}
