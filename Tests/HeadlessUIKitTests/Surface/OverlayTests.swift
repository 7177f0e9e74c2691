import Foundation
import HeadlessUIKit
import Testing

// What UIKit's Swift overlay adds to the types of its headers.

extension HeadlessUIKitTests {
  @Suite struct OverlayTests {
    @Test(.bug(id: "U18")) func `types that stand for a number are compared and calculated`() {
      var priority = UILayoutPriority.required - 1
      #expect(priority.rawValue == 999 && priority < .required && .defaultLow < priority)
      priority -= 249
      #expect(priority == .defaultHigh && max(priority, .defaultLow) == .defaultHigh)
      priority += 1
      #expect(1 + priority == .defaultHigh + 2 && priority - .defaultHigh == 1)
      #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.statusBar - .normal == 1_000)
      #expect(UIFont.Weight.bold > .regular && UIFont.Weight.regular + 0.4 == .bold)
      #expect([UIFont.Weight.bold, .thin, .medium].sorted() == [.thin, .medium, .bold])
    }

    @Test func `sizes of text are ordered from the smallest to the largest`() {
      typealias Size = UIContentSizeCategory
      #expect(Size.small < .large && Size.accessibilityMedium > .extraExtraExtraLarge)
      #expect(Size.large <= .large && Size.large >= .medium && !(Size.large > .large))
      #expect(Size.unspecified < .extraSmall)
    }

    @Test func `weights of fonts and symbols correspond, and styles have metrics`() {
      #expect(UIFont.Weight.semibold.symbolWeight() == .semibold)
      #expect(UIFont.Weight(0.123).symbolWeight() == .unspecified)
      #expect(UIImage.SymbolWeight.black.fontWeight() == .black)
      #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
      let font = UIFont.systemFont(ofSize: 10)
      #expect(UIFont.TextStyle.body.metrics.scaledFont(for: font).pointSize == 10)
    }

    @Test func `distances and transforms are coded as UIKit codes them, without keys`() throws {
      func code<Value: Codable & Equatable>(_ value: Value) throws -> String {
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoder().decode(Value.self, from: data) == value)
        return String(decoding: data, as: UTF8.self)
      }
      #expect(try code(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "[1,2,3,4]")
      #expect(
        try code(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
          == "[1,2,3,4]")
      #expect(try code(UIOffset(horizontal: 5, vertical: 6)) == "[5,6]")
      #expect(try code(CGVector(dx: 7, dy: 8)) == "[7,8]")
      #expect(
        try code(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)) == "[1,2,3,4,5,6]")
    }

    @Test func `points, vectors and transforms are hashable`() {
      #expect(Set([CGVector(dx: 1, dy: 2), CGVector(dx: 1, dy: 2)]).count == 1)
      #expect(Set([CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 2)]).count == 2)
    }

    @Test func `a value holds a structure of UIKit`() {
      let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let transform = CATransform3DMakeScale(2, 3, 4)
      #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
      #expect(NSValue(caTransform3D: transform).caTransform3DValue == transform)
      #expect(
        NSValue(cgAffineTransform: .identity).cgAffineTransformValue == CGAffineTransform.identity)
      #expect(NSValue(uiOffset: .zero) == NSValue(uiOffset: .zero))
      #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
      #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue == CATransform3D())
    }

    @Test func `a transform in three dimensions is inverted`() {
      let transform = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 1, 2, 3)
      let inverse = CATransform3DInvert(transform)
      #expect(
        CATransform3DEqualToTransform(CATransform3DConcat(transform, inverse), .init()) == false)
      #expect(CATransform3DIsIdentity(CATransform3DConcat(transform, inverse)))
      #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
      #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
      #expect(!CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 4)))
    }
  }
}
