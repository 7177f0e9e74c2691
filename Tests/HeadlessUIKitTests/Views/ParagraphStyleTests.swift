import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ParagraphStyleTests {
    @Test func `a paragraph style has tab stops, which copies keep`() {
      let style = NSMutableParagraphStyle()
      #expect(style.defaultTabInterval == 0 && style.tabStops.map(\.location) == stops)
      style.tabStops = [NSTextTab(textAlignment: .right, location: 80)]
      style.addTabStop(NSTextTab(textAlignment: .left, location: 40, options: [:]))
      style.defaultTabInterval = 15
      style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
      style.allowsDefaultTighteningForTruncation = true
      style.usesDefaultHyphenation = true
      let copy = style.copy() as? NSParagraphStyle
      #expect(copy?.tabStops.map(\.location) == [40, 80] && copy?.defaultTabInterval == 15)
      #expect(copy?.tabStops.last?.alignment == .right && copy?.textLists.count == 1)
      #expect(copy?.allowsDefaultTighteningForTruncation == true)
      #expect(copy?.usesDefaultHyphenation == true)
      style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
      #expect(style.tabStops.map(\.location) == [80] && copy?.tabStops.count == 2)
    }

    /// The stops of the default style: twelve, 28 points apart.
    private let stops = (1...12).map { CGFloat($0) * 28 }

    @Test func `a paragraph style takes over another one`() {
      let other = NSMutableParagraphStyle()
      other.alignment = .center
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(other)
      #expect(style.alignment == .center)
    }

    @Test func `a list marks its items`() {
      #expect(NSTextList(markerFormat: .decimal, options: 0).marker(forItemNumber: 3) == "3")
      #expect(
        NSTextList(markerFormat: .init("{decimal}."), options: 0).marker(forItemNumber: 12) == "12."
      )
      #expect(NSTextList(markerFormat: .lowercaseAlpha, options: 0).marker(forItemNumber: 2) == "b")
      #expect(
        NSTextList(markerFormat: .uppercaseRoman, options: 0).marker(forItemNumber: 9) == "IX")
      #expect(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 1) == "\u{2022}")
    }
  }
}
