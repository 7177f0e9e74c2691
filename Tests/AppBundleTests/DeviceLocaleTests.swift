import AppBundle
import Foundation
import Testing

@Suite struct DeviceLocaleTests {
  @Test(.bug(id: "U19")) func `a currency has the symbol of the device's region`() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    #expect(formatter.string(from: 25.99) == "$25.99")
    #expect(3.5.formatted(.currency(code: "USD")) == "$3.50")
    #expect(Locale.current.identifier == "en_US" && Locale.autoupdatingCurrent == .current)
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(Calendar.current.firstWeekday == 1 && Calendar.current.locale == .current)
  }

  @Test(
    .bug(id: "U19"),
    arguments: [
      ("en", "en_US"), ("de", "de_DE"), ("pt-BR", "pt_BR"), ("zh-Hans", "zh-Hans_CN"),
      ("English", "en_US"), ("German", "de_DE"), ("Gibberish", "en_US"),
    ])
  func `a language has the region where most people speak it`(_ language: String, _ locale: String)
  {
    #expect(DeviceLocale.identifier(for: language) == locale)
  }
}
