import Shell
import Storefront
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct RelaunchTests {
  /// The screens and alerts whose closures may refer to the object that shows them, each with the
  /// lines that lead to it.
  nonisolated static let ways = [
    "Home": ["open home"],
    "the catalog": ["browse", "select Women"],
    "a product": ["open storefront://products/linen-dress"],
    "the login, asked for by a button": ["open persons", "select Fred", "edit"],
    "a wrong password": ["open profile", "login", "login fred wrong"],
    "a forgotten password": ["open profile", "login", "forgotpassword", "sendlink fred"],
    "the sign-up": ["open profile", "login", "signup"],
    "the gift cards": ["open catalog", "select Gift Cards", "select 1"],
    "changes that are not saved": [
      "open persons", "select Fred", "edit", "login fred yabba", "type Name F", "cancel",
    ],
    "a question before the log-out": ["open profile", "login", "login fred yabba", "logout"],
    "a product that is shared": ["open storefront://products/linen-dress", "share"],
    "the favorites": ["open profile", "favorites", "login fred yabba"],
    "the settings": ["open profile", "settings", "login fred yabba", "notifications"],
    "two panes": ["size regular", "open catalog", "select Women", "select Dresses"],
    "the background": ["background"],
  ]

  @Test(.bug(id: "F12"), arguments: ways.keys.sorted())
  func `a relaunch releases all objects, whichever screen is shown`(_ place: String)
    async throws
  {
    let shell = Walk.shell()
    let complaints = Complaints()
    shell.host = complaints
    await shell.start()
    for line in try #require(Self.ways[place]) { _ = await shell.run(.line(line)) }
    #expect(complaints.lines == [])
    let objects = LaunchedObjects(of: shell.session)
    _ = await shell.run(.line("relaunch"))
    #expect(objects.classes.contains("Storefront.AppCoordinator"))
    #expect(objects.alive == [:])
  }
}
