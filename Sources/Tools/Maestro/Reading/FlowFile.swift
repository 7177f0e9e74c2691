import Script

/// A flow as it is written: the fields above `---`, and the commands.
struct FlowFile {
  /// The fields of the configuration; empty if there is none.
  let header: [FlowValue.Field]
  let commands: [FlowValue]

  /// Reads a file.
  ///
  /// - Throws: A mistake if it isn't a flow.
  init(_ bytes: ArraySlice<UInt8>) throws(FlowMistake) {
    let documents = try FlowValue.documents(of: Self.text(of: bytes))
    switch documents.count {
    case 0: throw FlowMistake(line: 1, "the file is empty; a flow is a list of commands")
    case 1:
      header = []
      commands = try Self.commands(of: documents[0])
    case 2:
      guard let fields = documents[0].fields else {
        throw FlowMistake(
          line: documents[0].line,
          "above --- there must be fields such as appId, not"
            + " \(documents[0].kind)")
      }
      header = fields
      commands = try Self.commands(of: documents[1])
    default:
      throw FlowMistake(
        line: documents[2].line, "a flow has one ---, between its configuration and its commands")
    }
  }

  /// Returns the text of a file in UTF-8, without its byte order mark.
  static func text(of bytes: ArraySlice<UInt8>) throws(FlowMistake) -> String {
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
    for (place, line) in bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).enumerated() where line.contains(0) || String(validating: line, as: UTF8.self) == nil {
      throw FlowMistake(line: place + 1, "this is no text in UTF-8")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func commands(of document: FlowValue) throws(FlowMistake) -> [FlowValue] {
    switch document.content {
    case .list(let list): return list
    case .none: return []
    default:
      throw FlowMistake(
        line: document.line,
        "a flow is a list of commands, such as \"- tapOn: Log In\", below --- if there is a"
          + " configuration; this is \(document.kind)")
    }
  }
}
