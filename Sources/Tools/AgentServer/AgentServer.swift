import Files
package import JSONRPC

/// A server of the Model Context Protocol, with which an agent drives apps.
///
/// Apps run in other processes, so that a crash is an answer and not the end of the server. One
/// tool runs at a time; meanwhile, the client can ask for a sign of life, or cancel it.
package final class AgentServer {
  /// The reason why a tool has no result, for the agent.
  struct Failure: Error {
    let message: String

    init(_ message: String) { self.message = message }
  }

  /// A call of a tool that isn't answered yet.
  private struct Call {
    let id: RequestID
    let call: ToolCall
    let start = ContinuousClock.now
  }

  /// The versions of the protocol, the latest first.
  private static let protocols = ["2025-06-18", "2025-03-26", "2024-11-05"]

  let stream: MessageStream
  private let version: String
  private let tools: [AgentTool]
  private var dispatcher = Dispatcher()
  private var isInitialized = false
  /// The calls in their order; the first one is running.
  private var calls: [Call] = []
  private var isRunning = false
  /// The app that was started last.
  var app: AppProcess?
  /// The program for whose end the running tool waits; `nil` if it waits for the app.
  var program: ServedProgram?
  /// A closure that is called each second while a tool runs, and ends what takes too long.
  var endIfLate: () -> Void = {}

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - stream: The connection to the agent.
  ///   - version: The version of the program.
  ///   - canAdopt: Whether the program can adopt apps.
  package init(_ stream: MessageStream, version: String, canAdopt: Bool) {
    self.stream = stream
    self.version = version
    tools = AgentTool.all + (canAdopt ? [AgentTool.adopt] : [])
    addMethods()
  }

  /// Handles a part of what the client has sent.
  package func receive(_ part: MessageBuffer.Part) {
    if let answer = dispatcher.answer(part) { stream.send(answer) }
    runNext()
  }

  private func addMethods() {
    dispatcher.check = { [unowned self] method in
      if method != "ping", isInitialized == (method == "initialize") {
        throw RPCError.invalidRequest(
          isInitialized
            ? "the server has been initialized" : "the first request must be \"initialize\"")
      }
    }
    dispatcher.on("initialize") { [unowned self] (parameters: InitializeParameters) in
      isInitialized = true
      return InitializeResult(
        protocolVersion: Self.protocols.first { $0 == parameters.protocolVersion }
          ?? Self.protocols[0],
        serverInfo: InitializeResult.Information(name: "flowsh", version: version))
    }
    dispatcher.on("notifications/initialized") { Empty() }
    dispatcher.on("notifications/cancelled") { [unowned self] (parameters: CancelParameters) in
      cancel(parameters.requestId)
      return Empty()
    }
    dispatcher.on("ping") { Empty() }
    dispatcher.on("tools/list") { [unowned self] in ToolList(tools: tools) }
    dispatcher.onLater("tools/call") { [unowned self] (call: ToolCall, id) in
      guard let tool = tools.first(where: { $0.name == call.name }) else {
        throw RPCError.invalidParameters(
          "no tool \"\(call.name)\"; the tools are \(tools.map(\.name).joined(separator: ", "))")
      }
      try tool.check(call.names)
      calls.append(Call(id: id, call: call))
    }
  }

  // MARK: Calls

  /// Runs the calls that wait, until one takes its time.
  private func runNext() {
    while !isRunning, let next = calls.first {
      isRunning = true
      stream.onSecond = { [unowned self] in
        endIfLate()
        report()
      }
      do {
        try perform(next.call.name, next.call.arguments) { [unowned self] in end(next.id, $0) }
      } catch let failure as Failure {
        end(next.id, ToolResult(failure.message, isError: true))
      } catch let error as FileError {
        end(next.id, ToolResult("\(error.path): \(error)", isError: true))
      } catch {
        end(next.id, ToolResult("\(error)", isError: true))
      }
    }
  }

  /// Sends the result of the running call.
  private func end(_ id: RequestID, _ result: ToolResult) {
    stopWaiting()
    stream.send(Dispatcher.success(result, id: id))
    runNext()
  }

  private func stopWaiting() {
    calls.removeFirst()
    isRunning = false
    program = nil
    endIfLate = {}
    stream.onSecond = nil
  }

  /// Ends a call, which then has no answer, with the process that it waits for.
  private func cancel(_ id: RequestID) {
    guard let place = calls.firstIndex(where: { $0.id == id }) else { return }
    guard place == 0, isRunning else {
      calls.remove(at: place)
      return
    }
    if let program { program.end() } else { app = nil }
    stopWaiting()
  }

  /// Tells the client that the running call goes on, if it wants that.
  private func report() {
    guard isRunning, let running = calls.first, let token = running.call.progressToken else {
      return
    }
    let seconds = running.start.duration(to: .now) / .seconds(1)
    stream.send(
      Dispatcher.notification(
        "notifications/progress",
        Progress(
          progressToken: token, progress: seconds,
          message: "\(running.call.name) has been running for \(Int(seconds)) seconds")))
  }
}

private struct Empty: Encodable {}

private struct InitializeParameters: Decodable {
  let protocolVersion: String
}

private struct CancelParameters: Decodable {
  let requestId: RequestID
}

private struct Progress: Encodable {
  let progressToken: RequestID
  let progress: Double
  let message: String
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
