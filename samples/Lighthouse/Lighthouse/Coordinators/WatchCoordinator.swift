import SwiftUI
import UIKit

/// Leads the keeper through the tasks of a watch.
final class WatchCoordinator {
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    let tasks = TasksViewController()
    tasks.delegate = self
    navigation.pushViewController(tasks, animated: false)
  }

  private func showTides() {
    let tides = TidesView(harbor: "Fairhaven", height: "High water at 14:20") { [navigation] in
      navigation.popViewController(animated: true)
    }
    navigation.pushViewController(UIHostingController(rootView: tides), animated: true)
  }

  private func showLetter() {
    let letter = LetterViewController()
    letter.delegate = self
    navigation.pushViewController(letter, animated: true)
  }
}

extension WatchCoordinator: TasksViewControllerDelegate {
  func tasksViewController(_ controller: TasksViewController, didSelect task: KeeperTask) {
    switch task {
    case .health: navigation.pushViewController(HealthViewController(), animated: true)
    case .lamp: navigation.pushViewController(LampViewController(), animated: true)
    case .records: navigation.present(RecordsViewController(), animated: true)
    case .chart: navigation.pushViewController(ChartViewController(), animated: true)
    case .tides: showTides()
    case .letter: showLetter()
    }
  }
}

extension WatchCoordinator: LetterViewControllerDelegate {
  func letterViewControllerDidSend(_ controller: LetterViewController) {
    navigation.pushViewController(EndOfWatchViewController(), animated: true)
  }
}
