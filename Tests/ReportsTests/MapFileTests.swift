import Foundation
import TestSupport
import Testing

@testable import Reports

@Suite struct `The JSON map` {
  /// Returns a map without its pictures, as the file has it.
  private func plain(_ map: MapReport) -> MapReport {
    var plain = map
    for index in plain.screens.indices { plain.screens[index].picture = nil }
    return plain
  }

  @Test func `members that have nothing to say are left out`() {
    let map = MapReport(
      app: "contacts", states: 2, transitions: 1,
      screens: [
        MapReport.Screen(id: "ListVC", name: "", type: "ListVC", isStart: true),
        MapReport.Screen(
          id: "EditVC", name: "Edit", type: "EditVC", style: .sheet, walk: ["tap Edit"],
          picture: .of("Edit")),
      ],
      moves: [MapReport.Move(from: "ListVC", to: "EditVC", kind: "tap", label: "tap Edit/Done")])
    #expect(
      MapJSON().text(of: map) == #"""
        {
          "app" : "contacts",
          "counts" : {
            "states" : 2,
            "transitions" : 1
          },
          "moves" : [
            {
              "from" : "ListVC",
              "kind" : "tap",
              "label" : "tap Edit/Done",
              "to" : "EditVC",
              "transitions" : 1
            }
          ],
          "screens" : [
            {
              "id" : "ListVC",
              "start" : true,
              "states" : 1,
              "type" : "ListVC"
            },
            {
              "id" : "EditVC",
              "name" : "Edit",
              "states" : 1,
              "style" : "sheet",
              "type" : "EditVC",
              "walk" : [
                "tap Edit"
              ]
            }
          ],
          "version" : 1
        }

        """#)
  }

  @Test func `reading it returns the same map without pictures`() throws {
    let hostile = Hostile.allCases.map { MapReport.filled(with: $0.text) }
    for map in [.shop, .large(60), MapReport(app: ""), .filled(with: "")] + hostile {
      let bytes = MapJSON().bytes(of: map)
      #expect(try MapFile(bytes).map == plain(map))
      #expect(Hidden.inText(String(decoding: bytes, as: UTF8.self)).isEmpty)
    }
  }

  @Test func `the schema describes every member`() throws {
    let schema = try JSONSchema(Data(MapJSON.schema))
    var shop = MapReport.shop
    shop.screens[2].name = ""
    for map in [shop, .filled(with: "x"), MapReport(app: "")] {
      #expect(schema.problems(of: MapJSON().text(of: map)) == [])
    }
    let text = MapJSON().text(of: .filled(with: "x"))
    for name in schema.propertyNames { #expect(text.contains("\"\(name)\" : "), "\(name)") }
    #expect(
      schema.values(of: "style", in: "screen") == MapReport.Screen.Style.allCases.map(\.rawValue))
    #expect(schema.values(of: "role", in: "move") == MapReport.Move.Role.allCases.map(\.rawValue))
  }

  @Test func `a file that isn't a map of this version is rejected with the reason`() {
    let text = MapJSON().text(of: .shop)
    func problem(_ text: String) -> MapFile.Problem? {
      do throws(MapFile.Problem) {
        _ = try MapFile(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(problem(text) == nil)
    for empty in ["", " \n"] { #expect(problem(empty) == .empty) }
    #expect(problem(String(text.dropLast(300))) == .notJSON)
    for other in ["[]", "3", "{}", "{\"cases\": [], \"version\": 2}"] {
      #expect(problem(other) == .notMap, "\(other)")
    }
    #expect(problem(text.replacing("\"version\" : 1", with: "\"version\" : 9")) == .version(9))
    for (member, value, expected) in [
      ("\"states\" : 524", "\"states\" : -1", MapFile.Problem.invalid("counts.states")),
      ("\"version\" : 1", "\"version\" : 1, \"options\": null", .invalid("options")),
      ("\"states\" : 524", "\"states\" : \"x\"", .invalid("counts.states")),
      ("\"states\" : 524", "\"seen\" : 524", .invalid("counts.states")),
      ("\"style\" : \"cover\"", "\"style\" : \"hover\"", .invalid("screens[7].style")),
      ("\"role\" : \"tab\"", "\"role\" : 1", .invalid("moves[2].role")),
      (
        "\"from\" : \"RefundViewController\"", "\"from\" : \"Refund\"",
        .unknown("moves[37].from", name: "Refund")
      ),
      (
        "\"id\" : \"CartViewController\"", "\"id\" : \"SearchViewController\"",
        .duplicate("screens[12].id", name: "SearchViewController")
      ),
    ] {
      let found = problem(text.replacing(member, with: value))
      switch (found, expected) {
      // Which of its moves comes first doesn't matter.
      case (.unknown(_, let name), .unknown(_, let other)): #expect(name == other)
      default: #expect(found == expected, "\(value)")
      }
    }
  }

  @Test func `a problem says what, where and what to do`() {
    for (problem, parts) in [
      (MapFile.Problem.empty, ["empty", "flowsh explore --json"]),
      (.version(9), ["version 9", "instead of 1", "flowsh explore --json"]),
      (.invalid("moves[2].role"), ["moves[2].role", "missing or has a wrong value"]),
      (
        .unknown("moves[2].from", name: "a\u{1B}\n" + String(repeating: "b", count: 1_000)),
        ["moves[2].from", "a\\u{1B}\\nbbb", "…\"", "flowsh explore --json"]
      ),
    ] {
      for part in parts { #expect(problem.description.contains(part), "\(problem.description)") }
      #expect(problem.description.count < 250)
    }
  }
}
