import Foundation
@_spi(InterfaceBuilder) import HeadlessUIKit
import Testing

/// A nib with an owner, gesture recognizers, bars and actions.
enum PartsNib: InterfaceDocument {
  static let text = interface(
    """
    document
     placeholder→id=-1→placeholderIdentifier=IBFilesOwner
     placeholder→id=-2→placeholderIdentifier=IBFirstResponder
     placeholder→id=ext→placeholderIdentifier=helper
     view→id=root
      subviews
       button→id=button
       button→id=loose
       button→id=menu
        menu→key=menu
         children
          command→id=command→title=Go
       toolbar→id=bar
        items
         barButtonItem→id=item→title=Save→style=done→enabled=NO
         barButtonItem→id=space→systemItem=flexibleSpace
         barButtonItem→id=custom
          view→id=inner→key=customView
       textField→id=field
       tableView→id=table→style=grouped→rowHeight=-1→separatorStyle=none
        prototypes
         tableViewCell→id=cell→reuseIdentifier=Row→style=IBUITableViewCellStyleSubtitle→textLabel=title→detailTextLabel=detail→accessoryType=disclosureIndicator
          tableViewCellContentView→id=content→key=contentView
           subviews
            label→id=title→text=Title
            label→id=detail→text=Detail
            switch→id=toggle→on=YES
         tableViewCell→id=plain→reuseIdentifier=Plain
          tableViewCellContentView→id=plain-content→key=contentView
          listContentConfiguration→key=contentConfiguration→text=Listed→secondaryText=
        label→id=footer→key=tableFooterView→text=Footer
     tapGestureRecognizer→id=tap→numberOfTapsRequired=2
     swipeGestureRecognizer→id=swipe→direction=left
     pongPressGestureRecognizer→id=press→minimumPressDuration=1.5
     label→id=second→text=Second
    """)

  static func connect(_ id: String, _ loader: InterfaceLoader) {
    if id == "cell" {
      loader.object("cell", PartsCell.self)?.toggle = loader.object("toggle", UISwitch.self)
      return
    }
    Connected.loader = loader
    loader.addGestures(["tap", "swipe"], to: "root")
    if let owner = loader.find("-1", PartsOwner.self) {
      owner.buttons = ["button", "loose"].compactMap { loader.object($0, UIButton.self) }
      loader.set(&owner.fields, all: ["field"], InterfaceOutlet("fields", of: "-1"))
      if let object = loader.object("field", UITextField.self) {
        loader.set(&object.delegate, "-1", InterfaceOutlet("delegate", of: "field"))
      }
      if let object = loader.object("table", UITableView.self) {
        loader.set(
          &object.delegate, "-1", InterfaceOutlet("delegate", of: "table", isOptional: true))
      }
    }
    let tapped = Selector("tapped:", PartsOwner.tapped(_:))
    for sender in ["button", "tap", "item", "command"] {
      loader.action(sender, "touchUpInside", "-1", tapped)
    }
    loader.action(
      "loose", "touchDown",
      [Selector("find:", PartsOther.find(_:)), Selector("find:", PartsOwner.find(_:))])
  }

  static func make(_ id: String, _ coder: NSCoder) -> AnyObject? {
    id == "cell" ? PartsCell(coder: coder) : nil
  }
}

private final class PartsCell: UITableViewCell {
  var toggle: UISwitch?
  var awoke = false
  override func awakeFromNib() {
    super.awakeFromNib()
    awoke = toggle != nil
  }
}

private final class PartsOther: UIResponder {
  func find(_ sender: Any?) {}
}

private final class PartsOwner: UIViewController, UITextFieldDelegate {
  var buttons: [UIButton] = []
  var fields: [UITextField] = []
  var calls: [String] = []
  func tapped(_ sender: Any?) {
    calls.append("tapped by " + (sender.map { "\(type(of: $0))" } ?? "nobody"))
  }
  func find(_ sender: Any?) { calls.append("find") }
}

