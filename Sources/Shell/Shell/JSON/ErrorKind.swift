import Script

/// The stable name of each kind of error in the JSON output.
package nonisolated enum ErrorKind: String, CaseIterable, Sendable, Hashable, Encodable {
  // Errors of commands.
  case unknownCommand = "unknown-command"
  case usage
  case notFound = "not-found"
  case ambiguous
  case tooManyArguments = "too-many-arguments"
  case secretMissing = "secret-missing"
  case secretNotGiven = "secret-not-given"
  case refused
  case crashed
  case processEnded = "process-ended"
  case notRunning = "not-running"
  case nothingOnScreen = "nothing-on-screen"
  case wrongData = "wrong-data"
  case takesNoData = "takes-no-data"
  case badFixture = "bad-fixture"
  case requestRefused = "request-refused"
  case unknownApp = "unknown-app"
  case unknownSetting = "unknown-setting"
  case badValue = "bad-value"
  case unreadable
  case cannotUndo = "cannot-undo"
  case cannotAlias = "cannot-alias"
  case unmet
  case endlessLoop = "endless-loop"
  case notRefused = "not-refused"
  case leakCheckOff = "leak-check-off"
  case objectsUnreadable = "objects-unreadable"
  case outputDiffers = "output-differs"
  case unwritable
  case cannotRecord = "cannot-record"
  case cannotExplore = "cannot-explore"
  case interrupted

  // Mistakes in scripts.
  case syntax
  case malformedLine = "malformed-line"
  case unreadableScript = "unreadable-script"
  case sourceCycle = "source-cycle"
  case sourceTooDeep = "source-too-deep"
  case tooManySources = "too-many-sources"
  case unknownScriptSetting = "unknown-script-setting"
  case badScriptValue = "bad-script-value"
  case takesNoArguments = "takes-no-arguments"
  case unknownVariable = "unknown-variable"
  case openVariable = "open-variable"
  case expandsTooFar = "expands-too-far"
  case badVariableName = "bad-variable-name"
  case openBlock = "open-block"
  case unmatchedEnd = "unmatched-end"
  case unmatchedElse = "unmatched-else"
  case blocksTooDeep = "blocks-too-deep"
  case blockTooLong = "block-too-long"
  case misplacedBlock = "misplaced-block"
  case badEach = "bad-each"
  case badHeader = "bad-header"
  case lateSetting = "late-setting"
  case settingOfFile = "setting-of-file"
  case badSetting = "bad-setting"
  case commaInTag = "comma-in-tag"
  case blankInTag = "blank-in-tag"
  case tagInTitle = "tag-in-title"
  case suspicious
  case badTable = "bad-table"
  case outputWithoutCommand = "output-without-command"
  case badPattern = "bad-pattern"
  case titleInBlock = "title-in-block"
  case noTitle = "no-title"
  case notOnOwnLine = "not-on-own-line"
  case secretNotSet = "secret-not-set"
  case secretSetByOption = "secret-set-by-option"
  case secretTooShort = "secret-too-short"
  case secretInPath = "secret-in-path"
  case tooManyLines = "too-many-lines"
  case untranslated
  case onlyAtPrompt = "only-at-prompt"
  case notInStartUpFile = "not-in-start-up-file"
}

nonisolated extension CommandError {
  /// The kind of the error.
  package var kind: ErrorKind {
    switch self {
    case .unknownCommand: .unknownCommand
    case .usage: .usage
    case .notFound, .unfitting, .notAmongFirst: .notFound
    case .ambiguous: .ambiguous
    case .tooManyArguments: .tooManyArguments
    case .secretMissing: .secretMissing
    case .secretNotGiven: .secretNotGiven
    case .refused: .refused
    case .crashed: .crashed
    case .processEnded: .processEnded
    case .notRunning: .notRunning
    case .nothingOnScreen: .nothingOnScreen
    case .wrongData: .wrongData
    case .takesNoData: .takesNoData
    case .badFixture: .badFixture
    case .requestsRefused: .requestRefused
    case .unknownApp: .unknownApp
    case .unknownSetting: .unknownSetting
    case .badValue: .badValue
    case .unreadable: .unreadable
    case .cannotUndo: .cannotUndo
    case .cannotAlias: .cannotAlias
    case .unmet: .unmet
    case .endless: .endlessLoop
    case .notRefused: .notRefused
    case .leakCheckOff: .leakCheckOff
    case .objectsUnreadable: .objectsUnreadable
    case .script(let mistake): mistake.kind
    case .differs: .outputDiffers
    case .unwritable: .unwritable
    case .cannotRecord: .cannotRecord
    case .cannotExplore: .cannotExplore
    case .redacted(let kind, _, _): kind
    case .interrupted: .interrupted
    }
  }
}

nonisolated extension ScriptMistake {
  /// The kind of the mistake.
  package var kind: ErrorKind {
    switch self {
    case .tokens: .syntax
    case .malformedLine: .malformedLine
    case .unreadable: .unreadableScript
    case .sourceCycle: .sourceCycle
    case .sourceTooDeep: .sourceTooDeep
    case .tooManySources: .tooManySources
    case .unknownSetting: .unknownScriptSetting
    case .badValue: .badScriptValue
    case .takesNoArguments: .takesNoArguments
    case .unknownVariable: .unknownVariable
    case .openVariable: .openVariable
    case .expandsTooFar: .expandsTooFar
    case .badName: .badVariableName
    case .openBlock: .openBlock
    case .unmatchedEnd: .unmatchedEnd
    case .unmatchedElse: .unmatchedElse
    case .tooDeep: .blocksTooDeep
    case .tooLong: .blockTooLong
    case .misplacedBlock: .misplacedBlock
    case .badHeader(.each, _): .badEach
    case .badHeader: .badHeader
    case .lateSetting: .lateSetting
    case .settingOfFile: .settingOfFile
    case .badSetting: .badSetting
    case .commaInTag: .commaInTag
    case .blankInTag: .blankInTag
    case .tagInTitle: .tagInTitle
    case .suspicious: .suspicious
    case .badTable: .badTable
    case .outputWithoutCommand: .outputWithoutCommand
    case .badPattern: .badPattern
    case .titleInBlock: .titleInBlock
    case .noTitle: .noTitle
    case .ownLine: .notOnOwnLine
    case .secretMissing: .secretNotSet
    case .secretSetByOption: .secretSetByOption
    case .secretTooShort: .secretTooShort
    case .secretInPath: .secretInPath
    case .tooManyLines: .tooManyLines
    case .untranslated: .untranslated
    case .onlyAtPrompt: .onlyAtPrompt
    case .notInStartUpFile: .notInStartUpFile
    }
  }
}
