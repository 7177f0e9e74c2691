import UIKit

/// A rating of one to three stars.
///
/// Its content is in RatingView.xib.
@IBDesignable
class RatingView: UIControl {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private var starButtons: [UIButton]!

  @IBInspectable var rating: Int = 0 {
    didSet { updateStars() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadContent()
  }

  private func loadContent() {
    Bundle(for: RatingView.self).loadNibNamed("RatingView", owner: self, options: nil)
    addSubview(contentView)
    updateStars()
  }

  private func updateStars() {
    for (index, button) in (starButtons ?? []).enumerated() { button.isSelected = index < rating }
  }

  @IBAction private func starTapped(_ sender: UIButton) {
    rating = sender.tag
    sendActions(for: .valueChanged)
  }
}
