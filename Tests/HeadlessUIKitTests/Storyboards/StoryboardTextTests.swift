import AppBundle
import Testing

@testable import HeadlessUIKit

extension HeadlessUIKitTests {
  @Suite struct StoryboardTextTests {
    @Test func `the texts of a table replace those of the elements`() throws {
      let root = try #require(
        InterfaceNode.read(
          interface(
            """
            view→id=v
             label→id=l→text=Label
             textField→id=f→placeholder=P
             button→id=b
              state→key=normal→title=B
              state→key=disabled→title=D
             segmentedControl→id=s
              segments
               segment→title=A
               segment→title=B
             button→id=c
              buttonConfiguration→key=configuration→title=C
              accessibility→key=accessibilityConfiguration→label=L
             searchBar→id=sb
              scopeButtonTitles
               string→text=All
            """)
        ).first)
      let table = [
        "l.text": "Étiquette", "f.placeholder": "Nom", "b.normalTitle": "Acheter",
        "b.disabledTitle": "Épuisé", "s.segmentTitles[1]": "Semaine",
        "c.configuration.title": "Payer",
        "c.accessibilityLabel": "Libellé", "sb.scopeButtonTitles[0]": "Tous", "x.text": "nothing",
      ]
      defer {
        DeviceLocale.use(languages: ["fr"])
        DeviceLocale.use()
      }
      root.localize(by: table, insteadOf: ["f.placeholder": "Name"])
      func texts(_ node: InterfaceNode) -> [String] {
        ["text", "placeholder", "title", "label"].compactMap { node[$0] }
          + node.children.flatMap(texts)
      }
      #expect(
        texts(root) == [
          "Étiquette", "Nom", "Acheter", "Épuisé", "A", "Semaine", "Payer", "Libellé", "Tous",
        ])
      // A text knows that of the development language, which may have a table, too.
      #expect(BundleLanguages.originals(of: "Étiquette") == ["Label"])
      #expect(BundleLanguages.originals(of: "Nom") == ["Name"])
      #expect(BundleLanguages.originals(of: "A") == ["A"])
    }
  }
}
