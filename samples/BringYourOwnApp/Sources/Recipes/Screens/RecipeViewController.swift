import UIKit

protocol RecipeViewControllerDelegate: AnyObject {
  func recipeViewControllerDidTapShop(_ viewController: RecipeViewController)
}

/// A recipe in a scroll view, with a toolbar below.
final class RecipeViewController: UIViewController {
  weak var delegate: RecipeViewControllerDelegate?
  private let recipe: Recipe
  private let cookbook: Cookbook

  init(recipe: Recipe, cookbook: Cookbook) {
    self.recipe = recipe
    self.cookbook = cookbook
    super.init(nibName: nil, bundle: nil)
    title = recipe.name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 12
    stack.addArrangedSubview(pair("time", "\(recipe.minutes) min"))
    for ingredient in recipe.ingredients { stack.addArrangedSubview(label(ingredient)) }
    for (index, step) in recipe.steps.enumerated() {
      stack.addArrangedSubview(pair("step \(index + 1)", step))
    }
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Shop"
    stack.addArrangedSubview(
      UIButton(
        configuration: configuration,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          self.delegate?.recipeViewControllerDidTapShop(self)
        }))

    let scrollView = UIScrollView()
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    updateToolbar()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func updateToolbar() {
    let star = UIBarButtonItem(
      title: cookbook.isFavorite(recipe) ? "Remove Star" : "Star",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.cookbook.toggleFavorite(self.recipe)
        self.updateToolbar()
      })
    toolbarItems = [.flexibleSpace(), star]
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  private func pair(_ name: String, _ value: String) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [label(name), label(value)])
    stack.spacing = 8
    return stack
  }
}
