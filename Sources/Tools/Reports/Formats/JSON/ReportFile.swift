import AppBundle
import Foundation
import Shell
import Wireframes

/// A JSON report, as `JSONReport` writes it, read back as a value.
package struct ReportFile: Sendable {
  /// The reason why a file can't be read as a report.
  package enum Problem: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file is empty.
    case empty
    /// The text isn't JSON, or only the beginning of it.
    case notJSON
    /// The text is JSON, but not a report.
    case notReport
    /// The report has another version of the format.
    case version(Int)
    /// A member is missing or has a wrong value; the path says which.
    case invalid(String)
    /// A picture, given by its index, isn't one that flowsh draws.
    case foreignPicture(Int)

    package var description: String {
      switch self {
      case .empty: "it is empty; was the run that wrote it ended early?"
      case .notJSON: "it isn't valid JSON; it may be incomplete"
      case .notReport: "it isn't a report of \"test --json\""
      case .version(let number):
        "it has version \(number) of the format instead of \(JSONReport.version);"
          + " write it again with the program that merges the reports"
      case .invalid(let path): "it isn't a valid report: \(path) is missing or has a wrong value"
      case .foreignPicture(let index):
        "it isn't a valid report: pictures[\(index)] has a size or markup that no drawing of flowsh"
          + " has; write the report again"
      }
    }
  }

  /// The report.
  package let report: RunReport

  /// Reads a report.
  ///
  /// - Parameter bytes: The contents of the file.
  /// - Throws: The reason why the file isn't a report of this version.
  /// - Complexity: Linear in the size of the file, at about 20 ns a byte.
  package init(_ bytes: [UInt8]) throws(Problem) {
    guard !bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { throw .empty }
    do {
      report = try JSONDecoder().decode(RunDocument.self, from: Data(bytes)).report
    } catch let problem as Problem {
      throw problem
    } catch {
      switch DecodingFailure(error, in: bytes) {
      case .notJSON: throw .notJSON
      case .wrongValue: throw .notReport
      case .invalid(let path): throw .invalid(path)
      }
    }
  }
}

/// The report's object.
private struct RunDocument: Decodable {
  let report: RunReport

  private enum Key: CodingKey {
    case allowsFlaky, cases, counts, host, interrupted, maps, pictures, plan, program, seconds,
      shards,
      started, version
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard values.contains(.cases), values.contains(.program),
      let version = try? values.decode(Int.self, forKey: .version)
    else { throw ReportFile.Problem.notReport }
    guard version == JSONReport.version else { throw ReportFile.Problem.version(version) }
    let time = try values.decode(String.self, forKey: .started)
    guard let started = try? Date(time, strategy: .iso8601) else {
      throw ReportFile.Problem.invalid("started")
    }
    var report = RunReport(
      cases: try values.decode([CaseDocument].self, forKey: .cases).map(\.report),
      started: started, seconds: try values.decodeSeconds(forKey: .seconds),
      program: try values.decode(String.self, forKey: .program),
      isInterrupted: try values.decode(Bool.self, forKey: .interrupted))
    report.allowsFlaky = try values.decodeIfPresent(Bool.self, forKey: .allowsFlaky) ?? false
    report.host = try values.decodeIfPresent(String.self, forKey: .host)
    let shards = try values.decodeIfPresent([String].self, forKey: .shards) ?? []
    report.shards = shards.compactMap { Shard($0) }
    guard report.shards.count == shards.count, Set(report.shards.map(\.count)).count <= 1,
      Set(shards).count == shards.count
    else { throw ReportFile.Problem.invalid("shards") }
    report.plan = try values.decodeIfPresent(RunReport.Plan.self, forKey: .plan)
    if let hash = report.plan?.hash, hash.utf8.count != 16 || !hash.allSatisfy(\.isHexDigit) {
      throw ReportFile.Problem.invalid("plan.hash")
    }
    let pictures = try values.decodeIfPresent([Picture].self, forKey: .pictures) ?? []
    if let foreign = pictures.firstIndex(where: { !$0.isSafe }) {
      throw ReportFile.Problem.foreignPicture(foreign)
    }
    for place in report.cases.indices {
      guard report.cases[place].take(pictures) else {
        throw ReportFile.Problem.invalid("cases[\(place)].steps.frames")
      }
    }
    report.maps = try values.decodeIfPresent([MapDocument].self, forKey: .maps)?.map(\.map) ?? []
    _ = try values.decodeIfPresent([String: NaturalNumber].self, forKey: .counts)
    self.report = report
  }
}

extension KeyedDecodingContainer {
  /// Decodes a number that can't be negative.
  fileprivate func decodeCount(forKey key: Key) throws -> Int {
    try decode(NaturalNumber.self, forKey: key).wrappedValue
  }

  /// Decodes a duration in seconds.
  fileprivate func decodeSeconds(forKey key: Key) throws -> Double {
    let seconds = try decode(Double.self, forKey: key)
    guard seconds >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "a negative duration")
    }
    return seconds
  }
}

/// The object of a case.
private struct CaseDocument: Decodable {
  let report: CaseReport

