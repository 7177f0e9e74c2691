import Foundation
import HeadlessUIKit
import Testing

/// A layer that an app declares as on iOS, where no initializer of a layer is `required`.
private final class RingLayer: CAShapeLayer {
  override init() {
    super.init()
    lineWidth = 3
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A layer without `init()` of its own.
private final class TextOnlyLayer: CATextLayer {
  init(_ text: String) {
    super.init()
    string = text
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}

private final class RingAnimation: CABasicAnimation {
  override init() {
    super.init()
    duration = 2
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class RingAttributes: UICollectionViewLayoutAttributes {
  var turns = 1

  override init() {
    super.init()
    turns = 2
  }
}

extension HeadlessUIKitTests {
  @Suite struct LayerTests {
    @Test func `a view has a layer of its layer class`() {
      let view = RingView()
      #expect((view.layer as? RingLayer)?.lineWidth == 3 && view.layer.delegate === view)
    }

    @Test func `layers, animations and attributes of apps have initializers as on iOS`() {
      #expect(TextOnlyLayer("a").string as? String == "a")
      #expect(RingAnimation(keyPath: "path").duration == 2)
      let attributes = RingAttributes(forCellWith: IndexPath(item: 1, section: 0))
      let copy = attributes.copy(with: nil) as? RingAttributes
      #expect(copy !== attributes && copy?.turns == 2)
      #expect(copy?.indexPath == IndexPath(item: 1, section: 0))
    }

    @Test func `the origin of a layer's bounds is kept, and doesn't move the layer`() {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
      layer.bounds.origin = CGPoint(x: 5, y: 6)
      #expect(layer.bounds == CGRect(x: 5, y: 6, width: 100, height: 50))
      #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      #expect(layer.bounds == CGRect(x: 5, y: 6, width: 10, height: 10))
      #expect(CALayer(layer: layer).bounds == layer.bounds)
      let view = UIView()
      view.layer.bounds.origin = CGPoint(x: 5, y: 6)
      #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
    }

    @Test func `the frame follows from the position, the anchor point and the bounds`() {
      let layer = CALayer()
      layer.position = CGPoint(x: 50, y: 50)
      layer.bounds.size = CGSize(width: 20, height: 10)
      #expect(layer.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
      layer.anchorPoint = .zero
      #expect(layer.position == CGPoint(x: 50, y: 50))
      #expect(layer.frame == CGRect(x: 50, y: 50, width: 20, height: 10))
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(layer.position == CGPoint(x: 1, y: 2))
      #expect(CALayer(layer: layer).frame == layer.frame)
    }

    @Test(arguments: [
      (CAScrollLayerScrollMode.both, CGPoint(x: 5, y: 6), CGPoint(x: 0, y: 70)),
      (.vertically, CGPoint(x: 0, y: 6), CGPoint(x: 0, y: 70)),
      (.horizontally, CGPoint(x: 5, y: 0), .zero), (.none, .zero, .zero),
    ])
    func `a scroll layer scrolls in its directions, to a rectangle no farther than it must`(
      mode: CAScrollLayerScrollMode, point: CGPoint, origin: CGPoint
    ) {
      let layer = CAScrollLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.scrollMode = mode
      layer.scroll(to: CGPoint(x: 5, y: 6))
      #expect(layer.bounds.origin == point)
      layer.bounds.origin = .zero
      layer.scroll(to: CGRect(x: 10, y: 150, width: 20, height: 20))
      #expect(layer.bounds.origin == origin)
      layer.scroll(to: CGRect(x: 0, y: origin.y + 10, width: 10, height: 10))
      #expect(layer.bounds.origin == origin, "it is visible already")
    }

    @Test func `an emitter keeps its particles`() {
      let emitter = CAEmitterLayer()
      let cell = CAEmitterCell()
      cell.birthRate = 6
      cell.emissionLongitude = .pi
      emitter.emitterShape = .line
      emitter.emitterCells = [cell]
      #expect(emitter.emitterCells == [cell] && emitter.birthRate == 1)
    }

    /// Compiles only if the constants aren't isolated.
    private nonisolated static var keys: [String] { [kCATransition, kCAOnOrderIn] }

    @Test func `keys of Core Animation are usable outside the main actor`() {
      #expect(Self.keys == ["transition", "onOrderIn"])
    }

    @Test func `layers have the names of Core Animation, also the earlier ones`() {
      let layer = CALayer()
      layer.add(CATransition(), forKey: kCATransition)
      #expect(layer.animation(forKey: "transition") is CATransition)
      #expect(kCAOnOrderIn == "onOrderIn" && kCAOnOrderOut == "onOrderOut")
      let text = CATextLayer()
      #expect(text.alignmentMode == .natural && text.truncationMode == .none)
      text.alignmentMode = .center
      text.truncationMode = .end
      #expect(text.alignmentMode.rawValue == "center" && text.truncationMode.rawValue == "end")
    }
  }
}
