import Foundation
import HeadlessUIKit

/// A view that notes its callbacks, for example `a.didMoveToWindow`.
final class NotedView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    journal.note("\(name).willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { journal.note("\(name).didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    journal.note("\(name).willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() {
    journal.note("\(name).didMoveToWindow \(window == nil ? "nil" : "window")")
  }
  override func didAddSubview(_ subview: UIView) { journal.note("\(name).didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { journal.note("\(name).willRemoveSubview") }
  override func updateConstraints() {
    super.updateConstraints()
    journal.note("\(name).updateConstraints")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    journal.note("\(name).layoutSubviews")
  }
  override func tintColorDidChange() { journal.note("\(name).tintColorDidChange") }
}

/// A controller with a view of the test's own.
final class Page: UIViewController {
  var load: (Page) -> Void
  var journal: Journal?

  init(_ load: @escaping (Page) -> Void = { _ in }) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    load(self)
  }
  override func viewWillAppear(_ animated: Bool) { journal?.note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { journal?.note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { journal?.note("viewDidAppear") }
  override func viewDidDisappear(_ animated: Bool) { journal?.note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { journal?.note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { journal?.note("viewDidLayoutSubviews") }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    journal?.note("updateViewConstraints")
  }
}

extension App {
  /// Shows a page with views, and clears the recorded calls.
  func page(_ views: UIView...) -> Page {
    let page = Page { page in for view in views { page.view.addSubview(view) } }
    show(page)
    return page
  }
}
