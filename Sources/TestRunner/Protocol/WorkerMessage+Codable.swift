import Reports
import Wireframes

// Each step sends two messages, so avoid the synthesized conformance: it looks up cases by name and
// allocates two containers for each message.
nonisolated extension WorkerMessage: Codable {
  private enum Kind: Int {
    case began, ended, finished, secret, picture, frame, crashed, covered
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    switch self {
    case .began(let command, let file, let line, let time):
      try values.encode(Kind.began.rawValue)
      try values.encode(command)
      try values.encode(file)
      try values.encode(line)
      try values.encode(time)
    case .ended(let step, let accepted):
      try values.encode(Kind.ended.rawValue)
      try values.encode(step)
      try values.encode(accepted != nil)
      if let accepted { try values.encode(accepted) }
    case .secret(let secret):
      try values.encode(Kind.secret.rawValue)
      try values.encode(secret)
    case .picture(let number, let picture):
      try values.encode(Kind.picture.rawValue)
      try values.encode(number)
      try values.encode(picture != nil)
      if let picture { try values.encode(picture) }
    case .frame(let frame):
      try values.encode(Kind.frame.rawValue)
      try values.encode(frame)
    case .covered(let coverage):
      try values.encode(Kind.covered.rawValue)
      try values.encode(coverage)
    case .crashed(let reason):
      try values.encode(Kind.crashed.rawValue)
      try values.encode(reason)
    case .finished(let status, let reason, let seconds):
      try values.encode(Kind.finished.rawValue)
      try values.encode(status)
      try values.encode(reason != nil)
      if let reason { try values.encode(reason) }
      try values.encode(seconds)
    }
  }

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    switch Kind(rawValue: try values.decode(Int.self)) {
    case .began:
      self = .began(
        command: try values.decode(String.self), file: try values.decode(String.self),
        line: try values.decode(Int.self), time: try values.decode(Double.self))
    case .ended:
      let step = try values.decode(StepReport.self)
      let accepted = try values.decode(Bool.self) ? values.decode(AcceptedLines.self) : nil
      self = .ended(step, accepted: accepted)
    case .finished:
      let status = try values.decode(CaseReport.Status.self)
      let reason = try values.decode(Bool.self) ? values.decode(String.self) : nil
      self = .finished(status, reason: reason, seconds: try values.decode(Double.self))
    case .secret: self = .secret(try values.decode(String.self))
    case .picture:
      let number = try values.decode(Int.self)
      self = .picture(
        number: number, try values.decode(Bool.self) ? values.decode(Picture.self) : nil)
    case .frame: self = .frame(try values.decode(Frame.self))
    case .covered: self = .covered(try values.decode(CaseCoverage.self))
    case .crashed: self = .crashed(reason: try values.decode(String.self))
    case nil: throw BinaryError.unknownCase
    }
    guard values.isAtEnd else { throw BinaryError.tooLong }
  }
}
