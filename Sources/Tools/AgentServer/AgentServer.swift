import Files
package import JSONRPC

/// A server of the Model Context Protocol, with which an agent drives apps.
///
/// Apps run in other processes, so that a crash is an answer and not the end of the server.
package final class AgentServer {
  /// The reason why a tool has no result, for the agent.
  struct Failure: Error {
    let message: String

    init(_ message: String) { self.message = message }
  }

  /// The versions of the protocol, the latest first.
  private static let protocols = ["2025-06-18", "2024-11-05"]

  private let version: String
  private let tools: [AgentTool]
  private var dispatcher = Dispatcher()
  /// The app that was started last.
  var app: AppProcess?

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - canAdopt: Whether the program can adopt apps.
  package init(version: String, canAdopt: Bool) {
    self.version = version
    tools = AgentTool.all + (canAdopt ? [AgentTool.adopt] : [])
    addMethods()
  }

  /// Returns the answer to a part of what the client has sent; `nil` if it needs none.
  package func answer(_ part: MessageBuffer.Part) -> [UInt8]? { dispatcher.answer(part) }

  private func addMethods() {
    dispatcher.on("initialize") { [unowned self] (parameters: InitializeParameters) in
      InitializeResult(
        protocolVersion: Self.protocols.first { $0 == parameters.protocolVersion }
          ?? Self.protocols[0],
        serverInfo: InitializeResult.Information(name: "flowsh", version: version))
    }
    dispatcher.on("notifications/initialized") { Empty() }
    dispatcher.on("ping") { Empty() }
    dispatcher.on("tools/list") { [unowned self] in ToolList(tools: tools) }
    dispatcher.on("tools/call") { [unowned self] (call: ToolCall) throws -> ToolResult in
      guard let tool = tools.first(where: { $0.name == call.name }) else {
        throw RPCError.invalidParameters(
          "no tool \"\(call.name)\"; the tools are \(tools.map(\.name).joined(separator: ", "))")
      }
      do {
        return try perform(tool.name, call.given)
      } catch let failure as Failure {
        return ToolResult(failure.message, isError: true)
      } catch let error as FileError {
        return ToolResult("\(error.path): \(error)", isError: true)
      }
    }
  }
}

private struct Empty: Encodable {}

private struct InitializeParameters: Decodable {
  let protocolVersion: String
}

private struct InitializeResult: Encodable {
  struct Capabilities: Encodable {
    let tools = Empty()
  }

  struct Information: Encodable {
    let name: String
    let version: String
  }

  let protocolVersion: String
  let capabilities = Capabilities()
  let serverInfo: Information
  let instructions = """
    flowsh runs iOS apps without a simulator, and shows screens as lists of elements. "start" an \
    app, "run" commands on it, "explore" it to find what is wrong. A walkthrough (.walk) is a \
    file with the same commands, which "test" runs; "run" with "record FILE" writes one.
    """
}

private struct ToolList: Encodable {
  let tools: [AgentTool]
}
