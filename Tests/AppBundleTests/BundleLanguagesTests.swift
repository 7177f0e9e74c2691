import AppBundle
import Foundation
import Testing

/// The tests change the languages of the process, one after the other.
@Suite(.serialized) struct BundleLanguagesTests {
  /// Runs a closure with a bundle whose files have their paths as contents, in some languages.
  private func withBundle(
    _ files: [String], languages: [String], development: String = "en",
    _ body: (Bundle) throws -> Void
  ) throws {
    let path = NSTemporaryDirectory() + "/languages-\(UUID()).app"
    defer {
      DeviceLocale.use()
      try? FileManager.default.removeItem(atPath: path)
    }
    func write(_ values: [String: String], _ file: String) throws {
      let url = URL(filePath: path + "/" + file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        .write(to: url)
    }
    try write(["CFBundleDevelopmentRegion": development, "CFBundleName": "App"], "Info.plist")
    for file in files { try write(["file": file, "CFBundleName": file], file) }
    DeviceLocale.use(languages: languages)
    try body(try #require(Bundle(path: path)))
  }

  private func text(_ bundle: Bundle, table: String? = nil) -> String {
    bundle.localizedString(forKey: "file", value: "none", table: table)
  }

  @Test(arguments: [
    ("de", "de"), ("de-AT", "de"), ("pt-BR", "pt-BR"), ("pt-AO", "pt-PT"), ("zh-HK", "zh-Hant"),
    ("zh", "zh-Hans"), ("no", "nb"), ("fr", "en"),
  ])
  func `a language has the localization that suits it, or else the development language`(
    language: String, localization: String
  ) throws {
    let all = ["de", "en", "nb", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "Base"]
    try withBundle(all.map { "\($0).lproj/Localizable.strings" }, languages: [language]) { bundle in
      #expect(text(bundle) == "\(localization).lproj/Localizable.strings")
      #expect(bundle.preferredLocalizations.first == localization)
      #expect(bundle.localizations.sorted() == all.sorted())
    }
  }

  @Test func `the second language of the user comes before the development language`() throws {
    let files = ["en.lproj/Localizable.strings", "it.lproj/Localizable.strings"]
    try withBundle(files, languages: ["fr", "it"]) { #expect(text($0) == files[1]) }
  }

  @Test(arguments: [(["en"], "none"), (["fr"], "none"), (["de"], "de.lproj/Localizable.strings")])
  func `a folder of interfaces for all languages stands for the development language`(
    languages: [String], expected: String
  ) throws {
    let files = ["Base.lproj/Main.storyboardc", "de.lproj/Localizable.strings"]
    try withBundle(files, languages: languages) { bundle in
      #expect(text(bundle) == expected)
      #expect(bundle.preferredLocalizations.first == (languages == ["de"] ? "de" : "en"))
    }
  }

  @Test(arguments: ["English", "en_US", "en-GB"])
  func `the localization that suits the development region is the original`(_ region: String) throws
  {
    let files = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"]
    try withBundle(files, languages: [], development: region) { bundle in
      _ = BundleLanguages.takeMissing()
      #expect(text(bundle) == files[1])
      #expect(bundle.localizedString(forKey: "gone", value: nil, table: nil) == "gone")
      #expect(BundleLanguages.takeMissing() == [])
      #expect(BundleLanguages.originals(of: files[0]) == [files[0]])
    }
    try withBundle(files, languages: ["de"], development: region) { bundle in
      #expect(text(bundle) == files[0])
      #expect(BundleLanguages.originals(of: files[0]) == [files[1]])
    }
  }

  @Test func `a table without texts lacks them all`() throws {
    let files = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"]
    for contents in ["{}", "garbage"] {
      try withBundle(files, languages: ["de"]) { bundle in
        try Data(contents.utf8).write(to: URL(filePath: bundle.bundlePath + "/" + files[0]))
        _ = BundleLanguages.takeMissing()
        #expect(text(bundle) == "none")
        #expect(BundleLanguages.takeMissing().map(\.key) == ["file"])
      }
    }
  }

  @Test func `a table that a language lacks is that of the development language`() throws {
    let files = ["de.lproj/Localizable.strings", "en.lproj/Other.strings"]
    try withBundle(files, languages: ["de"]) { bundle in
      #expect(text(bundle, table: "Other") == files[1])
      // As on iOS, a key that the language's own table lacks is the text.
      #expect(bundle.localizedString(forKey: "key", value: nil, table: nil) == "key")
      #expect(bundle.localizedString(forKey: "key", value: "value", table: "Gone") == "value")
    }
  }

  @Test func `a key that only the development language has is noted as missing`() throws {
    let files = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"]
    try withBundle(files, languages: ["de"]) { bundle in
      let english = bundle.bundlePath + "/" + files[1]
      try PropertyListSerialization.data(
        fromPropertyList: ["hint": "A hint"], format: .xml, options: 0
      ).write(to: URL(filePath: english))
      _ = BundleLanguages.takeMissing()
      #expect(text(bundle) == files[0])
      #expect(bundle.localizedString(forKey: "gone", value: nil, table: nil) == "gone")
      #expect(BundleLanguages.takeMissing() == [])
      for _ in 1...2 {
        #expect(bundle.localizedString(forKey: "hint", value: nil, table: nil) == "hint")
      }
      let missing = MissingText(key: "hint", table: "Localizable", language: "de")
      #expect(BundleLanguages.takeMissing() == [missing])
    }
    // Keys of an app without texts in its development language are the texts.
    try withBundle([files[0]], languages: ["de"]) { bundle in
      #expect(bundle.localizedString(forKey: "A hint", value: "", table: nil) == "A hint")
      #expect(BundleLanguages.takeMissing().map(\.key) == ["A hint"])
    }
    try withBundle([files[0], "en.lproj/Other.strings"], languages: ["en"]) { bundle in
      #expect(bundle.localizedString(forKey: "A hint", value: "", table: nil) == "A hint")
      #expect(BundleLanguages.takeMissing() == [])
    }
  }

  @Test func `a file is that of the language, unless one is outside of all languages`() throws {
    let files = ["de.lproj/help.html", "en.lproj/help.html", "en.lproj/about.html", "a.html"]
    try withBundle(files + ["de.lproj/a.html"], languages: ["de"]) { bundle in
      func path(_ name: String) -> String? {
        bundle.path(forResource: name, ofType: "html").map {
          String($0.dropFirst(bundle.bundlePath.count + 1))
        }
      }
      #expect(path("help") == files[0] && path("about") == files[2] && path("a") == files[3])
      #expect(path("gone") == nil)
      let all = bundle.urls(forResourcesWithExtension: "html", subdirectory: nil) ?? []
      #expect(
        all.map { String(($0.path ?? "").dropFirst(bundle.bundlePath.count + 1)) }.sorted()
          == [files[3], files[0], files[2]].sorted())
    }
  }

  @Test func `the app's name is that of the language`() throws {
    let files = ["de.lproj/InfoPlist.strings", "de.lproj/a.html", "en.lproj/a.html"]
    try withBundle(files, languages: ["de"]) { bundle in
      #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == files[0])
      #expect(bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String == "en")
    }
    try withBundle(files, languages: ["en"]) { bundle in
      #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "App")
    }
  }

  @Test func `a folder of one language is a bundle of its own`() throws {
    let files = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"]
    try withBundle(files, languages: ["en"]) { bundle in
      let german = bundle.path(forResource: "de", ofType: "lproj").flatMap { Bundle(path: $0) }
      #expect(german.map { text($0) } == files[0])
    }
  }

  @Test func `localizations are matched with the languages that are given`() {
    defer { DeviceLocale.use() }
    DeviceLocale.use(languages: ["de-CH"])
    #expect(Bundle.preferredLocalizations(from: ["en", "de"]) == ["de"])
    #expect(Bundle.preferredLocalizations(from: ["en", "fr"], forPreferences: ["fr-CA"]) == ["fr"])
    #expect(Bundle.preferredLocalizations(from: ["it"], forPreferences: ["ja"]) == ["it"])
  }

  @Test func `what else the user has chosen for formats stays in another language`() {
    defer { DeviceLocale.use() }
    DeviceLocale.use(languages: ["de"], region: "TH", keywords: "@calendar=buddhist")
    #expect(Locale.current.identifier == "de_TH@calendar=buddhist")
    #expect(Calendar.current.identifier == .buddhist)
  }

  @Test func `a text in another language knows that of the development language`() throws {
    let files = ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"]
    try withBundle(files, languages: ["de"]) { bundle in
      #expect(BundleLanguages.originals(of: files[0]) == [files[0]])
      #expect(text(bundle) == files[0])
      #expect(BundleLanguages.originals(of: files[0]) == [files[1]])
    }
    try withBundle(files, languages: ["en"]) { bundle in
      #expect(text(bundle) == files[1])
      #expect(BundleLanguages.originals(of: files[0]) == [files[0]])
    }
  }

  @Test func `formatters follow the language and the region`() {
    defer { DeviceLocale.use() }
    let formatter = { () -> NumberFormatter in
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      return formatter
    }
    DeviceLocale.use(languages: ["de"])
    #expect(Locale.current.identifier == "de_DE" && Locale.preferredLanguages == ["de-DE"])
    #expect(formatter().string(from: 1234.5) == "1.234,50\u{a0}€")
    #expect(Calendar.current.firstWeekday == 2)
    DeviceLocale.use(languages: ["de"], region: "CH")
    #expect(Locale.current.identifier == "de_CH" && Locale.preferredLanguages == ["de-CH"])
    #expect(formatter().string(from: 1234.5) == "CHF\u{a0}1’234.50")
    DeviceLocale.use(region: "GB")
    #expect(Locale.current.identifier == "en_GB" && Locale.current.currency?.identifier == "GBP")
    DeviceLocale.use(languages: ["en-GB"], region: "US")
    #expect(Locale.current.region?.identifier == "US")
    #expect(Locale.preferredLanguages == ["en-GB"])
  }
}
