import Foundation
import Testing

@testable import HeadlessUIKit

extension HeadlessUIKitTests {
  @Suite struct TextFieldTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      var accepts: (NSRange, String) -> Bool = { _, _ in true }
      var returns = true
      var ends = true
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldBegin")
        return true
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        calls.append("shouldEnd")
        return ends
      }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        calls.append("\(range.location),\(range.length) \(string)")
        return accepts(range, string)
      }
      func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        calls.append("return")
        return returns
      }
    }

    private func field(_ app: borrowing App) -> (UITextField, Delegate) {
      let (field, delegate) = (UITextField(), Delegate())
      _ = app.page(field, UITextField())
      field.delegate = delegate
      return (field, delegate)
    }

    @Test func `typing begins editing, deletes the text, and inserts letter by letter`() {
      let app = App()
      let (field, delegate) = field(app)
      field.text = "old"
      field.addAction(
        UIAction { _ in delegate.calls.append("changed \(field.text ?? "")") }, for: .editingChanged
      )
      field.addAction(UIAction { _ in delegate.calls.append("begin event") }, for: .editingDidBegin)
      field.personTypes("ab")
      #expect(
        delegate.calls == [
          "shouldBegin", "didBegin", "begin event", "0,3 ", "selection", "changed ", "0,0 a",
          "selection", "changed a", "1,0 b", "selection", "changed ab",
        ])
      #expect(field.text == "ab" && field.isFirstResponder && field.isEditing)
    }

    @Test func `keys at the end of the text add to it and delete from it`() {
      let app = App()
      let (field, delegate) = field(app)
      field.text = "old"
      _ = field.personEdits(.append("er"))
      #expect(field.text == "older")
      #expect(
        delegate.calls == ["shouldBegin", "didBegin", "3,0 e", "selection", "4,0 r", "selection"])
      _ = field.personEdits(.delete(4))
      #expect(field.text == "o")
      _ = field.personEdits(.delete(50))
      #expect(field.text == "")
      field.personTypes("new")
      _ = field.personEdits(.delete(nil))
      #expect(field.text == "" && delegate.calls.suffix(2) == ["0,3 ", "selection"])
    }

    @Test func `the first key in a secure field that is edited again clears it`() {
      let app = App()
      let (field, delegate) = field(app)
      field.isSecureTextEntry = true
      field.personTypes("yab")
      _ = field.personEdits(.append("bax"))
      _ = field.personEdits(.delete(1))
      #expect(field.text == "yabba")
      field.resignFirstResponder()
      delegate.calls = []
      _ = field.personEdits(.append("do"))
      #expect(field.text == "do")
      #expect(
        delegate.calls == ["shouldBegin", "didBegin", "5,0 d", "selection", "1,0 o", "selection"])
      field.resignFirstResponder()
      _ = field.personEdits(.delete(1))
      #expect(field.text == "")
    }

    @Test func `a delegate that refuses letters keeps them out`() {
      let app = App()
      let (field, delegate) = field(app)
      delegate.accepts = { _, text in text.allSatisfy(\.isNumber) }
      field.personTypes("1a2b")
      #expect(field.text == "12")
      // A delegate that formats the text itself.
      delegate.accepts = { range, text in
        field.text = (field.text! as NSString).replacingCharacters(
          in: range, with: text.uppercased())
        return false
      }
      field.personTypes("xy")
      #expect(field.text == "XY")
    }

    @Test func `a delegate that refuses editing or a disabled field takes no text`() {
      final class Refusing: NSObject, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
      }
      let app = App()
      let (field, _) = field(app)
      let refusing = Refusing()
      field.delegate = refusing
      field.personTypes("a")
      #expect(field.text == "" && !field.isFirstResponder)
      field.delegate = nil
      field.isEnabled = false
      field.personTypes("a")
      #expect(field.text == "")
    }

    @Test func `another field takes over in UIKit's order`() {
      let app = App()
      let (field, delegate) = field(app)
      let other = UITextField()
      field.superview?.addSubview(other)
      other.delegate = delegate
      field.becomeFirstResponder()
      delegate.calls = []
      other.becomeFirstResponder()
      #expect(delegate.calls == ["shouldBegin", "shouldEnd", "didEnd", "didBegin"])
      delegate.ends = false
      delegate.calls = []
      #expect(!field.becomeFirstResponder() && other.isFirstResponder)
      app.window.endEditing(true)
      #expect(delegate.calls.last == "didEnd" && !other.isEditing)
    }

    @Test func `Return asks the delegate, and resigns only where there is an action for it`() {
      let app = App()
      let (field, delegate) = field(app)
      field.personSubmits()
      #expect(delegate.calls == ["shouldBegin", "didBegin", "return"] && field.isFirstResponder)
      var exits = 0
      field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
      field.personSubmits()
      #expect(exits == 1 && !field.isFirstResponder && delegate.calls.last == "didEnd")
      delegate.returns = false
      field.personSubmits()
      #expect(exits == 1)
    }

    @Test func `a field whose screen goes stops editing`() {
      let app = App()
      let (field, delegate) = field(app)
      field.becomeFirstResponder()
      delegate.calls = []
      app.window.rootViewController = UIViewController()
      #expect(delegate.calls == ["shouldEnd", "didEnd"] && !field.isEditing)
    }

    @Test func `code that sets the text tells nobody`() {
      let app = App()
      let (field, delegate) = field(app)
      field.text = nil
      field.text = "code"
      #expect(delegate.calls.isEmpty && field.hasText)
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.insertText("my ")
      #expect(field.text == "my code")
      field.deleteBackward()
      #expect(field.text == "mycode")
    }

    @Test func `a text view takes text in several lines and tells its delegate`() {
      final class Delegate: NSObject, UITextViewDelegate {
        var calls: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
        func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { text != "x" }
        func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
        func textViewDidChangeSelection(_ textView: UITextView) {
          calls.append("at \(textView.selectedRange.location) of \(textView.text.count)")
        }
      }
      let app = App()
      let (view, delegate) = (UITextView(), Delegate())
      view.delegate = delegate
      _ = app.page(view)
      view.personTypes("ax\nb")
      #expect(view.text == "a\nb")
      app.window.endEditing(true)
      #expect(
        delegate.calls == [
          "begin", "at 1 of 1", "a", "at 2 of 2", "a\n", "at 3 of 3", "a\nb", "end",
        ])
      view.isEditable = false
      view.personTypes("c")
      #expect(view.text == "a\nb")
      let scroll: UIScrollView = view
      #expect(scroll.delegate === delegate)
    }

    @Test func `Return in a text view asks the delegate, and inserts a line break`() {
      final class Delegate: NSObject, UITextViewDelegate {
        var resigns = false
        var calls: [String] = []
        func textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
          calls.append(text)
          guard resigns, text == "\n" else { return true }
          textView.resignFirstResponder()
          return false
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
      }
      let app = App()
      let (view, delegate) = (UITextView(), Delegate())
      view.delegate = delegate
      view.text = "a"
      let page = app.page(view)
      guard case .field(let field)? = page.content.first else { return }
      #expect(field.canSubmit)
      field.pressReturn()
      #expect(view.text == "a\n" && view.isFirstResponder && delegate.calls == ["\n", "changed"])
      delegate.resigns = true
      field.pressReturn()
      #expect(view.text == "a\n" && !view.isFirstResponder && delegate.calls.count == 3)
      view.text = ""
      view.enablesReturnKeyAutomatically = true
      delegate.resigns = false
      field.pressReturn()
      #expect(view.text == "")
    }

    @Test func `an alert's first field is edited when the alert appears`() {
      let app = App()
      let page = app.page()
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      page.present(alert, animated: false)
      #expect(alert.textFields?[0].isFirstResponder == true)
      guard case .field(let field)? = alert.content.first else {
        Issue.record("no field")
        return
      }
      #expect(field.name == "Field 1" && field.isEditing && field.canSubmit)
      field.type("Fred")
      #expect(alert.textFields?[0].text == "Fred")
    }
  }
}
