import Foundation
@testable import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct SearchFieldTests {
    @Test func `the field of a search bar has the bar's text and placeholder`() {
      let bar = UISearchBar()
      bar.text = "a"
      let field = bar.searchTextField
      #expect(field === bar.searchTextField && field.text == "a" && field.hasText)
      bar.text = "b"
      #expect(field.text == "b" && field.attributedText?.string == "b")
      field.text = "c"
      #expect(bar.text == "c")
      field.attributedPlaceholder = NSAttributedString(string: "Search shops")
      #expect(bar.placeholder == "Search shops")
      bar.placeholder = "Search"
      #expect(field.placeholder == "Search" && field.attributedPlaceholder?.string == "Search")
      #expect(field.leftView is UIImageView)
    }

    @Test func `the field is found by its name, and nothing else is`() {
      let app = App()
      defer { withExtendedLifetime(app) {} }
      let bar = UISearchBar()
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      #expect(UIApplication.shared.crash == nil)
      #expect(bar.value(forKey: "icon") == nil)
      #expect(UIApplication.shared.crash?.rule == .keyMissing)
    }

    @Test func `the field is edited where the bar is`() {
      let app = App()
      let bar = UISearchBar()
      let field = bar.searchTextField
      _ = app.page(bar)
      #expect(field.becomeFirstResponder())
      #expect(bar.isFirstResponder && field.isFirstResponder && field.isEditing)
      field.resignFirstResponder()
      #expect(!bar.isFirstResponder && !field.isEditing)
    }

    @Test func `the field's delegate and targets follow a person's typing`() {
      let app = App()
      let bar = UISearchBar()
      _ = app.page(bar)
      let delegate = FieldDelegate()
      bar.searchTextField.delegate = delegate
      bar.searchTextField.addAction(
        UIAction { _ in delegate.calls.append("changed \(bar.text ?? "")") }, for: .editingChanged)
      bar.personTypes("a-")
      bar.personSearches()
      bar.resignFirstResponder()
      #expect(delegate.calls == ["begin", "a", "changed a", "-", "return", "end"])
      #expect(bar.text == "a")
    }
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    calls.append("return")
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.append(string)
    return string != "-"
  }
}
