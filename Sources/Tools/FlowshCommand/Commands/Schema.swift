import CEmbeddedFiles
import Reports

/// The values of `--print-schema`: what flowsh writes as JSON.
nonisolated enum Schema: String, Choice {
  /// The output of `--format json`.
  case output
  /// The reports of `flowsh test --json`.
  case report
  /// The maps of `flowsh explore --json`.
  case map

  /// The JSON Schema, without the newline at its end, which follows each message of the parser.
  var text: String {
    let bytes =
      switch self {
      case .output: flowsh_output_schema().utf8
      case .report: JSONReport.schema
      case .map: MapJSON.schema
      }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
