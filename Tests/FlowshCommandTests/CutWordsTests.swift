import Testing

@testable import Exploration
@testable import FlowshCommand

@Suite struct `What an exploration has left out` {
  @Test(arguments: [Cut.Reason.tooDeep, .limit, .time])
  func `is said with the option that changes it only where there are options`(reason: Cut.Reason) {
    let cut = Cut(reason: reason, states: 2)
    let options = ExplorationOptions()
    #expect(CutWords(options, namesOptions: true).reason(cut).contains(" (--"))
    #expect(!CutWords(options, namesOptions: false).reason(cut).contains("--"))
  }

  @Test func `is deeper than the pushed and presented screens that --depth allows`() {
    let cut = Cut(reason: .tooDeep, states: 2)
    #expect(
      CutWords(ExplorationOptions(), namesOptions: true).reason(cut)
        == "states deeper than 4 pushed or presented screens (--depth)")
  }
}
