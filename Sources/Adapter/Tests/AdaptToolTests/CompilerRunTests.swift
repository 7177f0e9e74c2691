import SourceAdapter
import Testing

@testable import flowsh_adapt

@Suite struct `A run of the compiler` {
  @Test func `has each error once, with its notes`() {
    let run = CompilerRun(
      output: """
        /a b/A.swift:3:5: error: class 'A' has no initializers
        /a b/A.swift:4:7: note: stored property 'a' without initial value
        /a b/A.swift:3:5: error: class 'A' has no initializers
        /a b/A.swift:4:7: note: stored property 'a' without initial value
        /a b/B.swift:1:8: error: no such module 'C'
        error: fatalError
        """)
    #expect(
      run.errors == [
        "/a b/A.swift": [
          CompilerError(
            line: 3, column: 5, "class 'A' has no initializers",
            notes: ["stored property 'a' without initial value"])
        ], "/a b/B.swift": [CompilerError(line: 1, column: 8, "no such module 'C'")],
      ])
    #expect(run.otherErrors == [])
  }

  @Test func `names the modules with declarations that may be meant`() {
    let run = CompilerRun(
      output: """
        /a/A.swift:3:5: error: 'Unit' is ambiguous for type lookup in this context
        Foundation.Unit:1:12: note: found this candidate
        Coins.Money.Unit:1:13: note: found this candidate
        """)
    #expect(
      run.errors["/a/A.swift"]?.first?.notes == [
        "found this candidate in module 'Foundation'", "found this candidate in module 'Coins'",
      ])
  }

  @Test func `has the place where the compiler crashes, and errors without a place`() {
    let run = CompilerRun(
      output: """
        <unknown>:0: error: missing required module 'CKit'
        2.  While evaluating request TypeCheckSourceFileRequest(source_file "/a/A.swift")
        3.  While type-checking 'f()' (at /a/A.swift:7:3)
        """)
    #expect(run.errors == [:] || run.errors["/a/A.swift"]?.first?.line == 7)
    #expect(run.otherErrors == ["missing required module 'CKit'"])
  }

  @Test func `of a compiler that is killed has an error, not none`() {
    let killed = CompilerRun(
      output: """
        <unknown>:0: error: compile command failed due to signal 9 (use -v to see invocation)

        """, status: 1)
    #expect(killed.errors.isEmpty && killed.isKilled)
    #expect(
      killed.otherErrors == ["compile command failed due to signal 9 (use -v to see invocation)"])
    #expect(
      CompilerRun(output: "", status: 9, reason: "signal").otherErrors
        == ["the compiler ended with signal 9 and no error"])
    #expect(CompilerRun(output: "", status: 9, reason: "signal").isKilled)
    #expect(CompilerRun(output: "").otherErrors.isEmpty)
    let unread = CompilerRun(output: "A.gyb:10:1: error: expected expression", status: 1)
    #expect(unread.otherErrors == ["the compiler ended with status 1 and no error"])
    #expect(!unread.isKilled)
  }
}
