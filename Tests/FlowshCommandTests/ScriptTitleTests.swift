import Script
import Testing

@testable import FlowshCommand

@Suite struct ScriptTitleTests {
  @Test(arguments: [
    ("# One two.\n# Three.\nwhere\n", "One two"), ("#One two \nwhere\n", "One two"),
    ("# One two\n# three.\nwhere\n", nil), ("#!/bin/flowsh\nwhere\n", nil), ("#\nwhere\n", nil),
    ("where\n# One.\n", nil), ("# \(String(repeating: "x", count: 300)).\nwhere\n", nil),
  ])
  func `the comment on the first line is the title if it is a sentence or has no other line`(
    text: String, title: String?
  ) {
    let files = ScriptFiles(["a.walk": Array(text.utf8)[...]])
    #expect(ScriptTitle.title(of: "a.walk", files) == title)
  }
}
