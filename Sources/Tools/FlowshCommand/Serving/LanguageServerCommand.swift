import ArgumentParser
import JSONRPC
import LanguageServer
import Shell

/// The `flowsh lsp` subcommand, which serves an editor.
struct LanguageServerCommand: Tool {
  static let arguments = ""
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor in which walkthroughs are written.",
    discussion: """
      Speaks the Language Server Protocol on standard input and output; an editor starts it. Shows \
      the mistakes that 'check' finds, completes commands, and runs cases. Explores the apps of the \
      open walkthroughs in the background, and keeps their maps and the last report in the folder \
      .flowsh of the workspace. Exit status: 0, or 1 if the editor ends it without asking.
      """)

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    if StandardStreams.inputIsTerminal {
      throw ValidationError("lsp reads the messages of an editor, which starts it by itself")
    }
    let stream = MessageStream.standard(.headers)
    let server = LanguageServer(catalog, version: Flowsh.version, host: stream)
    stream.serve(pause: { server.pause }, onPause: server.publishChanges) { part in
      server.receive(part)
      if server.hasEnded { stream.isEnding = true }
    }
    StandardOutput().finish(with: server.endsWell ? .success : .failure)
  }
}
