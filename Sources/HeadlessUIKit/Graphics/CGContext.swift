public import Foundation

/// A place to draw, which drops everything that is drawn.
@preconcurrency @MainActor
open class CGContext: NSObject {
  nonisolated deinit {}

  /// Creates a place to draw.
  override init() { super.init() }

  /// Does nothing, because nothing is drawn.
  open func saveGState() {}
  /// Does nothing, because nothing is drawn.
  open func restoreGState() {}
  /// Does nothing, because nothing is drawn.
  open func setFillColor(_ color: CGColor) {}
  /// Does nothing, because nothing is drawn.
  open func setStrokeColor(_ color: CGColor) {}
  /// Does nothing, because nothing is drawn.
  open func setLineWidth(_ width: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing, because nothing is drawn.
  open func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing, because nothing is drawn.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing, because nothing is drawn.
  open func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing, because nothing is drawn.
  open func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Does nothing, because nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func fillEllipse(in rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func stroke(_ rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func strokeEllipse(in rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func strokePath() {}
  /// Does nothing, because nothing is drawn.
  open func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Does nothing, because nothing is drawn.
  open func clear(_ rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func clip() {}
  /// Does nothing, because nothing is drawn.
  open func clip(to rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func beginPath() {}
  /// Does nothing, because nothing is drawn.
  open func closePath() {}
  /// Does nothing, because nothing is drawn.
  open func move(to point: CGPoint) {}
  /// Does nothing, because nothing is drawn.
  open func addLine(to point: CGPoint) {}
  /// Does nothing, because nothing is drawn.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Does nothing, because nothing is drawn.
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Does nothing, because nothing is drawn.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing, because nothing is drawn.
  open func addRect(_ rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func addEllipse(in rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  open func addPath(_ path: CGPath) {}
  /// Does nothing, because nothing is drawn.
  open func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func rotate(by angle: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func concatenate(_ transform: CGAffineTransform) {}
}
