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
}
