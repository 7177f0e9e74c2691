import CoreGraphics
import QuartzCore
import Testing

/// A file that imports the graphics modules only, as files for iOS do.
struct GraphicsOnlyTests {
  @Test func `a file that imports CoreGraphics and QuartzCore has their types`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 3))
    let layer = CAShapeLayer()
    layer.path = path
    layer.cornerRadius = 4
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 3))
  }
}
