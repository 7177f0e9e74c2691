import UIKit

/// Leads through the trip: the list of tasks, and a screen for each.
final class TripCoordinator {
  let navigation = UINavigationController()
  private let home = HomeViewController()

  func start() {
    home.onSelect = { [weak self] in self?.show($0) }
    navigation.viewControllers = [home]
  }

  func note(_ text: String) { home.notes.append(text) }

  func showStop(_ name: String) {
    let stop = StopViewController()
    stop.title = name
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(stop, animated: true)
  }

  private func show(_ task: TripTask) {
    let screen: UIViewController =
      switch task {
      case .map: MapViewController()
      case .guide: GuideViewController()
      case .reminders: RemindersViewController()
      case .album: AlbumViewController()
      case .report: ReportViewController()
      case .diary: DiaryViewController()
      case .film: FilmViewController()
      case .handout: HandoutViewController()
      case .account: AccountViewController()
      case .phones: PhoneListViewController()
      case .schedule: ScheduleViewController()
      case .shop: ShopViewController()
      }
    screen.title = task.rawValue
    navigation.pushViewController(screen, animated: true)
  }
}

/// What there is to do on the trip.
enum TripTask: String, CaseIterable {
  case map = "Map"
  case guide = "Guide"
  case reminders = "Reminders"
  case album = "Album"
  case report = "Report"
  case diary = "Diary"
  case film = "Film"
  case handout = "Handout"
  case account = "Account"
  case phones = "Phone List"
  case schedule = "Schedule"
  case shop = "Shop"
}
