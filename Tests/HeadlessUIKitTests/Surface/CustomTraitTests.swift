import Foundation
import HeadlessUIKit
import Testing

private struct Accent: UITraitDefinition {
  static let defaultValue = "blue"
}

private final class Theme: Equatable {
  let name: String
  init(_ name: String) { self.name = name }
  static func == (one: Theme, other: Theme) -> Bool { one.name == other.name }
}

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue: Theme? = nil
  static let name = "theme"
  static let identifier = "org.example.theme"
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var accent: String { self[Accent.self] }
}

extension UIMutableTraits {
  fileprivate var accent: String {
    get { self[Accent.self] }
    set { self[Accent.self] = newValue }
  }
}

extension HeadlessUIKitTests {
  @Suite struct CustomTraitTests {
    @Test("a custom trait has its default value until somebody sets it")
    func defaultValue() {
      #expect(UITraitCollection().accent == "blue")
      #expect(UITraitCollection.current[ThemeTrait.self] == nil)
      #expect(Accent.name == "Accent")
      #expect(!Accent.affectsColorAppearance && ThemeTrait.affectsColorAppearance)
    }

    @Test("an override of a custom trait reaches the children, and tells who registered")
    func overrides() {
      let app = App()
      let navigation = app.stack("A")
      let child = navigation.viewControllers[0]
      var heard: [String] = []
      child.registerForTraitChanges([Accent.self]) { (controller: UIViewController, previous) in
        heard.append("\(previous.accent) → \(controller.traitCollection.accent)")
      }
      navigation.traitOverrides.accent = "red"
      navigation.traitOverrides[ThemeTrait.self] = Theme("dark")
      #expect(child.traitCollection.accent == "red")
      #expect(child.traitCollection[ThemeTrait.self]?.name == "dark")
      #expect(heard == ["blue → red"])
      #expect(navigation.traitOverrides.contains(Accent.self))
      navigation.traitOverrides.remove(Accent.self)
      #expect(!navigation.traitOverrides.contains(Accent.self))
      #expect(child.traitCollection.accent == "blue")
      #expect(heard == ["blue → red", "red → blue"])
    }

    @Test("setting a custom trait to an equal value isn't a change")
    func equalValues() {
      let app = App()
      let screen = app.screen("A")
      app.show(screen)
      var changes = 0
      screen.registerForTraitChanges([ThemeTrait.self]) { (_: UIViewController, _) in changes += 1 }
      screen.traitOverrides[ThemeTrait.self] = Theme("dark")
      screen.traitOverrides[ThemeTrait.self] = Theme("dark")
      #expect(changes == 1)
    }

    @Test("a trait collection is made and changed with a closure over UIMutableTraits")
    func mutations() {
      let made = UITraitCollection { traits in
        traits.accent = "green"
        traits.horizontalSizeClass = .regular
        traits.layoutDirection = .rightToLeft
      }
      #expect(made.accent == "green")
      #expect(
        made.horizontalSizeClass == .regular && made[UITraitHorizontalSizeClass.self] == .regular)
      #expect(made.layoutDirection == .rightToLeft)
      let changed = made.modifyingTraits { $0.accent = "red" }
      #expect(changed.accent == "red" && changed.horizontalSizeClass == .regular)
      #expect(made.accent == "green")
      let merged = UITraitCollection(traitsFrom: [
        changed, UITraitCollection(Accent.self, value: "gray"),
      ])
      #expect(merged.accent == "gray")
      #expect(merged.containsTraits(in: UITraitCollection(Accent.self, value: "gray")))
      #expect(!changed.containsTraits(in: UITraitCollection(Accent.self, value: "gray")))
    }
  }
}
