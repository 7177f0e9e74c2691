import Reports
import Shell
import Wireframes

nonisolated extension WorkerMessage {
  private enum Kind: Int {
    case began, ended, finished, secret, picture, frame, crashed, covered
  }

  /// The bytes of the message.
  var bytes: [UInt8] {
    get throws {
      var writer = MessageWriter()
      try write(to: &writer)
      return writer.bytes
    }
  }

  /// Writes the message.
  func write(to values: inout MessageWriter) throws {
    switch self {
    case .began(let command, let file, let line, let time):
      values.write(Kind.began.rawValue)
      values.write(command)
      values.write(file)
      values.write(line)
      values.write(time)
    case .ended(let step, let accepted):
      values.write(Kind.ended.rawValue)
      values.write(step)
      values.write(accepted != nil)
      if let accepted { try values.write(coded: accepted) }
    case .secret(let secret):
      values.write(Kind.secret.rawValue)
      values.write(secret)
    case .picture(let number, let picture):
      values.write(Kind.picture.rawValue)
      values.write(number)
      values.write(picture != nil)
      if let picture { try values.write(coded: picture) }
    case .frame(let frame):
      values.write(Kind.frame.rawValue)
      values.write(frame)
    case .covered(let coverage):
      values.write(Kind.covered.rawValue)
      try values.write(coded: coverage)
    case .crashed(let reason):
      values.write(Kind.crashed.rawValue)
      values.write(reason)
    case .finished(let status, let reason, let seconds):
      values.write(Kind.finished.rawValue)
      values.write(status.rawValue)
      values.write(reason)
      values.write(seconds)
    }
  }

  /// Reads a message that was written by `write(to:)`.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the message.
  ///   - texts: The texts of earlier messages, with which equal ones are shared; `nil` if no texts
  ///     are.
  /// - Throws: An error if the bytes are something else.
  init(_ bytes: ArraySlice<UInt8>, sharing texts: SharedTexts? = nil) throws {
    self = try bytes.withUnsafeBytes { bytes in
      var values = MessageReader(bytes, sharing: texts)
      let message = try WorkerMessage(from: &values)
      try values.end()
      return message
    }
  }

  private init(from values: inout MessageReader) throws {
    switch Kind(rawValue: try values.number()) {
    case .began:
      self = .began(
        command: try values.text(), file: try values.text(), line: try values.number(),
        time: try values.double())
    case .ended:
      self = .ended(
        try values.step(), accepted: try values.flag() ? values.coded(AcceptedLines.self) : nil)
    case .finished:
      self = .finished(
        try values.choice(), reason: try values.optionalText(), seconds: try values.double())
    case .secret: self = .secret(try values.text())
    case .picture:
      self = .picture(
        number: try values.number(), try values.flag() ? values.coded(Picture.self) : nil)
    case .frame: self = .frame(try values.frame())
    case .covered: self = .covered(try values.coded(CaseCoverage.self))
    case .crashed: self = .crashed(reason: try values.text())
    case nil: throw BinaryError.unknownCase
    }
  }
}

nonisolated extension MessageWriter {
  fileprivate mutating func write(_ step: StepReport) {
    write(step.file)
    write(step.line)
    write(step.seconds)
    write(step.frames.count)
    for frame in step.frames { write(frame) }
    writePart {
      $0.write(step.command)
      $0.write(step.groups)
      $0.write(step.status.rawValue)
      $0.write(step.appOutput)
      $0.write(step.output)
      $0.write(step.reason)
      $0.write(step.message)
      $0.write(step.difference)
      $0.write(step.screen)
      $0.write(step.stack)
      $0.write(step.calls)
      $0.write(step.events)
    }
  }

  fileprivate mutating func write(_ frame: Frame) {
    write(frame.picture)
    write(frame.transition.rawValue)
    write(frame.touch != nil)
    guard let touch = frame.touch else { return }
    write(touch.kind.rawValue)
    for number in [touch.x, touch.y, touch.endX, touch.endY] { write(number) }
    write(touch.offer)
    write(touch.offerStyle?.rawValue)
  }
}

nonisolated extension MessageReader {
  fileprivate mutating func step() throws -> StepReport {
    let (file, line, seconds) = (try text(), try number(), try double())
    let frames = try frames()
    // Most steps differ from an earlier one only in what was read so far.
    var step = try sharedStep { values in
      StepReport(
        command: try values.text(), line: 0, groups: try values.texts(),
        status: try values.choice(), appOutput: try values.texts(), output: try values.text(),
        reason: try values.optionalText(), message: try values.optionalText(),
        difference: try values.texts(), screen: try values.text(), stack: try values.text(),
        calls: try values.texts(), events: try values.texts())
    }
    step.file = file
    step.line = line
    step.seconds = seconds
    step.frames = frames
    return step
  }

  private mutating func frames() throws -> [Frame] {
    let count = try number()
    guard count >= 0 else { throw BinaryError.badCount }
    var frames: [Frame] = []
    // A frame that isn't there is an error.
    while frames.count < count { frames.append(try frame()) }
    return frames
  }

  fileprivate mutating func frame() throws -> Frame {
    let picture = try number()
    let transition: Transition = try choice()
    return Frame(
      picture: picture, touch: try flag() ? touch() : nil, transition: transition)
  }

  private mutating func touch() throws -> Touch {
    Touch(
      try choice(), try number(), try number(), to: (try number(), try number()),
      offer: try optionalText(), style: try flag() ? choice() : nil)
  }

  /// Reads the raw value of one of several cases.
  fileprivate mutating func choice<Choice: RawRepresentable<String>>() throws -> Choice {
    guard let choice = Choice(rawValue: try text()) else { throw BinaryError.unknownCase }
    return choice
  }
}
