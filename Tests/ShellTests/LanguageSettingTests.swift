import AppDriver
import DeviceSettings
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

  @Test func `where names what was chosen, and default takes it back`() async {
    let walker = await walker()
    let plain = await walker.output(of: "where")
    #expect(!plain.contains("language") && !plain.contains("region"))
    await walker.run("@language de")
    await walker.run("@region CH")
    #expect(
      await walker.output(of: "where").contains("compact width, portrait, language de, region CH\n")
    )
    await walker.run("@region default")
    await walker.expect("expect text \"12,50\u{a0}€\"")
    await walker.run("@language default")
    await walker.expect("expect text $12.50")
    #expect(await walker.output(of: "where") == plain)
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

  @Test func `old and other forms of codes are written as Apple's systems do`() {
    let codes = [
      "de_at": "de-AT", "iw": "he", "in": "id", "tl": "fil", "mo": "ro", "sh": "sr-Latn",
      "cmn": "zh", "deu": "de", "zh_hant": "zh-Hant", "es-419": "es-419",
    ]
    for (text, code) in codes { #expect(LanguageCode.language(text) == code, "\(text)") }
    for text in ["und", "mul", "de-AT-CH", "en-US-POSIX", "ca-valencia", "kr", "x", "", "de-", "-"]
    {
      #expect(LanguageCode.language(text) == nil, "\(text)")
    }
    let regions = ["de": "DE", "UK": "GB", "USA": "US"]
    for (text, code) in regions { #expect(LanguageCode.region(text) == code, "\(text)") }
    for text in ["419", "001", "EU", "AQ", "XX", "", "D"] {
      #expect(LanguageCode.region(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("German", ["de"]), ("Deutsch", ["de"]), ("Brazilian Portuguese", ["pt-BR"]), ("cn", ["zh"]),
    ("dk", ["da"]), ("gr", ["el"]), ("us", ["en"]), ("ca-valencia", ["ca"]), ("Klingon", []),
  ])
  func `what isn't a code suggests the codes that may be meant`(text: String, codes: [String]) {
    #expect(LanguageCode.codes(meantBy: text, isRegion: false) == codes)
  }

  @Test func `the command line's device replaces what a script says, and arguments that say so`()
    async throws
  {
    var context = LaunchContext()
    (context.language, context.region, context.size) = ("fr", "CA", .regular)
    context.arguments.add("AppleLanguages", "(it)")
    context.arguments.add("AppleLocale", "it_IT")
    context.arguments.add("mode", "test")
    var other = context
    DeviceChoice(language: "de").apply(to: &context)
    #expect(context.language == "de" && context.region == "CA" && context.size == .regular)
    #expect(context.arguments.values == ["AppleLocale": "it_IT", "mode": "test"])
    DeviceChoice(size: .compact, region: "CH").apply(to: &other)
    #expect(other.language == "fr" && other.region == "CH" && other.size == .compact)
    #expect(other.arguments.values == ["AppleLanguages": "(it)", "mode": "test"])
    let walker = await walker()
    walker.shell.options.device.language = "de"
    await walker.run("@language de")
    let folder = try TemporaryFolder()
    try folder.write(
      "a.steps",
      "@language fr\n@argument AppleLanguages=\"(fr)\"\nexpect text \"12,50 €\"\n")
    await walker.run("source \(folder.file("a.steps"))")
    await walker.expect("expect text \"12,50 €\"")
    walker.shell.options.device.language = nil
    await walker.run("@language en")
  }
}
