import Foundation
import HeadlessUIKit

/// Overrides every member of `CAAnimation`.
final class EveryAnimation: CAAnimation {
  override var delegate: (any CAAnimationDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var isRemovedOnCompletion: Bool {
    get { super.isRemovedOnCompletion }
    set { super.isRemovedOnCompletion = newValue }
  }
  override var timingFunction: CAMediaTimingFunction? {
    get { super.timingFunction }
    set { super.timingFunction = newValue }
  }
  override var duration: CFTimeInterval {
    get { super.duration }
    set { super.duration = newValue }
  }
  override var beginTime: CFTimeInterval {
    get { super.beginTime }
    set { super.beginTime = newValue }
  }
  override var timeOffset: CFTimeInterval {
    get { super.timeOffset }
    set { super.timeOffset = newValue }
  }
  override var speed: Float {
    get { super.speed }
    set { super.speed = newValue }
  }
  override var repeatCount: Float {
    get { super.repeatCount }
    set { super.repeatCount = newValue }
  }
  override var repeatDuration: CFTimeInterval {
    get { super.repeatDuration }
    set { super.repeatDuration = newValue }
  }
  override var autoreverses: Bool {
    get { super.autoreverses }
    set { super.autoreverses = newValue }
  }
  override var fillMode: CAMediaTimingFillMode {
    get { super.fillMode }
    set { super.fillMode = newValue }
  }
  override func value(forKey key: String) -> Any? {
    super.value(forKey: key)
  }
  override func setValue(_ value: Any?, forKey key: String) {
    super.setValue(value, forKey: key)
  }
}
