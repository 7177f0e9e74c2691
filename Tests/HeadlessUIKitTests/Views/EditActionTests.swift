import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct EditActionTests {
    private final class Card: UILabel {
      override var canBecomeFirstResponder: Bool { true }
      override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:", Card.copy(_:)) || action == Selector("like:", Card.like(_:))
      }
      var likes = 0
      func like(_ sender: Any?) { likes += 1 }
    }

    private final class NoPaste: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("paste:", NoPaste.paste(_:)) { return false }
        return super.canPerformAction(action, withSender: sender)
      }
    }

    private final class Selecting: UIView {
      override func selectAll(_ sender: Any?) {}
    }

    private static let paste = Selector(
      "paste:", { (object: any UIResponderStandardEditActions) in { object.paste($0) } })

    @Test func `a responder performs the editing commands that its class overrides`() {
      let plain = UIView()
      #expect(!plain.canPerformAction(Self.paste, withSender: nil))
      #expect(!plain.canPerformAction(Selector("selectAll:"), withSender: nil))
      #expect(!plain.responds(to: Selector("selectAll:")))
      let view = Selecting()
      #expect(view.canPerformAction(Selector("selectAll:"), withSender: nil))
      #expect(view.responds(to: Selector("selectAll:", Selecting.selectAll(_:))))
      #expect(!view.canPerformAction(Selector("select:"), withSender: nil))
      for name in ["cut:", "copy:", "paste:", "delete:", "toggleBoldface:", "printContent:"] {
        #expect(!view.canPerformAction(Selector(name), withSender: nil))
      }
    }

    @Test func `the first responder up the chain with an editing command performs it`() {
      let app = App()
      let (card, inner) = (Card(), UIView())
      card.text = "Fred"
      card.addSubview(inner)
      _ = app.page(card)
      let copy = Selector(
        "copy:", { (object: any UIResponderStandardEditActions) in object.copy(_:) })
      #expect(inner.target(forAction: copy, withSender: nil) as? UIView === card)
      #expect(inner.target(forAction: Self.paste, withSender: nil) == nil)
      card.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction(copy, to: nil, from: nil, for: nil))
      #expect(UIPasteboard.general.string == "Fred")
      #expect(!UIApplication.shared.sendAction(Self.paste, to: nil, from: nil, for: nil))
    }

    @Test func `an editing command that a class hasn't got is a fault`() {
      let app = App()
      let view = UIView()
      _ = app.page(view)
      view.paste(nil)
      #expect(app.broken == [.unrecognizedSelector])
    }

    @Test func `a text field offers the commands that make sense`() {
      let app = App()
      let field = UITextField()
      _ = app.page(field)
      func offered() -> [String] {
        ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:"].filter {
          field.canPerformAction(Selector($0), withSender: nil)
        }
      }
      UIPasteboard.general.strings = nil
      #expect(offered() == [])
      field.text = "one two"
      #expect(offered() == ["select:", "selectAll:"])
      UIPasteboard.general.string = "x"
      #expect(offered() == ["paste:", "select:", "selectAll:"])
      field.selectAll(nil)
      #expect(offered() == ["cut:", "copy:", "paste:", "delete:"])
      field.isSecureTextEntry = true
      #expect(offered() == ["paste:", "delete:"])
      #expect(!NoPaste().canPerformAction(Self.paste, withSender: nil))
    }

    @Test func `the commands of a text change it, and its delegate is asked`() {
      final class Delegate: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
          calls.append("\(range.location),\(range.length) \(text)")
          return true
        }
      }
      let app = App()
      let (view, delegate) = (UITextView(), Delegate())
      _ = app.page(view)
      view.text = "one two"
      view.delegate = delegate
      view.select(nil)
      #expect(view.selectedRange == NSRange(location: 4, length: 3))
      view.cut(nil)
      #expect(view.text == "one " && UIPasteboard.general.string == "two")
      view.paste(nil)
      view.paste(nil)
      #expect(view.text == "one twotwo")
      view.selectAll(nil)
      view.copy(nil)
      view.delete(nil)
      #expect(view.text == "" && UIPasteboard.general.string == "one twotwo")
      #expect(delegate.calls == ["4,3 ", "4,0 two", "7,0 two", "0,10 "])
    }

    @Test func `the editing menu is visible for what performs a command, until it is hidden`() {
      let app = App()
      let (card, plain) = (Card(), UIView())
      _ = app.page(card, plain)
      nonisolated final class Heard: @unchecked Sendable { var names: [String] = [] }
      let heard = Heard()
      let tokens = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          heard.names.append(
            $0.name.rawValue.replacingOccurrences(of: "UIMenuController", with: ""))
        }
      }
      let menu = UIMenuController.shared
      menu.showMenu(from: plain, rect: .zero)
      #expect(!menu.isMenuVisible)
      card.becomeFirstResponder()
      menu.menuItems = [UIMenuItem(title: "Like", action: Selector("like:", Card.like(_:)))]
      menu.showMenu(from: card, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(menu.isMenuVisible && menu.menuFrame.size == CGSize(width: 3, height: 4))
      menu.update()
      menu.hideMenu(from: plain)
      #expect(menu.isMenuVisible)
      menu.hideMenu()
      #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
      menu.setTargetRect(.zero, in: card)
      menu.setMenuVisible(true, animated: true)
      menu.isMenuVisible = false
      menu.menuItems = nil
      for token in tokens { NotificationCenter.default.removeObserver(token) }
      #expect(
        heard.names == [
          "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
          "DidHideMenuNotification", "WillShowMenuNotification", "DidShowMenuNotification",
          "WillHideMenuNotification", "DidHideMenuNotification",
        ])
    }

    @Test
    func `a key command has what it was made with, and controllers keep those they are given`() {
      final class Page: UIViewController {
        func find(_ sender: UIKeyCommand) {}
      }
      let find = Selector("find:", Page.find(_:))
      let plain = UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: find)
      #expect(plain.input == "f" && plain.modifierFlags == [.command, .shift])
      #expect(plain.action == find && plain.title == "" && !plain.wantsPriorityOverSystemBehavior)
      let named = UIKeyCommand(
        title: "Find", action: find, input: UIKeyCommand.inputEscape, propertyList: 1,
        alternates: [UICommandAlternate(title: "All", action: find, modifierFlags: .alternate)],
        discoverabilityTitle: "Find a text", attributes: .disabled, state: .on)
      #expect(named.title == "Find" && named.discoverabilityTitle == "Find a text")
      #expect(named.input == "UIKeyInputEscape" && named.alternates.map(\.title) == ["All"])
      #expect(named.attributes == .disabled && named.state == .on)
      let old = UIKeyCommand(
        input: "g", modifierFlags: .command, action: find, discoverabilityTitle: "Old")
      #expect(old.discoverabilityTitle == "Old" && old.title == "")
      let page = Page()
      #expect(page.keyCommands == nil && UIView().keyCommands == nil)
      page.addKeyCommand(plain)
      page.addKeyCommand(named)
      #expect(page.keyCommands == [plain, named])
      page.removeKeyCommand(plain)
      #expect(page.keyCommands == [named])
      page.removeKeyCommand(named)
      #expect(page.keyCommands == nil)
    }
  }
}
