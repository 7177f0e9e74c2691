import ARKit
import UIKit

/// A sea chart on the table in front of the camera.
final class ChartViewController: UIViewController {
  private let chart = ARSCNView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chart"
    chart.frame = view.bounds
    view.addSubview(chart)
    chart.session.run(ARWorldTrackingConfiguration())
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    chart.session.pause()
  }
}
