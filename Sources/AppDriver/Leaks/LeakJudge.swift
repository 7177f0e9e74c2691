import HeadlessUIKit
import StrongReferences

/// Decides which suspects were left behind, and finds out what holds them.
struct LeakJudge {
  /// What was found, in the order in which it was found.
  private(set) var findings: [Leak] = []
  /// Grows whenever the findings change.
  private(set) var revision = 0
  private static let reader = ReferenceReader()
  private var judged = LeakWatch.Suspects()

  /// Judges anew, where the suspects are others than before.
  mutating func judge(
    _ suspects: LeakWatch.Suspects, of watch: LeakWatch, _ application: UIApplication,
    _ delegate: any UIApplicationDelegate, after action: Int
  ) {
    guard suspects != judged else { return }
    judged = suspects
    var inquiry = LeakInquiry(
      watch: watch, reader: Self.reader, roots: application.referenceRoots(delegate))
    var found: [Leak] = []
    for finding in inquiry.findings(among: suspects) {
      if let known = findings.first(where: { $0.id == finding.id && $0.with == finding.with }) {
        found.append(known)
      } else {
        let known = findings.first { $0.id == finding.id }
        found.append(inquiry.leak(finding, action: known?.action ?? action))
      }
    }
    found.sort { ($0.action, $0.id) < ($1.action, $1.id) }
    guard found != findings else { return }
    findings = found
    revision += 1
  }
}
