import Foundation
import HeadlessUIKit

/// A delegate that is notified when the user selects a gift card.
protocol GiftCardsViewControllerDelegate: AnyObject {
  func didSelect(value: Price)
  func closeButtonPressed()
}

/// A screen that shows the available gift cards.
final class GiftCardsViewController: UIViewController {
  weak var delegate: (any GiftCardsViewControllerDelegate)?
  private let values: [Price]

  init(values: [Price], delegate: any GiftCardsViewControllerDelegate) {
    self.values = values
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Gift cards"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.closeButtonPressed() })
  }

  @Content.Builder override var content: [Content.Element] {
    for value in values {
      Content.Row(value.description) { self.delegate?.didSelect(value: value) }
    }
  }
}
