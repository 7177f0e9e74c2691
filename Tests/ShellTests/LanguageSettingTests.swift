import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Shell

@Suite(.serialized, .exclusive) struct LanguageSettingTests {
  /// A screen with a price, and the reading direction.
  private func walker() async -> Walker {
    await Walker.on(
      .screen { _ in
        Content.Text(Self.price)
        Content.Text("\(UIScreen.main.traitCollection.layoutDirection == .rightToLeft)")
      })
  }

  private static var price: String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter.string(from: 12.5) ?? ""
  }

  @Test func `a language and a region launch the app again, and stay`() async {
    let walker = await walker()
    await walker.expect("expect text $12.50")
    await walker.run("@language de")
    await walker.expect("expect text \"12,50\u{a0}€\"")
    await walker.run("@region CH")
    await walker.expect("expect text \"CHF\u{a0}12.50\"")
    await walker.run("relaunch")
    await walker.expect("expect text \"CHF\u{a0}12.50\"")
    await walker.run("@language en")
    await walker.run("@region US")
    await walker.expect("expect text $12.50")
  }

  @Test func `a launch argument chooses the language of the app alone`() async {
    let walker = await walker()
    await walker.run("relaunch --argument AppleLanguages=\"(fr-CA, de)\"")
    // The region stays that of the device.
    await walker.expect("expect text \"12.50 $\"")
    await walker.run("@language de")
    await walker.expect("expect text \"12,50 €\"")
    await walker.run("relaunch --argument none=1")
    await walker.expect("expect text \"12,50\u{a0}€\"")
    await walker.run("@language en")
  }

  @Test func `the interface is mirrored in languages written from right to left`() async {
    let walker = await walker()
    await walker.expect("expect text false")
    await walker.run("@language ar")
    await walker.expect("expect text true")
    await walker.run("@language en")
    await walker.expect("expect text false")
  }
}
