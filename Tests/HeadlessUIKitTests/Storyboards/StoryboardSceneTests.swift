import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// A storyboard with containers, static cells, and segues of all kinds.
enum PlacesStoryboard: InterfaceDocument {
  static let text = interface(
    """
    document→initialViewController=tabs
     scene
      tabBarController→id=tabs
       tabBar→id=tab-bar→key=tabBar→translucent=NO
       connections
        segue→id=t1→kind=relationship→relationship=viewControllers→destination=places
        segue→id=t2→kind=relationship→relationship=viewControllers→destination=split
     scene
      navigationController→id=places→navigationBarHidden=YES
       tabBarItem→id=places-tab→key=tabBarItem→title=Places→badgeValue=3
       navigationBar→id=places-bar→key=navigationBar→largeTitles=YES
       connections
        segue→id=n1→kind=relationship→relationship=rootViewController→destination=list→destinationCreationSelector=makeList:
     scene
      splitViewController→id=split→allowDoubleColumnStyle=YES→preferredDisplayMode=beside
       tabBarItem→id=split-tab→key=tabBarItem→systemItem=favorites
       connections
        segue→id=s1→kind=relationship→relationship=masterViewController→destination=left
        segue→id=s2→kind=relationship→relationship=detailViewController→destination=right
     scene
      viewController→id=left→title=Left
     scene
      viewController→id=right→title=Right→hidesBottomBarWhenPushed=YES
     scene
      pageViewController→id=pages→storyboardIdentifier=Pages→transitionStyle=scroll→navigationOrientation=vertical
     scene
      tableViewController→id=list→storyboardIdentifier=List
       tableView→id=table→key=view→style=insetGrouped
        sections
         tableViewSection→id=sec→headerTitle=General→footerTitle=End
          cells
           tableViewCell→id=one
            tableViewCellContentView→id=c1→key=contentView
             subviews
              label→id=l1→text=One
            connections
             segue→id=to-detail→kind=show→identifier=Detail→destination=detail
           tableViewCell→id=two→selectionStyle=none
       navigationItem→id=nav-item→key=navigationItem→title=Places→largeTitleDisplayMode=never
        barButtonItem→id=edit→key=leftBarButtonItem→systemItem=edit
        rightBarButtonItems
         barButtonItem→id=add→systemItem=add
          connections
           segue→id=to-add→kind=popoverPresentation→destination=detail→popoverAnchorBarButtonItem=edit
         barButtonItem→id=help→title=Help
       toolbarItems
        barButtonItem→id=trash→systemItem=trash
     scene
      viewController→id=detail→storyboardIdentifier=Detail→modalPresentationStyle=fullScreen
       view→id=detail-view→key=view
        subviews
         containerView→id=box
          connections
           segue→id=embed→kind=embed→identifier=Map→destination=map
         button→id=go
          connections
           segue→id=sheet→kind=presentation→identifier=Sheet→destination=right→modalPresentationStyle=formSheet→modalTransitionStyle=flipHorizontal
         button→id=own
          connections
           segue→id=custom→kind=custom→identifier=Own→destination=right
         button→id=swap
          connections
           segue→id=created→kind=show→identifier=Made→destination=made
     scene
      viewController→id=map
       view→id=map-view→key=view
     scene
      viewController→id=made
     scene
      viewControllerPlaceholder→id=other→storyboardName=Trips→referencedIdentifier=Trip
     scene
      viewControllerPlaceholder→id=trips→storyboardIdentifier=Trips→storyboardName=Trips
    """)

  static func make(_ id: String, _ coder: NSCoder) -> AnyObject? {
    switch id {
    case "detail": PlaceViewController(coder: coder)
    case "made": MadeViewController(coder: coder, name: "storyboard")
    default: nil
    }
  }

  static func connect(_ id: String, _ loader: InterfaceLoader) {
    switch id {
    case "list.before": loader.segue("to-add", from: "add")
    case "list": loader.segue("to-detail", from: "one")
    case "detail":
      loader.segue("embed", from: "box")
      loader.segue("sheet", from: "go")
      loader.segue("custom", from: "own")
      loader.segue("created", from: "swap")
    default: break
    }
  }

  static func segue(_ id: String) -> InterfaceSegue.Code? {
    switch id {
    case "custom": .custom({ OwnSegue(identifier: $0, source: $1, destination: $2) })
    case "created":
      .creator({ source, coder, sender in
        (source as? PlaceViewController)?.make(coder, sender: sender)
      })
    case "n1": .creator({ _, coder, _ in nil })
    default: nil
    }
  }
}

private final class OwnSegue: UIStoryboardSegue {
  override func perform() { (source as? PlaceViewController)?.calls.append("own segue") }
}

private final class MadeViewController: UIViewController {
  let name: String
  init?(coder: NSCoder, name: String) {
    self.name = name
    super.init(coder: coder)
  }
  required init?(coder: NSCoder) { nil }
}

private final class PlaceViewController: UIViewController {
  var calls: [String] = []
  func make(_ coder: NSCoder, sender: Any?) -> UIViewController? {
    MadeViewController(coder: coder, name: "action of \(sender.map { type(of: $0) } as Any)")
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
  }
}

