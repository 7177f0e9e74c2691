import AppBundle
import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct LocalizedStringTests {
    /// Runs a closure with a bundle that has the given texts.
    private func withBundle(_ texts: [String: String], _ body: (Bundle) throws -> Void) throws {
      let path = NSTemporaryDirectory() + "/strings-\(UUID()).app"
      try FileManager.default.createDirectory(
        atPath: path + "/en.lproj", withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: path) }
      try PropertyListSerialization.data(fromPropertyList: texts, format: .xml, options: 0)
        .write(to: URL(filePath: path + "/en.lproj/Localizable.strings"))
      try body(try #require(Bundle(path: path)))
    }

    @Test func `a key with arguments is found by the formats of its arguments`() throws {
      try withBundle([
        "hello %@": "Moin, %@!", "%lld of %lf": "%2$.1f, %1$lld", "sale %d%%": "%d%% off",
      ]) { bundle in
        let name = "Ada"
        #expect(String(localized: "hello \(name)", bundle: bundle) == "Moin, Ada!")
        #expect(String(localized: "\(3) of \(2.5)", bundle: bundle) == "2.5, 3")
        #expect(String(localized: "sale \(Int32(20))%", bundle: bundle) == "20% off")
      }
    }

    /// Xcode's symbols of a string catalog belong to no actor.
    @Test nonisolated func `a resource belongs to no actor`() {
      let resource = LocalizedStringResource("\(1) of \("a")", table: "Amounts")
      #expect(resource.key == "%lld of %@")
      #expect(resource.table == "Amounts")
      let other = LocalizedStringResource("size", defaultValue: "\(2.5, specifier: "%.1f") kB")
      #expect(other.defaultValue == "\(2.5, specifier: "%.1f") kB")
    }

    @Test func `a key without a text is the text`() throws {
      try withBundle([:]) { bundle in
        #expect(String(localized: "100% \(Int8(1)) \(UInt(2))", bundle: bundle) == "100% 1 2")
        #expect(String(localized: "100%", bundle: bundle) == "100%")
      }
    }

    @Test func `a default value stands in for a text that is missing`() throws {
      try withBundle(["there": "Here"]) { bundle in
        #expect(
          String(localized: "gone", defaultValue: "\(2) notes", bundle: bundle) == "2 notes")
        #expect(String(localized: "there", defaultValue: "No", bundle: bundle) == "Here")
      }
    }

    @Test func `a text with plural rules follows its number`() throws {
      let rule = try PluralRule(language: "en", forms: ["one": "%lld note", "other": "%lld notes"])
        .marker("notes")
      try withBundle(["%lld notes": rule]) { bundle in
        #expect(String(localized: "\(1) notes", bundle: bundle) == "1 note")
        #expect(String(localized: "\(2) notes", bundle: bundle) == "2 notes")
      }
    }

    @Test func `a resource is looked up when it is used`() throws {
      try withBundle(["title %@": "Title: %@"]) { bundle in
        let url = bundle.bundleURL
        let title = LocalizedStringResource("title \("A")", bundle: .atURL(url))
        #expect(title.key == "title %@" && String(localized: title) == "Title: A")
        let other = LocalizedStringResource("gone", defaultValue: "Else", bundle: .atURL(url))
        #expect(String(localized: other) == "Else")
        let literal: LocalizedStringResource = "plain"
        #expect(String(localized: literal) == "plain")
      }
    }
  }
}
