import JSONRPC

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

  private struct Meta: Decodable {
    let progressToken: RequestID?
  }

  private struct Name: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private enum Key: CodingKey { case name, arguments, _meta }

  let name: String
  /// The arguments, empty if there are none.
  let arguments: Arguments
  /// The names of the arguments that were given.
  let names: Set<String>
  /// The token for notifications of progress; `nil` if the client wants none.
  let progressToken: RequestID?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    name = try values.decode(String.self, forKey: .name)
    progressToken = try values.decodeIfPresent(Meta.self, forKey: ._meta)?.progressToken
    guard values.contains(.arguments) else {
      (arguments, names) = (Arguments(), [])
      return
    }
    arguments = try values.decode(Arguments.self, forKey: .arguments)
    let given = try values.nestedContainer(keyedBy: Name.self, forKey: .arguments)
    names = Set(given.allKeys.map(\.stringValue))
  }
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
