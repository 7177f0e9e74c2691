import AppBundle
import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct LayoutDirectionTests {
    @Test func `the reading direction is that of the language in which the app runs`() {
      let screen = UIScreen.main
      func launch(_ languages: [String]) {
        DeviceLocale.use(languages: languages)
        screen.become(size: screen.bounds.size, .compact, .regular, .phone)
      }
      _ = App()
      launch(["ar"])
      defer { launch([]) }
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(screen.traitCollection.layoutDirection == .rightToLeft)
      let view = UIView()
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      // What is played, or stands in a place, isn't mirrored.
      for attribute in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
        view.semanticContentAttribute = attribute
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: attribute) == .leftToRight)
      }
      launch(["de"])
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
      #expect(screen.traitCollection.layoutDirection == .leftToRight)
      view.semanticContentAttribute = .forceRightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
