import Foundation
import PseudoTerminal
import Testing

/// Tests of Maestro flows with the real program.
@Suite(.blocking) struct `Maestro flows` {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "..", "..").standardized

  @Test func `the sample workspace passes, also converted`() throws {
    let directory = try Directory()
    let ending = try Program.shell(
      """
      cd "$ROOT" && "$FLOWSH" check samples/maestro && "$FLOWSH" test samples/maestro --tap - &&
      "$FLOWSH" convert samples/maestro --into "\(directory.path)/walks" > /dev/null &&
      cd "\(directory.path)" && "$FLOWSH" test walks --tap -
      """, environment: ["ROOT": Self.root.path])
    #expect(ending.errors == "")
    #expect(
      ending.output == """
        2 files, no mistakes
        TAP version 14
        1..2
        ok 1 - samples/maestro/sign-in.yaml: Sign in
        ok 2 - samples/maestro/persons/look-around.yaml: Look around
        TAP version 14
        1..2
        ok 1 - walks/persons/look-around.walk: Look around
        ok 2 - walks/sign-in.walk: Sign in

        """)
  }

  @Test func `a failure is at its line in the flow, and a mistake is found before anything runs`()
    throws
  {
    let directory = try Directory()
    directory.write("appId: contacts\n---\n- tapOn: Fred\n- assertVisible: Barney\n", to: "a.yaml")
    directory.write("appId: contacts\n---\n- tapOn: Fred\n- tapOn: {point: 1}\n", to: "b.yaml")
    let ending = try Program.shell(
      """
      cd "\(directory.path)" && "$FLOWSH" test a.yaml | head -1; "$FLOWSH" test b.yaml; echo $?
      "$FLOWSH" convert b.yaml; echo $?; "$FLOWSH" run b.yaml; echo $?
      """)
    #expect(ending.output == "a.yaml:4: failed: a\n64\n64\n64\n")
    let mistake =
      "b.yaml:4: tapOn: point isn't supported; flowsh has no pixels; name the element by its text or"
      + " id\n"
    #expect(ending.errors == String(repeating: mistake, count: 3))
  }
}
