import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ViewGeometryTests {
    private let frame = CGRect(x: 10, y: 20, width: 100, height: 40)

    @Test func `frame, bounds, and center agree`() {
      let view = UIView(frame: frame)
      #expect(view.center == CGPoint(x: 60, y: 40))
      view.center = CGPoint(x: 50, y: 50)
      #expect(view.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
      view.bounds = CGRect(x: 5, y: 5, width: 50, height: 20)
      #expect(view.center == CGPoint(x: 50, y: 50))
      #expect(view.frame == CGRect(x: 25, y: 40, width: 50, height: 20))
      #expect(view.bounds.origin == CGPoint(x: 5, y: 5))
    }

    @Test func `a transform changes the frame and neither the bounds nor the center`() {
      let view = UIView(frame: frame)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(view.frame == CGRect(x: -40, y: 0, width: 200, height: 80))
      #expect(view.bounds.size == frame.size && view.center == CGPoint(x: 60, y: 40))
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      #expect(view.bounds.size == CGSize(width: 50, height: 20))
      view.transform = .identity
      #expect(view.frame == CGRect(x: 25, y: 10, width: 50, height: 20))
    }

    @Test func `points are converted between views`() {
      let (root, outer, inner) = (UIView(), UIView(frame: frame), UIView(frame: frame))
      root.addSubview(outer)
      outer.addSubview(inner)
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 21, y: 41))
      #expect(inner.convert(CGPoint(x: 21, y: 41), from: root) == CGPoint(x: 1, y: 1))
      #expect(
        root.convert(inner.bounds, from: inner) == CGRect(x: 20, y: 40, width: 100, height: 40))
      outer.bounds.origin.y = 15
      #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 20))
      #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 20, y: 25))
    }

    @Test func `a touch reaches the frontmost view that takes it`() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let (back, front) = (UIView(frame: frame), UIView(frame: frame))
      root.addSubview(back)
      root.addSubview(front)
      let point = CGPoint(x: 20, y: 30)
      #expect(root.hitTest(point, with: nil) === front)
      front.isUserInteractionEnabled = false
      #expect(root.hitTest(point, with: nil) === back)
      back.alpha = 0
      #expect(root.hitTest(point, with: nil) === root)
      #expect(root.hitTest(CGPoint(x: 300, y: 0), with: nil) == nil)
    }

    @Test func `transforms are undone by their inverse`() {
      let transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4)
        .scaledBy(x: 2, y: 5)
      let point = CGPoint(x: 1, y: 2).applying(transform).applying(transform.inverted())
      #expect(abs(point.x - 1) < 1e-9 && abs(point.y - 2) < 1e-9)
      #expect(transform.concatenating(.identity) == transform && !transform.isIdentity)
    }

    @Test func `a view's layer has the view's geometry and keeps its look`() {
      final class Gradient: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
      }
      let view = Gradient(frame: frame)
      #expect(view.layer is CAGradientLayer && view.layer === view.layer)
      view.layer.cornerRadius = 8
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.opacity = 0.5
      #expect(view.alpha == 0.5 && view.layer.frame == frame)
      #expect(view.layer.borderColor == UIColor.red.cgColor && view.layer.delegate === view)
      let (one, two) = (CALayer(), CAShapeLayer())
      view.layer.addSublayer(one)
      view.layer.insertSublayer(two, at: 0)
      #expect(view.layer.sublayers == [two, one] && two.superlayer === view.layer)
      one.removeFromSuperlayer()
      #expect(view.layer.sublayers == [two])
    }

    @Test func `an animation of a layer tells its delegate that it ended when the app settles`() {
      final class Delegate: CAAnimationDelegate {
        var finished: [Bool] = []
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { finished.append(flag) }
      }
      let app = App()
      let (delegate, layer) = (Delegate(), CALayer())
      for key in ["ends", "removed"] {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 0.3
        animation.delegate = delegate
        layer.add(animation, forKey: key)
      }
      layer.removeAnimation(forKey: "removed")
      #expect(delegate.finished == [false] && layer.animationKeys() == ["ends"])
      app.settle()
      #expect(delegate.finished == [false, true] && layer.animationKeys() == nil)
    }
  }
}
