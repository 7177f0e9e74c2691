import UIKit

/// A row with a recipe's name, its duration, and a star to make it a favorite.
final class RecipeCell: UITableViewCell {
  static let identifier = "RecipeCell"

  var onStar: (() -> Void)?
  private let nameLabel = UILabel()
  private let minutesLabel = UILabel()
  private let starButton = UIButton(type: .system)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    minutesLabel.textColor = .secondaryLabel
    starButton.addAction(UIAction { [weak self] _ in self?.onStar?() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [nameLabel, minutesLabel, starButton])
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    onStar = nil
  }

  func show(_ recipe: Recipe, isFavorite: Bool) {
    nameLabel.text = recipe.name
    minutesLabel.text = "\(recipe.minutes) min"
    starButton.setImage(UIImage(systemName: isFavorite ? "star.fill" : "star"), for: .normal)
    starButton.accessibilityLabel = isFavorite ? "Remove star" : "Star"
  }
}
