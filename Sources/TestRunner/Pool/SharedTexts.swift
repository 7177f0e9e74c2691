import Glibc
import Reports

/// The texts of a run's steps, each of which is stored only once.
///
/// Most cases of a run show the same screens, so the steps of a large run need half the memory.
struct SharedTexts {
  private let isUsed: Bool
  private var texts: Set<ExactText> = []
  private var lists: Set<ExactList> = []

  /// Creates a store without texts.
  ///
  /// - Parameter isUsed: Whether texts are shared; `false` if few steps are kept, or most only for a
  ///   short time.
  init(isUsed: Bool) { self.isUsed = isUsed }

  /// Returns a report with the same contents, whose texts are shared with earlier reports.
  mutating func sharing(_ report: CaseReport) -> CaseReport {
    guard isUsed else { return report }
    var report = report
    for place in report.steps.indices {
      share(&report.steps[place].command)
      share(&report.steps[place].file)
      share(&report.steps[place].output)
      share(&report.steps[place].screen)
      share(&report.steps[place].stack)
      share(&report.steps[place].groups)
      share(&report.steps[place].calls)
      share(&report.steps[place].events)
    }
    return report
  }

  private mutating func share(_ text: inout String) {
    // A shorter text is stored in the string itself.
    guard text.utf8.count > 15 else { return }
    text = texts.insert(ExactText(text)).memberAfterInsert.text
  }

  private mutating func share(_ list: inout [String]) {
    guard !list.isEmpty else { return }
    list = lists.insert(ExactList(list)).memberAfterInsert.texts
  }
}

/// Text that is equal only to text with the same bytes.
///
/// A string is compared and hashed by its normal form, which takes ten times as long if it isn't ASCII.
private nonisolated struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactText, right: ExactText) -> Bool {
    var (left, right) = (left.text, right.text)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        guard let start = left.baseAddress, let other = right.baseAddress else { return true }
        return memcmp(start, other, left.count) == 0
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    // No text contains this byte, which ends each text of a list.
    hasher.combine(0xFF as UInt8)
  }
}

/// Texts that are equal only to texts with the same bytes.
private nonisolated struct ExactList: Hashable {
  let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  static func == (left: ExactList, right: ExactList) -> Bool {
    left.texts.elementsEqual(right.texts) { ExactText($0) == ExactText($1) }
  }

  func hash(into hasher: inout Hasher) {
    for text in texts { ExactText(text).hash(into: &hasher) }
  }
}
