import Adoption
import Foundation

/// The projects, how far they get, and the APIs that they lack.
struct FieldReport {
  var apps: [FieldApp] = []

  /// A name that apps lack.
  struct Missing: Encodable, Equatable {
    let api: String
    let apps: Int
    let pieces: Int
  }

  /// The names that the apps lack, those of most apps first.
  var missing: [Missing] {
    var pieces: [String: Int] = [:]
    var lacking: [String: Int] = [:]
    for app in apps {
      let named = app.pieces.filter(\.isNamed).map(\.api)
      for api in named { pieces[api, default: 0] += 1 }
      for api in Set(named) { lacking[api, default: 0] += 1 }
    }
    return lacking.map { Missing(api: $0.key, apps: $0.value, pieces: pieces[$0.key] ?? 0) }
      .sorted { ($1.apps, $1.pieces, $0.api) < ($0.apps, $0.pieces, $1.api) }
  }

  /// Writes the report as two tables.
  ///
  /// - Parameter mostNames: The number of missing names to list.
  /// - Returns: The text.
  func text(mostNames: Int) -> String {
    let head =
      ["app", "", "first screen", "screens", "unreached"] + FieldApp.Cost.allCases.map(\.rawValue)
      + ["seconds"]
    let rows = apps.map { app in
      [app.name, app.outcome.rawValue, app.outcome == .starts ? app.detail : ""]
        + [app.screens, app.unreached].map { $0.map(String.init) ?? "" }
        + FieldApp.Cost.allCases.map { "\(app.count($0))" } + ["\(Int(app.seconds.rounded()))"]
    }
    let starting = apps.count { $0.outcome == .starts }
    var parts = [Self.table([head] + rows), "\(starting) of \(apps.count) start"]
    let names = missing.prefix(mostNames).map { [$0.api, "\($0.apps)", "\($0.pieces)"] }
    if !names.isEmpty { parts.append(Self.table([["missing", "apps", "pieces"]] + names)) }
    return parts.joined(separator: "\n\n")
  }

  /// The report as JSON.
  var json: String {
    get throws {
      struct Answer: Encodable {
        let apps: [FieldApp]
        let missing: [Missing]
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      let data = try encoder.encode(Answer(apps: apps, missing: missing))
      return String(decoding: data, as: UTF8.self)
    }
  }

  private static func table(_ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }
}
