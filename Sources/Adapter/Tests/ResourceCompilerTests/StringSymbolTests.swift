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
        .init(label: nil, type: "String", specifier: "%@"),
        .init(label: "days", type: "Int", specifier: "%lld"),
        .init(label: "size", type: "UInt", specifier: "%llu"),
      ])
    #expect(
      StringSymbol("Size", format: "%.1f")?.arguments == [
        .init(label: nil, type: "Double", specifier: "%.1f")
      ])
    #expect(StringSymbol("Pointer", format: "%p") == nil)
    #expect(StringSymbol.withoutNames("%2$(days)lld (of) %(all)@") == "%2$lld (of) %@")
  }
}
