package import Script
import Shell

/// One case of a walkthrough: a sequence of steps that runs as one test.
package nonisolated struct WalkthroughCase: Sendable {
  /// The title, or the file's name if the file has no titles.
  package let title: String
  /// The tags of the file and of the case.
  package let tags: [String]
  /// The title as it is written; `nil` if there is none.
  let titleLine: TextLine?
  /// The line number of the title; 1 if there is no title.
  package var line: Int { titleLine?.line.number ?? 1 }
  /// The steps and blocks of the case, in order.
  package let statements: [Statement]
  /// The settings of the file and of the case, in order; the last of a kind applies.
  package let settings: [ScriptSetting]
  /// The settings below the title, each with its line.
  package let head: [(line: TextLine, setting: ScriptSetting)]

  /// The reason for skipping the case; `nil` if the case is to run.
  package var skip: String? {
    settings.lazy.compactMap { if case .skip(let reason) = $0 { reason } else { nil } }.last
      .map { $0.isEmpty ? "skipped" : $0 }
  }

  /// The bug because of which the case is expected to fail; `nil` if it has to pass.
  package var knownBug: String? {
    settings.lazy.compactMap { if case .known(let bug) = $0 { bug } else { nil } }.last
  }

  /// The time limit in seconds; `nil` if the walkthrough sets none.
  package var timeout: Double? {
    settings.lazy.compactMap { if case .timeout(let seconds) = $0 { seconds } else { nil } }.last
  }

  /// The loop if the case consists of a single one, apart from notes; each of its rows is then a
  /// test of its own.
  var loop: Block? {
    let others = statements.filter { !$0.isNote }
    guard others.count == 1, case .block(let block) = others[0], block.kind == .each else {
      return nil
    }
    return block
  }
}

nonisolated extension Statement {
  /// Whether the statement only prints notes.
  var isNote: Bool {
    guard case .commands(let line) = self, line.mistake == nil else { return false }
    return line.commands.allSatisfy { $0.isText && $0.name == "note" }
  }
}
