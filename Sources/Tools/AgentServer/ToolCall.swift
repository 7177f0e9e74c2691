/// The parameters of `tools/call`.
struct ToolCall: Decodable {
  /// The arguments of all tools; each tool reads its own.
  struct Arguments: Decodable {
    var app: String?
    var program: String?
    var size: String?
    var data: String?
    var commands: [String]?
    var detail: Bool?
    var paths: [String]?
    var names: [String]?
    var accept: Bool?
    var fix: Bool?
    var seconds: Double?
    var write: String?
    var path: String?
    var into: String?
  }

  let name: String
  private let arguments: Arguments?

  /// The arguments, empty if there are none.
  var given: Arguments { arguments ?? Arguments() }
}

/// The result of a tool: text, which is mostly JSON.
struct ToolResult: Encodable {
  struct Content: Encodable {
    let type = "text"
    let text: String
  }

  let content: [Content]
  let isError: Bool

  init(_ text: String, isError: Bool = false) {
    content = [Content(text: text)]
    self.isError = isError
  }
}
