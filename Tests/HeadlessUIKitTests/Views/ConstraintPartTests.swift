import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct ConstraintPartTests {
    /// Whether a constraint between the edges of a part and of a view around it can be active.
    private func relates(_ part: UIView?, _ view: UIView) -> Bool {
      guard let part else { return false }
      let constraint = part.topAnchor.constraint(equalTo: view.topAnchor)
      constraint.isActive = true
      return constraint.isActive
    }

    @Test func `parts of a control are inside it for constraints`() {
      let app = App()
      let root = UIViewController()
      app.show(root)
      let button = UIButton(type: .system)
      button.setTitle("Pay", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.configuration = .filled()
      button.configuration?.subtitle = "Now"
      let search = UISearchBar()
      for view in [button, search] { root.view.addSubview(view) }
      let spinner = UIActivityIndicatorView()
      button.addSubview(spinner)
      for part in [button.titleLabel, button.imageView, button.subtitleLabel] {
        #expect(relates(part, button) && relates(part, spinner) && relates(part, root.view))
      }
      #expect(relates(search.searchTextField, search))
      #expect(app.broken.isEmpty)
      button.removeFromSuperview()
      #expect(root.view.constraints.isEmpty)
    }

    @Test func `bars of containers are inside the views of these for constraints`() {
      let app = App()
      let navigation = UINavigationController(rootViewController: app.screen("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      app.show(tabs)
      let player = UIView()
      tabs.view.addSubview(player)
      #expect(relates(tabs.tabBar, player) && relates(tabs.tabBar, tabs.view))
      #expect(relates(navigation.navigationBar, navigation.view))
      #expect(relates(navigation.navigationBar, player))
      #expect(relates(navigation.toolbar, navigation.view) && relates(navigation.toolbar, player))
      #expect(app.broken.isEmpty)
    }

    @Test func `views around rows are inside their table or collection for constraints`() {
      let app = App()
      let table = UITableView()
      let (header, footer, background) = (UIView(), UIView(), UILabel())
      table.tableHeaderView = header
      table.tableFooterView = footer
      table.backgroundView = background
      #expect(relates(header, table) && relates(footer, table) && relates(background, table))
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let empty = UILabel()
      collection.backgroundView = empty
      #expect(relates(empty, collection))
      #expect(app.broken.isEmpty)
    }
  }
}
