import UIKit

/// A view controller whose storyboard identifier is its class's name.
protocol Storyboarded {
  static func instantiate(from storyboard: String) -> Self
}

extension Storyboarded where Self: UIViewController {
  static func instantiate(from storyboard: String) -> Self {
    let name = NSStringFromClass(self).components(separatedBy: ".")[1]
    let storyboard = UIStoryboard(name: storyboard, bundle: Bundle.main)
    guard let controller = storyboard.instantiateViewController(withIdentifier: name) as? Self
    else { fatalError("The identifier \(name) belongs to another class") }
    return controller
  }
}
