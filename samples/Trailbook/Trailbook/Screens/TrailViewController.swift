import Combine
import UIKit

protocol TrailViewControllerDelegate: AnyObject {
  func trailViewController(_ controller: TrailViewController, didSelectNotesOf trail: Trail)
}

class TrailViewController: BaseViewController {
  var trail: Trail!
  var store: TrailStore!
  weak var delegate: TrailViewControllerDelegate?

  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var weatherLabel: UILabel!
  @IBOutlet private weak var doneSwitch: UISwitch!
  @IBOutlet private weak var ratingView: RatingView!
  @IBOutlet private weak var imageView: UIImageView!

  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trail.name
    nameLabel.text = trail.name
    doneSwitch.isOn = trail.isDone
    ratingView.rating = trail.rating
    ratingView.addTarget(self, action: #selector(rate), for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("trail.notes", comment: ""), style: .plain, target: self,
      action: #selector(TrailViewController.notesTapped(_:)))
    let tap = UITapGestureRecognizer(target: self, action: #selector(pictureTapped))
    imageView.addGestureRecognizer(tap)
    if let fee = trail.fee { weatherLabel.text = Self.text(of: fee) }
  }

  private static func text(of fee: Double) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.currencyCode = "EUR"
    let format = NSLocalizedString("trail.fee", comment: "The price of a day's pass")
    return String(format: format, formatter.string(from: fee as NSNumber) ?? "")
  }

  @IBAction func toggleDone(_ sender: UISwitch) {
    trail.isDone = sender.isOn
    store.update(trail)
  }

  @IBAction func loadWeather(_ sender: UIButton) {
    weatherLabel.text = NSLocalizedString("weather.loading", comment: "")
    WeatherService().weather(at: trail)
      .map { "\($0.sky), \($0.degrees) °C" }
      .replaceError(with: NSLocalizedString("weather.failed", comment: ""))
      .sink { [weak self] in self?.weatherLabel.text = $0 }
      .store(in: &cancellables)
  }

  @objc func notesTapped(_ sender: UIBarButtonItem) {
    delegate?.trailViewController(self, didSelectNotesOf: trail)
  }

  @objc private func rate() {
    trail.rating = ratingView.rating
    store.update(trail)
  }

  @objc private func pictureTapped(_ recognizer: UITapGestureRecognizer) {
    let viewer = UIAlertController(title: trail.name, message: nil, preferredStyle: .actionSheet)
    viewer.addAction(UIAlertAction(title: "Close", style: .cancel))
    present(viewer, animated: true)
  }
}

extension TrailViewController {
  override func configureBackground() {
    view.backgroundColor = UIColor(named: "Moss")
  }
}
