import Foundation
import Shell
import Testing

@testable import Reports

@Suite struct `The difference between two maps` {
  private let small = MapReport.small

  @Test func `a difference lists screens, moves, coverage and findings`() {
    var new = small
    new.screens[1].id = "EditVC"
    new.screens[1].name = "Edit"
    new.moves[0].to = "EditVC"
    new.moves[1] = MapReport.Move(
      from: "ListVC", to: "ListVC", kind: "sort", label: "sort", isCovered: true)
    new.findings[0].message = "EditCoordinator grows"
    var old = small
    old.moves.append(
      MapReport.Move(from: "ListVC", to: "ListVC", kind: "sort", label: "sort", isCovered: false))
    #expect(
      MapDifference(from: old, to: new).lines == [
        "differences from the baseline:", "+ screen Edit (EditVC)",
        "- screen Fred & Co (EditVC \"Fred\")",
        "+ move Persons → Edit: select \"Fred & Co\"",
        "- move Persons → Fred & Co: select \"Fred & Co\"",
        "- move Fred & Co → Persons: back", "+ covered Persons → Persons: sort",
        "+ leak: EditCoordinator grows on Fred & Co",
        "- leak: EditCoordinator left behind on Fred & Co",
      ])
    old.moves[2].isCovered = true
    new.moves[1].isCovered = false
    #expect(
      MapDifference(from: old, to: new).lines.contains("- covered Persons → Persons: sort"))
    #expect(MapDifference(from: small, to: small).isEmpty)
    #expect(
      MapDifference(from: small, to: small).lines == ["no differences from the baseline"])
  }

  @Test func `what an exploration that ended early hasn't found isn't gone`() {
    var new = small
    new.screens.removeLast()
    new.moves = []
    new.findings = []
    new.isPartial = true
    let note = "what is missing can't be told, because this exploration was cut"
    #expect(MapDifference(from: small, to: new).isEmpty)
    #expect(MapDifference(from: small, to: new).lines == ["nothing new", note])
    new.moves.append(MapReport.Move(from: "ListVC", to: "ListVC", kind: "sort", label: "sort"))
    #expect(
      MapDifference(from: small, to: new).lines == [
        "differences from the baseline:", "+ move Persons → Persons: sort", note,
      ])
    #expect(
      MapDifference(from: new, to: small).lines.last
        == "some of this may not be new, because the baseline is of an exploration that was cut")
  }

  @Test func `a walk, a count or a picture is no difference`() {
    var new = MapReport.shop
    new.states += 1
    new.screens[0].states += 1
    new.screens[0].picture = nil
    new.moves[0].walk = []
    new.moves[0].transitions += 1
    new.findings[0].ways += 1
    #expect(MapDifference(from: .shop, to: new).isEmpty)
  }
}
