import Shell
import TestSupport
import Walkthroughs

/// What the tests of `flowsh check` do with the files of a folder.
extension TemporaryFolder {
  /// Checks a walkthrough of `Contacts`.
  @MainActor func check(_ name: String = "a.walk") -> WalkthroughCheck {
    let check = WalkthroughCheck(AppCatalog([.contacts]))
    check.check(WalkthroughFile.read(file(name)))
    return check
  }

  /// Returns the messages of the mistakes that a check of a walkthrough finds.
  @MainActor func mistakes(in name: String = "a.walk") -> [String] { lines(check(name).mistakes) }

  /// Returns the messages, with paths in the folder.
  func lines(_ diagnostics: [Diagnostic]) -> [String] { diagnostics.map { relative($0.line) } }
}
