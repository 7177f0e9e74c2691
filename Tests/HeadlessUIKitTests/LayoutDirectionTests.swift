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

    @Test func `views take the direction of their class's proxy when they enter a window`() {
      let app = App()
      _ = app
      let before = UILabel()
      let screen = UIViewController()
      screen.view.addSubview(before)
      let window = UIWindow()
      window.rootViewController = screen
      window.makeKeyAndVisible()
      UIView.appearance().semanticContentAttribute = .forceRightToLeft
      UISlider.appearance().semanticContentAttribute = .playback
      let (label, slider, own, outside) = (UILabel(), UISlider(), UILabel(), UILabel())
      own.semanticContentAttribute = .forceLeftToRight
      for view in [label, slider, own] { screen.view.addSubview(view) }
      #expect(label.semanticContentAttribute == .forceRightToLeft)
      #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      // The class itself comes before those above it, and the view before its class.
      #expect(slider.semanticContentAttribute == .playback)
      #expect(own.semanticContentAttribute == .forceLeftToRight)
      // Views that are outside of a window, or in one already, stay as they are.
      #expect(outside.semanticContentAttribute == .unspecified)
      #expect(before.semanticContentAttribute == .unspecified)
    }

    @Test func `an image that is mirrored in some languages says so`() {
      let image = UIImage(systemName: "arrow.right")
      #expect(image?.flipsForRightToLeftLayoutDirection == false)
      let flipped = image?.imageFlippedForRightToLeftLayoutDirection()
      #expect(flipped?.flipsForRightToLeftLayoutDirection == true)
      #expect(
        flipped?.withRenderingMode(.alwaysTemplate).flipsForRightToLeftLayoutDirection == true)
    }
  }
}
