import HeadlessUIKit
import Testing

/// What an app may declare outside of any actor.
private nonisolated struct Style: Sendable {
  static let title = Style(font: .preferredFont(forTextStyle: .title1), color: .systemTeal)
  static let faint = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  var font: UIFont
  var color: UIColor
  var image = UIImage(systemName: "star")
  var bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
  var dark = UITraitCollection(userInterfaceStyle: .dark)
}

@Suite nonisolated struct `Colors, fonts, images and traits` {
  @Test func `belong to no actor, so that any thread can make and share them`() async {
    let white = await Task.detached {
      let style = Style.title
      #expect(style.color == .systemTeal && style.image != nil)
      #expect(UITraitCollection.current.userInterfaceStyle == .unspecified)
      return Style.faint.resolvedColor(with: style.dark)
    }.value
    #expect(white == .white)
  }
}
