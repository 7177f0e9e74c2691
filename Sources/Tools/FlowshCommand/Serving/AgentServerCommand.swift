import AgentServer
import ArgumentParser
import JSONRPC
import Shell

/// The `flowsh mcp` subcommand, which serves an agent.
struct AgentServerCommand: Tool {
  static let arguments = ""
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Serve an agent that drives an app and writes walkthroughs.",
    discussion: """
      Speaks the Model Context Protocol on standard input and output, one message a line; an agent \
      starts it. Its tools start an app in a process of its own, run commands on it, explore it, \
      and check and run walkthroughs. Exit status: 0.
      """)

  @MainActor func perform(_ catalog: AppCatalog) throws -> Never {
    if StandardStreams.inputIsTerminal {
      throw ValidationError("mcp reads the messages of an agent, which starts it by itself")
    }
    let stream = MessageStream.standard(.lines)
    let server = AgentServer(
      stream, version: Flowsh.version, canAdopt: FlowshCommand.subcommandNames.contains("adopt"))
    stream.serve(server.receive)
    StandardOutput().finish(with: .success)
  }
}
