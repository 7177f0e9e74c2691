import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct GeometryFunctionTests {
    @Test func `Core Graphics' functions do what the methods of its types do`() {
      let rect = CGRectMake(10, 20, 30, 40)
      #expect(rect == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(CGRectGetMaxX(rect) == 40 && CGRectGetMidY(rect) == 40 && CGRectGetHeight(rect) == 40)
      #expect(CGRectInset(rect, 5, 10) == CGRectMake(15, 30, 20, 20))
      #expect(CGRectOffset(rect, -10, -20).origin == CGPointMake(0, 0))
      #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)))
      #expect(CGRectUnion(rect, .zero).size == CGSizeMake(40, 60) && CGRectIsEmpty(.zero))
      let moved = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 1, 1)
      #expect(CGPointApplyAffineTransform(CGPointMake(1, 2), moved) == CGPoint(x: 4, y: 6))
      let back = CGAffineTransformConcat(moved, CGAffineTransformInvert(moved))
      #expect(CGAffineTransformIsIdentity(back))
    }
  }
}