  private enum Key: CodingKey {
    case appOutput, callStack, earlierAttempts, file, knownBug, language, line, looseAppOutput,
      omittedAppLines, reason, region, seconds, size, status, steps, tags, title
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func lines(_ key: Key) throws -> [String] {
      try values.decodeIfPresent([String].self, forKey: key) ?? []
    }
    let steps = try values.decodeIfPresent([StepDocument].self, forKey: .steps) ?? []
    var report = CaseReport(
      file: try values.decode(String.self, forKey: .file),
      line: try values.decodeCount(forKey: .line),
      title: try values.decode(String.self, forKey: .title), tags: try lines(.tags),
      status: try values.decode(CaseReport.Status.self, forKey: .status),
      reason: try values.decodeIfPresent(String.self, forKey: .reason),
      knownBug: try values.decodeIfPresent(String.self, forKey: .knownBug),
      seconds: try values.decodeSeconds(forKey: .seconds), steps: steps.map(\.report),
      callStack: try lines(.callStack), appOutput: try lines(.appOutput),
      looseAppOutput: try lines(.looseAppOutput))
    report.variant.language = try values.decodeIfPresent(String.self, forKey: .language)
    report.variant.region = try values.decodeIfPresent(String.self, forKey: .region)
    report.variant.size = try values.decodeIfPresent(String.self, forKey: .size)
    if let size = report.variant.size, !["compact", "regular"].contains(size) {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: values, debugDescription: "not a size")
    }
    report.omittedAppLines =
      try values.decodeIfPresent(NaturalNumber.self, forKey: .omittedAppLines)?.wrappedValue ?? 0
    report.earlierAttempts =
      try values.decodeIfPresent([CaseDocument].self, forKey: .earlierAttempts)?.map(\.report)
      ?? []
    self.report = report
  }
}

extension CaseReport {
  /// Takes the pictures to which the steps refer; returns whether each frame has one.
  fileprivate mutating func take(_ pictures: [Picture]) -> Bool {
    let isComplete = steps.allSatisfy { step in
      step.frames.allSatisfy { pictures.indices.contains($0.picture) }
    }
    guard isComplete else { return false }
    collectPictures { pictures[$0] }
    return earlierAttempts.indices.allSatisfy { earlierAttempts[$0].take(pictures) }
  }
}

/// The object of a frame.
private struct FrameDocument: Decodable {
  let frame: Frame

  private enum Key: CodingKey { case picture, touch, transition }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let touch = try values.decodeIfPresent(Touch.self, forKey: .touch)
    guard touch?.isPlausible != false else {
      throw DecodingError.dataCorruptedError(
        forKey: .touch, in: values, debugDescription: "not near a picture")
    }
    frame = Frame(
      picture: try values.decodeCount(forKey: .picture), touch: touch,
      transition: try values.decodeIfPresent(Transition.self, forKey: .transition) ?? .none)
  }
}

/// The object of a step.
private struct StepDocument: Decodable {
  let report: StepReport

  private enum Key: CodingKey {
    case appOutput, calls, command, difference, events, file, frames, groupLines, groups, line,
      localization, message, missingTexts, output, reason, screen, seconds, soft, status
  }

  private struct Line: Decodable {
    let kind: DifferenceLine.Kind
    let text: String
  }

  private struct Part: Decodable {
    let texts: [String]?
    let type: String
  }

  private struct Screen: Decodable {
    let parts: [Part]?
    let stack: String
    let text: String
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String? {
      try values.decodeIfPresent(String.self, forKey: key)
    }
    func lines(_ key: Key) throws -> [String] {
      try values.decodeIfPresent([String].self, forKey: key) ?? []
    }
    let difference = try values.decodeIfPresent([Line].self, forKey: .difference) ?? []
    let screen = try values.decodeIfPresent(Screen.self, forKey: .screen)
    report = StepReport(
      command: try values.decode(String.self, forKey: .command), file: try text(.file) ?? "",
      line: try values.decodeCount(forKey: .line), groups: try lines(.groups),
      groupLines: try values.decodeIfPresent([Int].self, forKey: .groupLines) ?? [],
      status: try values.decode(Step.Status.self, forKey: .status),
      isSoft: try values.decodeIfPresent(Bool.self, forKey: .soft) ?? false,
      seconds: try values.decodeSeconds(forKey: .seconds), appOutput: try lines(.appOutput),
      output: try text(.output) ?? "", reason: try text(.reason), message: try text(.message),
      difference: difference.map { DifferenceLine.line($0.kind, $0.text) },
      screen: screen?.text ?? "", stack: screen?.stack ?? "",
      localization: try text(.localization),
      parts: screen?.parts?.map { ShownPart(type: $0.type, texts: $0.texts ?? []) } ?? [],
      missingTexts: try values.decodeIfPresent([MissingText].self, forKey: .missingTexts) ?? [],
      calls: try lines(.calls),
      events: try lines(.events),
      frames: try values.decodeIfPresent([FrameDocument].self, forKey: .frames)?.map(\.frame) ?? [])
  }
}
