import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct AttributedTextTests {
    /// Foundation reads a word of an object that it compares, so what follows the header decides.
    @Test func `text with fonts, colors, and styles can be appended`() {
      for _ in 0..<20 {
        let text = NSMutableAttributedString()
        for size in 0..<10 {
          let (style, shadow) = (NSMutableParagraphStyle(), NSShadow())
          style.lineSpacing = 20
          shadow.shadowBlurRadius = 2
          let attributes: [NSAttributedString.Key: NSObject] = [
            .foregroundColor: UIColor(white: 0.5, alpha: 1), .paragraphStyle: style,
            .font: UIFont.systemFont(ofSize: CGFloat(size)), .shadow: shadow,
            .attachment: NSTextAttachment(data: nil, ofType: nil),
          ]
          text.append(NSAttributedString(string: "\(size)", attributes: attributes))
          let whole = NSRange(location: size, length: 1)
          text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 9), range: whole)
        }
        #expect(text.string == "0123456789")
      }
    }
  }
}
