import Foundation
@testable import Reports
import Testing

@Suite struct `Annotations in GitHub Actions` {
  @Test func `are at the file and line of each failure, and flaky cases are warnings`() {
    #expect(
      GitHubReport(folder: "ios/").text(of: .sample) == """
        ::error file=ios/samples/contacts.walk,line=14,title=failed%3A wrong%2C then right password\
        ::prints other lines than expected; the manager is <new> & "known"%0A  Fred%0A-   role  \
        Cashier%0A+   role  Manager%0A    [Edit]
        ::error file=ios/samples/store/cart.walk,line=3,title=crashed%3A an empty cart\
        ::Fatal error: Index out of range
        ::error file=ios/samples/store/cart.walk,line=14,title=timed out%3A (untitled)\
        ::took longer than 5 s
        ::warning file=ios/samples/store/cart.walk,line=21,title=flaky%3A the clock\
        ::run 3 printed another transcript%0A- 9:41%0A+ 9:42

        """)
  }

  @Test func `name absolute paths and paths below the current folder`() {
    var run = RunReport.sample
    run.cases = ["/w/a.walk", "./a.walk", "a.walk"].map {
      CaseReport(file: $0, line: 3, title: "x", status: .failed)
    }
    let files = GitHubReport(folder: "b/").text(of: run).matches(of: /file=([^,]*)/).map(\.1)
    #expect(files == ["/w/a.walk", "b/a.walk", "b/a.walk"])
  }

  @Test(arguments: Hostile.allCases)
  func `no text begins a line of its own or ends a property`(_ hostile: Hostile) {
    let text = GitHubReport().text(of: .hostile(hostile.text + "%0A::error::,line=7\r\n::"))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines {
      let parts = line.dropFirst(2).split(separator: "::", maxSplits: 1)[0].split(separator: ",")
      #expect(parts.count == 3 && ["line=1", "line=2"].contains(parts[1]), "\(line)")
      #expect(!parts[0].contains(/%(?![0-9A-F]{2})/) && line.contains("%250A"), "\(line)")
    }
    #expect(Hidden.inText(text).isEmpty)
  }
}
