import UIKit

/// A screen that asks a server for the weather.
final class WeatherViewController: UIViewController {
  private struct Weather: Decodable {
    let sky: String
    let degrees: Int
  }

  private let stack = UIStackView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Weather"
    view.addSubview(stack)
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(button("Weather") { [weak self] in self?.showWeather() })
    stack.addArrangedSubview(button("Alerts") { [weak self] in self?.showAlerts() })
  }

  private nonisolated func load(
    _ path: String, _ completion: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    guard let url = URL(string: "https://weather.example/v1/\(path)") else { return }
    URLSession.shared.dataTask(with: url) { data, _, error in
      let result = error.map { .failure($0) } ?? Result<Data, any Error>.success(data ?? Data())
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(result) } }
    }.resume()
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }

  private func showWeather() {
    label.text = "Asking for the weather…"
    load("today?city=Bern") { [weak self] result in
      let weather = try? JSONDecoder().decode(Weather.self, from: result.get())
      self?.label.text = weather.map { "\($0.sky), \($0.degrees) °C" } ?? "No weather"
    }
  }

  private func showAlerts() {
    load("alerts") { [weak self] result in
      guard case .failure(let error) = result else { return }
      let alert = UIAlertController(
        title: error.localizedDescription, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self?.present(alert, animated: true)
    }
  }
}
