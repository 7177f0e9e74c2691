public import Foundation

// Core Graphics' functions, which Swift can call as C does.

/// Creates a point.
public nonisolated func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size.
public nonisolated func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Creates a rectangle.
public nonisolated func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
  -> CGRect
{ CGRect(x: x, y: y, width: width, height: height) }

/// Returns the smallest x coordinate of a rectangle.
public nonisolated func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the x coordinate in the middle of a rectangle.
public nonisolated func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the largest x coordinate of a rectangle.
public nonisolated func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the smallest y coordinate of a rectangle.
public nonisolated func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the y coordinate in the middle of a rectangle.
public nonisolated func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the largest y coordinate of a rectangle.
public nonisolated func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle.
public nonisolated func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle.
public nonisolated func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns a rectangle whose size is positive.
public nonisolated func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Returns the smallest rectangle around another one whose edges are whole numbers.
public nonisolated func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns a rectangle that is smaller by distances at each edge.
public nonisolated func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns a moved rectangle.
public nonisolated func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns the smallest rectangle around two.
public nonisolated func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns what two rectangles have in common.
public nonisolated func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect {
  r1.intersection(r2)
}

/// Returns whether two rectangles overlap.
public nonisolated func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Returns whether a rectangle contains another one.
public nonisolated func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.contains(rect2)
}

/// Returns whether a rectangle contains a point.
public nonisolated func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.contains(point)
}

/// Returns whether a rectangle has no area.
public nonisolated func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Returns whether a rectangle is the null rectangle.
public nonisolated func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Returns whether a rectangle is infinite.
public nonisolated func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

/// Returns whether two rectangles are equal.
public nonisolated func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1 == rect2
}

/// Returns whether two points are equal.
public nonisolated func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool {
  point1 == point2
}

/// Returns whether two sizes are equal.
public nonisolated func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool {
  size1 == size2
}

/// Creates a transform that moves.
public nonisolated func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ CGAffineTransform(translationX: tx, y: ty) }

/// Creates a transform that scales.
public nonisolated func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ CGAffineTransform(scaleX: sx, y: sy) }

/// Creates a transform that rotates by an angle in radians.
public nonisolated func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns a transform that moves first.
public nonisolated func CGAffineTransformTranslate(
  _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { t.translatedBy(x: tx, y: ty) }

/// Returns a transform that scales first.
public nonisolated func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }

/// Returns a transform that rotates first, by an angle in radians.
public nonisolated func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat)
  -> CGAffineTransform
{ t.rotated(by: angle) }

/// Returns the transform that undoes another one.
public nonisolated func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
  t.inverted()
}

/// Returns a transform followed by another one.
public nonisolated func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform)
  -> CGAffineTransform
{ t1.concatenating(t2) }

/// Returns whether a transform changes nothing.
public nonisolated func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Returns whether two transforms are equal.
public nonisolated func CGAffineTransformEqualToTransform(
  _ t1: CGAffineTransform, _ t2: CGAffineTransform
) -> Bool { t1 == t2 }

/// Returns a transformed point.
public nonisolated func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform)
  -> CGPoint
{ point.applying(t) }

/// Returns a transformed size.
public nonisolated func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize
{ size.applying(t) }

/// Returns the smallest rectangle around a transformed one.
public nonisolated func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect
{ rect.applying(t) }
