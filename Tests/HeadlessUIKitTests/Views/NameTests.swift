import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct NameTests {
    private func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }

    @Test func `a label's colon isn't part of the name, and a label isn't repeated`() {
      let app = App()
      let (email, phone) = (UITextField(), UITextField())
      email.text = "a@b"
      phone.placeholder = "Phone"
      let terms = UISwitch()
      terms.accessibilityLabel = "Terms"
      let page = app.page(label("Email:"), email, label("phone :"), phone, label("Terms"), terms)
      #expect(lines(page.content) == ["Email: a@b", "Phone: ", "Terms: off"])
    }

    @Test(arguments: [
      ("Count: 1", "Count"), ("Count 1", "Count"), ("Certainty: 80 %", "Certainty"),
      ("Chapter 12", "Chapter 12"), ("Size:", "Size"), ("1", "1"),
      ("At 10:30 – count", "At 10:30 – count"),
    ])
    func `a label that shows a control's number is a name without it`(label: String, name: String) {
      #expect(ViewReader.name(fromLabel: label, value: "1") == name)
    }

    @Test func `a stepper isn't named by the value in the label before it`() {
      let app = App()
      let stepper = UIStepper()
      stepper.value = 1
      #expect(lines(app.page(label("Count: 1"), stepper).content) == ["Count: 1"])
    }

    @Test func `a control in a bar's title is named by the controller's property`() {
      final class Owner: UIViewController {
        let sortControl = UISegmentedControl(items: ["Name", "Price"])
      }
      let app = App()
      let owner = Owner()
      owner.navigationItem.titleView = owner.sortControl
      app.show(UINavigationController(rootViewController: owner))
      #expect(lines(owner.barContent) == ["Sort: - of Name | Price"])
    }

    @Test func `screens and alerts without a title have words for names`() {
      let alert = UIAlertController(title: nil, message: "Sure?\nReally?", preferredStyle: .alert)
      #expect(UIViewController().screenName == "View Controller")
      #expect(alert.screenName == "Sure? Really?")
      alert.message = nil
      #expect(alert.screenName == "Alert")
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      #expect(sheet.screenName == "Action Sheet")
    }

    @Test func `a cell without texts is named by its class, in words`() {
      final class HCell: UITableViewCell {}
      final class OrderLineCell: UICollectionViewCell {}
      func name(_ cell: UIView) -> String {
        let empty = LoadedCellContent(view: nil, text: nil, detail: nil, list: nil)
        return CellContent(of: cell, empty).shownTitle(of: cell)
      }
      #expect(name(HCell()) == "H Cell" && name(OrderLineCell()) == "Order Line")
      #expect(name(UICollectionViewCell()) == "Cell" && name(UITableViewCell()).isEmpty)
    }

    @Test(arguments: [
      ("plus", "Add"), ("trash.fill", "Delete"), ("xmark.circle.fill", "Close"),
      ("ellipsis.circle", "More"), ("square.and.arrow.up", "Share"), ("square", "Square"),
      ("doc.text", "Doc Text"), ("bolt.fill", "Bolt"),
    ])
    func `a symbol has the words of a screen reader`(symbol: String, words: String) {
      #expect(UIImage(systemName: symbol)?.spokenName == words)
    }

    @Test func `a bar button with a menu and only a symbol is named by the symbol`() {
      let app = App()
      let page = UIViewController()
      let item = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis"),
        menu: UIMenu(children: [UIAction(title: "Duplicate") { _ in }]))
      page.navigationItem.rightBarButtonItem = item
      app.show(UINavigationController(rootViewController: page))
      #expect(lines(page.content(of: item) ?? []) == ["[More: Duplicate]"])
    }
  }
}
