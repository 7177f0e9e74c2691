import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct SelectionTests {
  private final class Letters: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["d", "e"][indexPath.row]
      return cell
    }
  }

  private final class Tags: UICollectionViewController {
    init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tag")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = ["d", "e"][indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test(arguments: [true, false])
  func `a selection that is kept is shown and can be expected, in editing mode or not`(
    isTable: Bool
  ) async {
    let list: UIViewController = isTable ? Letters() : Tags()
    let walker = await Walker.on(.root { UINavigationController(rootViewController: list) })
    await walker.expect("expect no selected d; select d; expect selected d; expect no selected e")
    #expect(await walker.output(of: "screen").contains("* 1  d\n  2  e\n"))
    await walker.expect("expect selected e", complains: #"expected selected "e", found "d""#)
    await walker.expect("select e; expect selected e; expect no selected d")
    if let list = list as? Letters {
      list.tableView.allowsSelectionDuringEditing = true
    } else if let list = list as? Tags {
      list.collectionView.allowsSelectionDuringEditing = true
    }
    list.setEditing(true, animated: false)
    await walker.expect("select d; expect selected d; expect no selected e")
    if let list = list as? Letters {
      list.tableView.allowsMultipleSelectionDuringEditing = true
    } else if let list = list as? Tags {
      list.collectionView.allowsMultipleSelectionDuringEditing = true
    }
    await walker.expect("select e; expect selected d; expect selected e")
    // Several selected rows have checkmarks.
    let several = await walker.output(of: "screen")
    #expect(several.contains("  1  d  ✓\n  2  e  ✓\n"), "\(several)")
  }

  @Test func `a row that is selected says so in JSON`() async {
    var options = ShellOptions()
    options.format = .json
    let walker = await Walker.on(
      .root { UINavigationController(rootViewController: Letters()) }, options: options)
    let json = await walker.output(of: "select d")
    #expect(json.contains(#""isSelected":true,"kind":"row","label":"d""#), "\(json)")
    #expect(json.contains(#"{"kind":"row","label":"e""#), "\(json)")
  }
}
