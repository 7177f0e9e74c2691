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

    @Test func `an emitter keeps its particles`() {
      let emitter = CAEmitterLayer()
      let cell = CAEmitterCell()
      cell.birthRate = 6
      cell.emissionLongitude = .pi
      emitter.emitterShape = .line
      emitter.emitterCells = [cell]
      #expect(emitter.emitterCells == [cell] && emitter.birthRate == 1)
    }

    /// It is compiled only if the constants aren't isolated.
    private nonisolated static var earlierKeys: [String] { [kCATransition, kCAOnOrderIn] }

    @Test func `earlier names are usable outside the main actor`() {
      #expect(Self.earlierKeys == ["transition", "onOrderIn"])
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
