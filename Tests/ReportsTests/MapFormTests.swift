import Foundation
import Shell
import Testing

@testable import Reports

@Suite struct `A map as a graph, a diagram or a picture` {
  private let small = MapReport.small

  @Test func `Graphviz gets groups, labels and what leads onward`() {
    #expect(
      MapDOT().text(of: small) == #"""
        digraph "contacts" {
          rankdir=LR;
          node [shape=box, style=rounded, fontname="sans-serif"];
          edge [fontname="sans-serif", fontsize=10];
          label="1 way back isn’t drawn";
          "s-ListVC" [label="Persons\nListVC"];
          subgraph "cluster-1" {
            label="Edit";
            "s-EditVC-Fred" [label="Fred &amp; Co\nEditVC\nsheet\nfinding, uncovered, dead end", style="rounded,dashed"];
          }
          "s-ListVC" -> "s-EditVC-Fred" [label="select \"Fred &amp; Co\""];
        }

        """#)
  }

  @Test func `Mermaid gets groups, labels and what leads onward`() {
    #expect(
      MapMermaid().text(of: small) == """
        flowchart LR
          s_ListVC["Persons"]
          subgraph g1 ["Edit"]
            s_EditVC_Fred(["Fred #38; Co · finding · uncovered · dead end"])
          end
          s_ListVC -->|"select #34;Fred #38; Co#34;"| s_EditVC_Fred
          left_out["1 way back isn’t drawn"]
          style left_out fill:none,stroke:none

        """)
  }

  @Test(arguments: Hostile.allCases)
  func `hostile text stays inside its quotes`(_ hostile: Hostile) {
    for format in [MapDOT(), MapMermaid()] as [any MapFormat] {
      let text = format.text(of: .filled(with: hostile.text))
      let plain = format.text(of: .filled(with: "x"))
      #expect(Hidden.inText(text).isEmpty)
      #expect(text.split(separator: "\n").count == plain.split(separator: "\n").count)
      let quotes = text.replacing("\\\\", with: "").replacing("\\\"", with: "")
      #expect(quotes.count { $0 == "\"" } == plain.count { $0 == "\"" })
    }
    for line in MapReport.filled(with: hostile.text).summary() {
      #expect(SafeText.isSafe(line))
    }
  }

  @Test(arguments: Hostile.allCases) func `the SVG file is well-formed`(_ hostile: Hostile) throws {
    let map = MapReport.filled(with: hostile.text)
    let elements = try XMLElements(MapSVG().bytes(of: map))
    #expect(elements.named("g").count { $0["class"]?.hasPrefix("node") == true } == 2)
    #expect(Hidden.inText(MapSVG().text(of: map)).isEmpty)
  }

  @Test func `the SVG file has light and dark colors, and neither links nor ways back`() throws {
    let text = MapSVG().text(of: .shop)
    #expect(text.contains("prefers-color-scheme: dark"))
    let own = text.replacing("http://www.w3.org/2000/svg", with: "")
    #expect(own.firstMatch(of: /https?:|<a |<script|url\(|@import/) == nil)
    let onward = MapGraph(.shop).edges.count { $0.kind == .onward }
    #expect(text.matches(of: /<path [^>]*><title>/).count == onward)
  }

  @Test
  func `the SVG file stands alone: it has a title, a legend and labels, and says what it lacks`() {
    let text = MapSVG().text(of: .shop)
    for part in [
      ">Map of shop</text>", "aren’t drawn</text>", "ways back and ",
      ">three moves lead back to the same screen</text>", ">a walkthrough takes it</text>",
      ">finding: something is wrong here</text>", ">reviews</text>", ">login</text>",
      ">1 screen has states beyond the depth that was explored</text>",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }
}
