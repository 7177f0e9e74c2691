import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of fields that are tapped.
@Suite(.serialized, .exclusive) struct FieldTapTests {
  private func walker(_ form: CountryViewController, traces: Bool = false) async -> Walker {
    let app = AppEntry.root { UINavigationController(rootViewController: form) }
    let walker = Walker([app], traces: traces)
    await walker.shell.start()
    return walker
  }

  @Test(arguments: CountryViewController.Opening.allCases)
  func `a field that opens another screen when it is tapped does that`(
    opening: CountryViewController.Opening
  ) async {
    let form = CountryViewController(opening)
    let walker = await walker(form)
    await walker.expect("tap Country; expect screen Countries")
    await walker.expect("relaunch")
    await walker.expect(
      "type Country Chile",
      prints:
        "  vetoed: the app opened another screen in place of editing \"Country\", so nothing was"
        + " typed; \"tap\" opens it\n")
    await walker.expect("expect screen Countries; expect no text Chile")
    await walker.expect("relaunch")
    await walker.expect("type Country Chile")
    await walker.expect("expect screen Countries; undo; expect screen Form")
  }

  @Test func `a tap on a field begins editing, as a finger does`() async {
    let form = CountryViewController(.presents)
    let walker = await walker(form)
    for (label, view) in [("Name", form.name), ("Notes", form.notes), ("Find", form.find)] {
      await walker.expect("tap \(label)")
      #expect((view as? UITextField)?.isEditing ?? view.isFirstResponder || label == "Find")
    }
    #expect(form.began == ["Name", "Notes", "Find"])
    form.name.isEnabled = false
    await walker.run("wait 0")
    await walker.expect(
      "tap Name",
      complains: "the field \"Name\" is disabled; \"actions\" lists the possible actions")
    // Only a whole name taps a field: what begins like it was probably meant for a button.
    #expect(await walker.complaint(of: "tap Not").hasPrefix("no button \"Not\" on Form"))
    #expect(await walker.complaint(of: "tap 2").hasPrefix("no button \"2\" on Form"))
    #expect(await !walker.output(of: "actions").contains("tap "))
    #expect(Completer(walker.shell.state).complete("tap N").candidates.isEmpty)
  }

  @Test func `a field with the whole name wins over a button with a part of it`() async {
    var tapped: [String] = []
    let (form, field) = (UIViewController(), UITextField())
    field.placeholder = "Password"
    form.view.addSubview(field)
    for title in ["Forgot password?", "Sign in"] {
      form.view.addSubview(
        UIButton(primaryAction: UIAction(title: title) { _ in tapped.append(title) }))
    }
    let walker = Walker([AppEntry.root { UINavigationController(rootViewController: form) }])
    await walker.shell.start()
    await walker.expect("tap Password")
    #expect(field.isEditing && tapped.isEmpty)
    await walker.expect("tap password?; tap 2; tap sign")
    #expect(tapped == ["Forgot password?", "Sign in", "Sign in"])
  }

  @Test func `a number is a button's, or the one at the beginning of its title`() async {
    var tapped: [String] = []
    let titles = ["90 days", "100 €", "Room 75", "€60", "9 to 5"]
    let app = AppEntry.screen { _ in
      for title in titles { Content.Button(title) { tapped.append(title) } }
      Content.Field("90", text: "") { _ in }
    }
    let walker = await Walker.on(app)
    await walker.expect("tap 90; tap 100; tap 3; tap 9")
    #expect(tapped == ["90 days", "100 €", "Room 75", "9 to 5"])
    for number in ["75", "60", "10", "0"] {
      #expect(await walker.complaint(of: "tap \(number)").hasPrefix("no button \"\(number)\" on"))
    }
  }

  @Test func `a Return key or a tap isn't traced as typing`() async {
    let form = CountryViewController(.presents)
    let walker = await walker(form, traces: true)
    let call = "call closure in CountryViewController.listen()"
    await walker.expect("type Name Fred; expect \(call)")
    await walker.expect("submit Name; expect no \(call)")
    await walker.expect("tap Name; expect no \(call)")
  }
}

final class CountryViewController: UIViewController {
  enum Opening: CaseIterable { case presents, pushes, presentsLater }

  let (country, name, notes, find) = (UITextField(), UITextField(), UITextView(), UISearchBar())
  private(set) var began: [String] = []
  private let opening: Opening

  init(_ opening: Opening) {
    self.opening = opening
    super.init(nibName: nil, bundle: nil)
    title = "Form"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    (country.placeholder, name.placeholder, find.placeholder) = ("Country", "Name", "Find")
    notes.accessibilityLabel = "Notes"
    (country.delegate, name.delegate, notes.delegate, find.delegate) = (self, self, self, self)
    for subview in [country, name, notes, find] { view.addSubview(subview) }
    listen()
  }

  private func listen() { name.addAction(UIAction { _ in }, for: .editingChanged) }

  private func open() {
    let list = UIViewController()
    list.title = "Countries"
    switch opening {
    case .presents: present(list, animated: true)
    case .pushes: navigationController?.pushViewController(list, animated: true)
    case .presentsLater: DispatchQueue.main.async { self.present(list, animated: true) }
    }
  }
}

extension CountryViewController: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard textField === country else { return true }
    open()
    return false
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { began.append("Name") }
  func textViewDidBeginEditing(_ textView: UITextView) { began.append("Notes") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { began.append("Find") }
}
