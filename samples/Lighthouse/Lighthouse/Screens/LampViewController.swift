import CoreBluetooth
import UIKit

/// The lamp, which is switched by radio.
final class LampViewController: UIViewController, CBCentralManagerDelegate {
  private let state = UILabel()
  private lazy var central = CBCentralManager(delegate: self, queue: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Lamp"
    state.text = "The lamp is off"
    let on = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Switch On") { [weak self] _ in self?.switchOn() })
    let find = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Find Lamps") { [weak self] _ in self?.find() })
    let stack = UIStackView(arrangedSubviews: [state, find, on])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  func centralManagerDidUpdateState(_ central: CBCentralManager) {
    state.text = central.isScanning ? "Looking for lamps" : "No lamp in reach"
  }

  private func find() {
    central.scanForPeripherals(withServices: nil)
  }

  private func switchOn() {
    state.text = central.isScanning ? "Wait" : "The lamp is on"
  }
}
