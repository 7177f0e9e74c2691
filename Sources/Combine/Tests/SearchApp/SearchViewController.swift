import CombinePublishers
import UIKit

/// Shows what the model finds.
final class SearchViewController: UIViewController {
  /// The object that keeps a screen alive, if any.
  enum Kind: String, CaseIterable {
    case released = "Search"
    case heldByItself = "Hold"
    case heldByApp = "Listen"
  }

  private let model = SearchModel()
  private let kind: Kind
  private let label = UILabel()
  private var cancellables = Set<AnyCancellable>()
  private var count = 0

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
    title = "Search"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    for letter in ["B", "F"] {
      let button = UIButton(
        primaryAction: UIAction(title: letter) { [model] _ in model.query += letter })
      view.addSubview(button)
    }
    model.$names
      .dropFirst()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.label.text = $0.joined(separator: ", ") }
      .store(in: &cancellables)
    switch kind {
    case .released: break
    case .heldByItself:
      model.$names.map(\.count).sink { self.count = $0 }.store(in: &cancellables)
    case .heldByApp:
      let app = UIApplication.shared.delegate as? AppDelegate
      app?.messages.map(\.count).subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { self.count = $0 }))
    }
  }
}
