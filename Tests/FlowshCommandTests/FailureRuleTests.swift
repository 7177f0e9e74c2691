import Exploration
@testable import Reports
import Testing

@testable import FlowshCommand

@Suite struct `What --fail-on says` {
  @Test func `a link that the app doesn't open counts as a link, unless the baseline has it`()
    throws
  {
    var map = MapReport(app: "shop")
    map.unopenedLinks = ["shop://nope"]
    #expect(try FailureRule(["link"], hasBaseline: nil).isBroken(by: map))
    #expect(try !FailureRule([], hasBaseline: nil).isBroken(by: map))
    #expect(try !FailureRule(["leak", "idle"], hasBaseline: nil).isBroken(by: map))
    let rule = try FailureRule(["link", "new"], hasBaseline: true)
    #expect(!rule.isBroken(by: map, MapDifference(from: map, to: map)))
    #expect(rule.isBroken(by: map, MapDifference(from: MapReport(app: "shop"), to: map)))
  }

  @Test(arguments: FindingKind.allCases) func `each kind of finding has a name`(kind: FindingKind)
    throws
  {
    var map = MapReport(app: "shop")
    map.findings = [MapReport.Finding(kind: kind.optionName, message: "")]
    #expect(try FailureRule([kind.optionName], hasBaseline: nil).isBroken(by: map))
  }

  @Test(arguments: [
    (["new", "difference"], false, true), (["new"], false, true), (["new", "crash"], false, false),
    (["difference"], false, true), (["leak"], true, true), (["none"], false, false),
  ])
  func `a finding counts if its kind does, or as a difference, and the baseline lacks it`(
    kinds: [String], failsWithSame: Bool, failsWithOther: Bool
  ) throws {
    var (map, other) = (MapReport(app: "shop"), MapReport(app: "shop"))
    map.findings = [MapReport.Finding(kind: "leak", message: "LoginCoordinator left behind")]
    other.findings = [MapReport.Finding(kind: "leak", message: "OldCoordinator left behind")]
    let rule = try FailureRule(kinds, hasBaseline: true)
    #expect(rule.isBroken(by: map, MapDifference(from: map, to: map)) == failsWithSame)
    #expect(rule.isBroken(by: map, MapDifference(from: other, to: map)) == failsWithOther)
  }
}
