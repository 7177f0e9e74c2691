import Glibc
import Shell

/// The app's output during a case, as the runner reads it.
struct CaseOutput {
  /// The output of the whole case, in which each step begins a line.
  private var all = AppOutput()
  /// The output of each step that is kept, in order.
  private var steps: [(index: Int, output: AppOutput)] = []
  /// The output after these steps.
  private var rest = AppOutput()
  /// The last bytes, while they may be the beginning of a mark.
  private var pending: [UInt8] = []
  /// Whether later steps aren't distinguished any more.
  private var isFull = false

  /// The memory in bytes that each step needs in addition to its output.
  private static let overhead = 64

  /// Appends bytes from the pipe.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which may contain marks.
  ///   - secrets: The secrets that the app may have printed.
  ///   - isKept: A closure that returns whether to keep a step's output of the given size. After
  ///     the first step that isn't kept, the output belongs to no step.
  mutating func append(
    _ bytes: UnsafeRawBufferPointer, hiding secrets: SecretFilter, isKept: (Int) -> Bool
  ) {
    if pending.isEmpty, !Self.hasMark(bytes) { return print(bytes) }
    pending.append(contentsOf: bytes)
    var (start, place) = (0, 0)
    while place < pending.count {
      guard pending[place] == StepMark.first else {
        place += 1
        continue
      }
      switch StepMark.read(pending[place...]) {
      case .other: place += 1
      case .beginning:
        print(start..<place)
        pending.removeFirst(place)
        return
      case .mark(let step):
        print(start..<place)
        all.endLine(unlessInSecretOf: secrets)
        endStep(step, isKept)
        place += StepMark.size
        start = place
      }
    }
    print(start..<place)
    pending = []
  }

  private static func hasMark(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.baseAddress.map { memchr($0, Int32(StepMark.first), bytes.count) != nil } ?? false
  }

  private mutating func print(_ range: Range<Int>) {
    pending[range].withUnsafeBytes { bytes in
      all.append(bytes)
      rest.append(bytes)
    }
  }

  private mutating func print(_ bytes: UnsafeRawBufferPointer) {
    all.append(bytes)
    rest.append(bytes)
  }

  private mutating func endStep(_ step: Int, _ isKept: (Int) -> Bool) {
    guard !rest.isEmpty, !isFull else { return }
    guard isKept(rest.size + Self.overhead) else {
      isFull = true
      return
    }
    steps.append((step, rest))
    rest = AppOutput()
  }

  func allLines(hiding secrets: SecretFilter) -> [String] {
    var all = all
    pending.withUnsafeBytes { all.append($0) }
    return all.lines(hiding: secrets)
  }

  /// The number of lines, including those that aren't kept.
  var lineCount: Int {
    var all = all
    pending.withUnsafeBytes { all.append($0) }
    return all.lineCount
  }

  /// Returns the lines of each step by its index, and the lines that belong to no step.
  ///
  /// A secret that is printed in several steps is hidden in the last of them.
  func lines(hiding secrets: SecretFilter) -> (steps: [Int: [String]], loose: [String]) {
    var lines: [Int: [String]] = [:]
    var held: [UInt8] = []
    for (index, output) in steps {
      var output = output
      output.prepend(held)
      held = output.removeBeginning(ofSecretIn: secrets)
      lines[index, default: []] += output.lines(hiding: secrets)
    }
    var rest = rest
    rest.prepend(held)
    pending.withUnsafeBytes { rest.append($0) }
    return (lines, rest.lines(hiding: secrets))
  }
}
