@testable import Reports
import Testing

@testable import TestRunner

@Suite("Cases that run again because they failed")
struct FailedAttemptsTests {
  private func report(_ status: CaseReport.Status, _ reason: String? = nil) -> CaseReport {
    CaseReport(file: "a.walk", title: "a", status: status, reason: reason)
  }

  @Test("are flaky if the last attempt passes, with the first failure's reason")
  func flaky() {
    var attempts = FailedAttempts(mostRetries: 2)
    let reports = [report(.crashed, "first"), report(.failed, "second"), report(.passed)]
    #expect(reports.map { attempts.mustRetry($0, place: 3) } == [true, true, false])
    let result = attempts.result(report(.passed), place: 3)
    #expect(result?.status == .flaky)
    #expect(result?.reason == "passed in attempt 3, after it had failed: first")
    #expect(result?.earlierAttempts.map(\.reason) == ["first", "second"])
  }

  @Test("keep the last result if no attempt passes")
  func failed() {
    var attempts = FailedAttempts(mostRetries: 1)
    let reports = [report(.failed, "first"), report(.timedOut, "second")]
    #expect(reports.map { attempts.mustRetry($0, place: 0) } == [true, false])
    let result = attempts.result(report(.timedOut, "second"), place: 0)
    #expect(result?.status == .timedOut && result?.reason == "second")
    #expect(result?.earlierAttempts.map(\.reason) == ["first"])
  }

  @Test("have the last failure as their result if the run ends before the next attempt")
  func interrupted() {
    var attempts = FailedAttempts(mostRetries: 5)
    #expect(attempts.result(nil, place: 0) == nil)
    let reports = [report(.failed, "first"), report(.failed, "second")]
    #expect(reports.map { attempts.mustRetry($0, place: 0) } == [true, true])
    let result = attempts.result(nil, place: 0)
    #expect(result?.status == .failed && result?.reason == "second")
    #expect(result?.earlierAttempts.map(\.reason) == ["first"])
  }

  @Test("pass like others if they pass at once, and are never run again if they are skipped")
  func unaffected() {
    var attempts = FailedAttempts(mostRetries: 5)
    for status in [CaseReport.Status.passed, .skipped] {
      let mustRetry = attempts.mustRetry(report(status), place: 0)
      #expect(!mustRetry)
      #expect(attempts.result(report(status), place: 0) == report(status))
    }
  }
}
