public import Foundation

/// A place to draw, which drops everything that is drawn.
@preconcurrency @MainActor
open class CGContext: NSObject {
  nonisolated deinit {}

  /// Creates a place to draw.
  package override init() { super.init() }

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
  open func clip(using rule: CGPathFillRule = .winding) {}
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
  /// Does nothing, because nothing is drawn.
  open func setMiterLimit(_ limit: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setFillColorSpace(_ space: CGColorSpace) {}
  /// Does nothing, because nothing is drawn.
  open func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Does nothing, because nothing is drawn.
  open func setPatternPhase(_ phase: CGSize) {}
  /// Does nothing, because nothing is drawn.
  open func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Does nothing, because nothing is drawn.
  open func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing, because nothing is drawn.
  open func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing, because nothing is drawn.
  open func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing, because nothing is drawn.
  open func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Does nothing, because nothing is drawn.
  open func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Does nothing, because nothing is drawn.
  open func setFontSize(_ size: CGFloat) {}
  /// The quality with which images are scaled; stored, but not used.
  open var interpolationQuality = CGInterpolationQuality.default
  /// The place of the next text, in points; stored, but not used.
  open var textPosition = CGPoint.zero
  /// The transform of text; stored, but not used.
  open var textMatrix = CGAffineTransform.identity
  /// The transform of the drawing, which isn't followed: it changes nothing.
  open var ctm: CGAffineTransform { .identity }
  /// The transform to pixels, which isn't followed: it changes nothing.
  open var userSpaceToDeviceSpaceTransform: CGAffineTransform { .identity }
  /// Returns the point itself.
  open func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point }
  /// Returns the point itself.
  open func convertToUserSpace(_ point: CGPoint) -> CGPoint { point }
  /// The image that was drawn; always `nil`.
  open func makeImage() -> CGImage? { nil }
  /// Does nothing, because nothing is drawn.
  open func addRects(_ rects: [CGRect]) {}
  /// Does nothing, because nothing is drawn.
  open func addLines(between points: [CGPoint]) {}
  /// Does nothing, because nothing is drawn.
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func replacePathWithStrokedPath() {}
  /// Does nothing, because nothing is drawn.
  open func drawPath(using mode: CGPathDrawingMode) {}
  /// Does nothing, because nothing is drawn.
  open func fill(_ rects: [CGRect]) {}
  /// Does nothing, because nothing is drawn.
  open func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Does nothing, because nothing is drawn.
  open func strokeLineSegments(between points: [CGPoint]) {}
  /// Does nothing, because nothing is drawn.
  open func clip(to rects: [CGRect]) {}
  /// Does nothing, because nothing is drawn.
  open func clip(to rect: CGRect, mask: CGImage) {}
  /// Does nothing, because nothing is drawn.
  open func resetClip() {}
  /// Does nothing, because nothing is drawn.
  open func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Does nothing, because nothing is drawn.
  open func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Does nothing, because nothing is drawn.
  open func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Does nothing, because nothing is drawn.
  open func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  /// Does nothing, because nothing is drawn.
  open func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo auxInfo: [String: Any]?) {}
  /// Does nothing, because nothing is drawn.
  open func endTransparencyLayer() {}
  /// Does nothing, because nothing is drawn.
  open func flush() {}
  /// Does nothing, because nothing is drawn.
  open func synchronize() {}
}