extension HeadlessUIKitTests {
  @Suite struct NibPartTests {
    private func load(_ owner: PartsOwner?) throws -> (UIView, InterfaceLoader) {
      let objects = UINib(nibName: "Parts", bundle: nil).instantiate(withOwner: owner)
      return (try #require(objects.first as? UIView), try #require(Connected.loader))
    }

    @Test func `a nib returns its top-level objects, and knows placeholders`() throws {
      let helper = NSObject()
      let objects = UINib(nibName: "Parts", bundle: nil).instantiate(
        withOwner: nil, options: [.externalObjects: ["helper": helper]])
      #expect(
        objects.map { "\(type(of: $0))" } == [
          "UIView", "UITapGestureRecognizer", "UISwipeGestureRecognizer",
          "UILongPressGestureRecognizer", "UILabel",
        ])
      #expect(Connected.loader?.find("ext", NSObject.self) === helper)
      #expect(Connected.loader?.find("-1", NSObject.self) == nil)
    }

    @Test func `outlets are set, and delegates that fit`() throws {
      let owner = PartsOwner()
      let (_, loader) = try load(owner)
      let field = try #require(loader.object("field", UITextField.self))
      #expect(owner.buttons.count == 2 && owner.fields == [field])
      #expect(loader.object("field", UITextField.self)?.delegate === owner)
      #expect(loader.object("table", UITableView.self)?.delegate == nil)
    }

    @Test func `controls, gestures, bar buttons and menus call their actions`() throws {
      let app = App()
      let owner = PartsOwner()
      let (view, loader) = try load(owner)
      app.show(owner)
      owner.view.addSubview(view)
      loader.object("button", UIButton.self)?.sendActions(for: .touchUpInside)
      loader.object("button", UIButton.self)?.sendActions(for: .touchDown)
      #expect(owner.calls == ["tapped by UIButton"])
      let item = try #require(loader.object("item", UIBarButtonItem.self))
      #expect(item.target === owner && item.action == Selector("tapped:"))
      let action = loader.object("menu", UIButton.self)?.menu?.children.first as? UIAction
      action?.performWithSender("menu", target: nil)
      #expect(owner.calls == ["tapped by UIButton", "tapped by String"])
      loader.object("loose", UIButton.self)?.sendActions(for: .touchDown)
      #expect(owner.calls.last == "find")
    }

    @Test func `gesture recognizers and bars have their state`() throws {
      let (view, loader) = try load(nil)
      #expect(view.gestureRecognizers?.count == 2)
      #expect(loader.object("tap", UITapGestureRecognizer.self)?.numberOfTapsRequired == 2)
      #expect(loader.object("swipe", UISwipeGestureRecognizer.self)?.direction == .left)
      #expect(
        loader.object("press", UILongPressGestureRecognizer.self)?.minimumPressDuration == 1.5)
      let items = try #require(loader.object("bar", UIToolbar.self)?.items)
      #expect(items.first?.title == "Save" && items.first?.style == .done)
      #expect(items.first?.isEnabled == false && items.last?.customView != nil)
    }

    @Test func `a table has prototypes, each cell with its own outlets`() throws {
      let (_, loader) = try load(nil)
      let table = try #require(loader.object("table", UITableView.self))
      #expect(table.style == .grouped && table.rowHeight == UITableView.automaticDimension)
      #expect(
        table.separatorStyle == .none && (table.tableFooterView as? UILabel)?.text == "Footer")
      let one = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? PartsCell)
      let other = try #require(table.dequeueReusableCell(withIdentifier: "Row") as? PartsCell)
      #expect(one !== other && one.awoke && one.toggle !== other.toggle)
      #expect(one.textLabel?.text == "Title" && one.detailTextLabel?.text == "Detail")
      #expect(one.accessoryType == .disclosureIndicator && one.reuseIdentifier == "Row")
      #expect(one.toggle?.superview === one.contentView)
      let plain = try #require(table.dequeueReusableCell(withIdentifier: "Plain"))
      let content = plain.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == "Listed" && content?.secondaryText == nil)
    }
  }
}
