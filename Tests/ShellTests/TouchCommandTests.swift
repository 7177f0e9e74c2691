import AppDriver
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of `touch`, of what is typed where the cursor is, and of `expect visible`.
@Suite(.serialized, .exclusive) struct TouchCommandTests {
  @Test func `touch taps whatever shows the text: a row, a tab, a button, the Back button`() async {
    let walker = await Walker.on()
    await walker.expect("touch Fred; expect screen Fred")
    await walker.expect("touch Persons; expect screen Persons")
    await walker.expect("touch Groups; expect tab Groups")
    await walker.expect("touch Persons; touch /b.*y/; expect stack Persons > Barney")
    await walker.expect("touch Back; expect screen Persons")
    await walker.expect("touch \"Log In\"; expect modal Log In")
  }

  @Test func `a text must be the whole one, and an expression matches all of it or is the text`()
    async
  {
    let walker = await Walker.on()
    await walker.expect(
      "touch Fre",
      complains: "no element \"Fre\" on Persons; it is only a part of a label, and a test needs the"
        + " whole one: \"Fred\"")
    await walker.expect("expect no visible Fre; expect no visible /re/; expect visible /F.e./")
    await walker.expect("expect visible fred; expect visible /FRED/")
  }

  @Test func `an index, a place and a state choose among those that fit`() async {
    let walker = await Walker.on()
    await walker.expect("touch /.*/ --below Fred; expect screen Barney; back")
    await walker.expect("touch /[BW].*/ --index 1; expect screen Wilma; back")
    await walker.expect("expect visible Persons --selected; expect no visible Groups --selected")
    await walker.expect("expect visible Fred --above Wilma; expect no visible Wilma --above Fred")
    await walker.expect(
      "touch Fred --blow Wilma",
      complains: "touch: unexpected \"--blow\"; did you mean \"--below\"?; usage: touch TEXT |"
        + " /REGEX/ | #ID [within SECONDS]")
  }

  @Test func `a tap on a text that doesn't react does nothing`() async {
    let walker = await Walker.on()
    await walker.expect("select Fred; touch fred@example.org; expect screen Fred")
  }

  @Test func `the cursor is in the field that was touched last`() async {
    let walker = await Walker.on()
    await walker.expect("login")
    await walker.expect(
      "type --here x",
      complains: "no field that is being edited on Log In; \"actions\" lists the possible actions")
    await walker.expect("touch Username; type --here fr; type --here ed")
    await walker.expect("expect field Username = fred; type --delete 2")
    await walker.expect("expect field Username = fr; type --delete; expect field Username = \"\"")
    await walker.expect("touch Password; type --here yabba; type Username fred; tap Log In")
    await walker.expect("expect button Log Out")
  }

  @Test func `what is typed where the cursor is stays secret in a secure field`() async {
    let walker = await Walker.on()
    await walker.script("login\ntouch Password\ntype --here topsecret")
    #expect(!walker.printed.contains("topsecret"))
  }

  @Test func `a value is equal, or it isn't empty, false or 0`() async {
    let walker = await Walker.on()
    await walker.expect("expect value a = a; expect not value a = b; expect value \"a b\" = /a.*/")
    await walker.expect("expect value x; expect not value \"\"; expect not value 0")
    #expect(
      await walker.script("@set n=1\nif value ${n} = 1\nnote one\nelse\nnote other\nend") == [])
    #expect(walker.printed.contains("one\n") && !walker.printed.contains("other"))
  }

  @Test func `attempt runs its lines again until none fails, as often as it says`() async {
    let walker = await Walker.on()
    // The first time, this is the row; then, the button on its screen.
    let lines = "touch \"/Fred|Log In/\"\nexpect modal\nend\nnote after"
    #expect(await walker.script("attempt 2\n\(lines)") == [])
    #expect(walker.printed.contains("after\n"))
    let other = await Walker.on()
    #expect(
      await other.script("attempt 1\n\(lines)") == [
        "a.walk:3: expected modal, found none (round 1)"
      ])
    #expect(!other.printed.contains("after\n"))
    #expect(
      await Walker.on().script("attempt 0\nend")
        == ["a.walk:1: attempt: needs a number from 1 to 100; usage: attempt TIMES"])
  }

  @Test func `all permissions are decided at once, and relaunch --afresh forgets`() async {
    let walker = await Walker.on()
    await walker.expect("permission all granted")
    let output = await walker.output(of: "permission")
    #expect(output.contains("camera         granted\n") && output.contains("whenInUse\n"))
    await walker.expect("relaunch --afresh; expect screen Persons")
  }
}