extension HeadlessUIKitTests {
  @Suite struct StoryboardSceneTests {
    private let storyboard = UIStoryboard(name: "Places", bundle: nil)

    @Test func `containers have their children, items and bars`() throws {
      let app = App()
      let tabs = try #require(
        storyboard.instantiateInitialViewController() as? UITabBarController)
      app.show(tabs)
      let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
      #expect(navigation.tabBarItem.title == "Places" && navigation.tabBarItem.badgeValue == "3")
      #expect(navigation.isNavigationBarHidden && navigation.navigationBar.prefersLargeTitles)
      #expect(navigation.topViewController is UITableViewController)
      let split = try #require(tabs.viewControllers?.last as? UISplitViewController)
      #expect(split.style == .doubleColumn && split.preferredDisplayMode == .oneBesideSecondary)
      #expect(split.viewController(for: .primary)?.title == "Left")
      #expect(split.viewController(for: .secondary)?.hidesBottomBarWhenPushed == true)
      #expect(!tabs.tabBar.isTranslucent)
      let pages = storyboard.instantiateViewController(withIdentifier: "Pages")
      #expect((pages as? UIPageViewController)?.transitionStyle == .scroll)
      #expect((pages as? UIPageViewController)?.navigationOrientation == .vertical)
    }

    @Test func `a navigation item has its buttons before the view is loaded`() throws {
      let list = storyboard.instantiateViewController(withIdentifier: "List")
      #expect(!list.isViewLoaded && list.navigationItem.title == "Places")
      #expect(list.navigationItem.largeTitleDisplayMode == .never)
      #expect(list.navigationItem.leftBarButtonItem?.title == "Edit")
      #expect(list.navigationItem.rightBarButtonItems?.map(\.title) == ["Add", "Help"])
      #expect(list.toolbarItems?.first?.title == "Trash")
    }

    @Test func `a table controller has static cells, whose segues start when they are selected`()
      throws
    {
      let app = App()
      let list = try #require(
        storyboard.instantiateViewController(withIdentifier: "List") as? UITableViewController)
      let navigation = UINavigationController(rootViewController: list)
      app.show(navigation)
      let table = try #require(list.tableView)
      #expect(table.style == .insetGrouped && table.numberOfRows(inSection: 0) == 2)
      #expect(list.tableView(table, titleForHeaderInSection: 0) == "General")
      #expect(list.tableView(table, titleForFooterInSection: 0) == "End")
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect((cell.contentView.subviews.first as? UILabel)?.text == "One")
      for case .rows(let rows) in list.screenContent { rows[0].activate() }
      app.settle()
      #expect(navigation.topViewController is PlaceViewController)
    }

    @Test func `a popover points at its anchor`() throws {
      let app = App()
      let list = storyboard.instantiateViewController(withIdentifier: "List")
      app.show(UINavigationController(rootViewController: list))
      let add = try #require(list.navigationItem.rightBarButtonItems?.first)
      add.action.map { _ = (add.target as? NSObject)?.perform($0, with: add) }
      app.settle()
      let shown = try #require(list.presentedViewController)
      #expect(
        shown.popoverPresentationController?.barButtonItem
          === list.navigationItem.leftBarButtonItem)
    }

    private func detail(
      _ app: borrowing App
    ) throws -> (PlaceViewController, [UIButton]) {
      let detail = try #require(
        storyboard.instantiateViewController(withIdentifier: "Detail") as? PlaceViewController)
      app.show(UINavigationController(rootViewController: detail))
      return (detail, detail.view.subviews.compactMap { $0 as? UIButton })
    }

    @Test func `a container view embeds its controller when the view is loaded`() throws {
      let app = App()
      let (detail, _) = try detail(app)
      let map = try #require(detail.children.first)
      #expect(map.view.superview === detail.view.subviews.first)
      #expect(detail.calls == ["prepare Map"] && detail.modalPresentationStyle == .fullScreen)
    }

    @Test func `a presentation has its style, and a custom segue performs itself`() throws {
      let app = App()
      let (detail, buttons) = try detail(app)
      buttons[0].sendActions(for: .primaryActionTriggered)
      app.settle()
      let sheet = try #require(detail.presentedViewController)
      #expect(sheet.modalPresentationStyle == .formSheet)
      #expect(sheet.modalTransitionStyle == .flipHorizontal)
      buttons[1].sendActions(for: .primaryActionTriggered)
      #expect(detail.calls.suffix(2) == ["prepare Own", "own segue"])
    }

    @Test func `a segue action creates the destination`() throws {
      let app = App()
      let (detail, buttons) = try detail(app)
      buttons[2].sendActions(for: .primaryActionTriggered)
      app.settle()
      let made = detail.navigationController?.topViewController as? MadeViewController
      #expect(made?.name == "action of Optional(HeadlessUIKit.UIButton)")
    }

    @Test func `a reference leads to a scene of another storyboard`() throws {
      let app = App()
      let trips = storyboard.instantiateViewController(withIdentifier: "Trips")
      #expect(trips is UINavigationController)
      app.settle()
    }
  }
}
