import Testing

@testable import ResourceCompiler

@Suite struct StringSymbolTests {
  @Test(arguments: [
    ("action.copy_link", "actionCopyLink"), ("SPEED BOOST", "speedBoost"),
    ("CFBundleDisplayName", "cfbundleDisplayName"), ("Use CKAsset data", "useCkassetData"),
    ("Retro Green CRT", "retroGreenCrt"), ("Setting Up iCloud Sync…", "settingUpICloudSync"),
    ("iCloud is end-to-end", "iCloudIsEndToEnd"), ("This device’s files", "thisDevicesFiles"),
    ("IncompatibleQRTitle", "incompatibleQRTitle"), ("F_A_Title", "fATitle"), ("%lld MiB", "miB"),
    ("Score %@, %@ %lld", "score"),
  ])
  func `a key's name is its words in camel case`(key: String, name: String) {
    #expect(StringSymbol.identifier(key) == name)
  }

  @Test func `a key without a word has no name`() {
    #expect(StringSymbol("%@", format: "%@") == nil)
    #expect(StringSymbol("default", format: "")?.name == "`default`")
  }

  @Test func `arguments have the names and types of the format's specifiers`() {
    let symbol = StringSymbol("Sale", format: "%2$(days)lld of %1$@, 100%%, %3$(size)llu")
    #expect(
      symbol?.arguments == [
        .init(label: nil, type: "Swift.String", specifier: "%@"),
        .init(label: "days", type: "Swift.Int", specifier: "%lld"),
        .init(label: "size", type: "Swift.UInt", specifier: "%llu"),
      ])
    #expect(
      StringSymbol("Size", format: "%.1f")?.arguments == [
        .init(label: nil, type: "Swift.Double", specifier: "%.1f")
      ])
    #expect(StringSymbol("Pointer", format: "%p") == nil)
    #expect(StringSymbol.withoutNames("%2$(days)lld (of) %(all)@") == "%2$lld (of) %@")
  }

  /// The declarations for texts of tables.
  private func declared(_ texts: [(table: String, format: String)]) -> String {
    let symbols = Dictionary(grouping: texts, by: \.table).mapValues { texts in
      texts.compactMap { StringSymbol("Key", format: $0.format) }
    }
    return StringSymbol.extensions(symbols, "Marker")
  }

  @Test func `labels may be keywords, and the same for two arguments`() {
    #expect(
      declared([("Localizable", "%(in)@ and %(name)@ and %(name)lld")]).contains(
        "func key(`in` arg1: Swift.String, name arg2: Swift.String, name arg3: Swift.Int)"
          + " -> LocalizedStringResource"))
    #expect(StringSymbol("Key", format: "%(1st)@") == nil)
  }

  @Test func `tables have the names that types can have, each once`() {
    let text = declared(
      ["String", "Type", "Swift", "my-table", "My Table", "class"].map { ($0, "a %@") })
    let types = text.matches(of: /enum (\S+) \{/).map(\.1)
    #expect(types == ["MyTable", "String", "`class`"])
    #expect(text.contains("func key(_ arg1: Swift.String)"))
  }
}
