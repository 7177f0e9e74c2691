import SourceAdapter
import Testing

/// Tests of requirements whose names also mean something else.
extension `Objective-C protocols` {
  @Test(
    .bug(id: "A9"),
    arguments: [
      (
        "delegate?.navigationController?(nav, didShow: page, animated: true)",
        "delegate?.navigationController(nav, didShow: page, animated: true)"
      ),
      (
        "list.delegate?.collectionView?(list, didSelectItemAt: path)",
        "list.delegate?.collectionView(list, didSelectItemAt: path)"
      ),
      (
        "if let n = source.numberOfSections?(in: list) {}",
        "if let n = Optional(source)?.numberOfSections(in: list) {}"
      ),
      (
        "if let n = self.proxy!.numberOfSections?(in: list) {}",
        "if let n = Optional(self.proxy!)?.numberOfSections(in: list) {}"
      ),
      ("let n = source.numberOfSections!(in: list)", "let n = source.numberOfSections(in: list)"),
      ("super.numberOfSections?(in: list)", "super.numberOfSections(in: list)"),
      ("actions.collectionView?(list)", "actions.collectionView?(list)"),
      ("actions.navigationController?()", "actions.navigationController?()"),
    ])
  func `of UIKit have optional methods that are called though properties have their names`(
    ios: String, linux: String
  ) {
    let project = Project([
      "App.swift": "class Proxy { func f() { \(ios) } }",
      "Actions.swift": """
      class Actions {
        var navigationController: (() -> Void)?, collectionView: ((UIView) -> Void)?
        var numberOfSections = 1
      }
      """,
    ])
    #expect(project.body() == "class Proxy { func f() { \(linux) } }")
  }

  /// The adapted body of a method in a project whose types have members of equal names.
  private func ambiguous(_ ios: String) -> String {
    let project = Project([
      "App.swift": """
      class Proxy { func f() { \(ios) }
        weak var delegate: ADelegate?, cell: UITableViewCell?, box: Box?, list: List?
        var scroll: (any UIScrollViewDelegate)?, edits: UIResponderStandardEditActions?
      }
      """,
      "Delegates.swift": """
      @objc protocol ADelegate {
        @objc optional var title: String? { get }
        @objc optional func finished()
      }
      @objc protocol BDelegate: UIScrollViewDelegate {
        @objc optional func finished()
        @objc optional func scrolled()
      }
      class List { var scrollViewDidScroll: ((UIScrollView) -> Void)?, scrolled: (() -> Void)? }
      """,
    ])
    let body = project.body()
    let end = body.firstRange(of: " }\n  weak var")?.lowerBound ?? body.endIndex
    return String(body[..<end].dropFirst("class Proxy { func f() { ".count))
  }

  @Test func `are found by the compiler among requirements of equal names`() {
    #expect(
      ambiguous(
        "if let delegate = x as? BDelegate { delegate.finished?() }; delegate?.finished?()")
        == "if let delegate = x as? BDelegate { delegate.finished_optional() }; "
        + "delegate?.finished_optional()")
  }

  @Test(arguments: [
    // A name that another scope declares.
    "if let cell = owner as? ADelegate { use(cell) }; let t = cell?.title",
    "while let cell = owner as? ADelegate {}; cell?.title",
    "run { (cell: ADelegate) in }; cell?.title", "do { let cell: ADelegate }; cell?.title",
    "for cell: ADelegate in all {}; cell?.title",
    "switch owner { case let cell as ADelegate: use(cell); default: cell?.title }",
    "func g(cell: ADelegate) {}; cell?.title",
    // A name without a known type, which isn't the property.
    "let delegate = find(); delegate?.title", "run { delegate in delegate?.title }",
    "run { [delegate = find()] in delegate?.title }", "for delegate in all { delegate.title }",
    "if case .some(let delegate) = found { delegate.title }",
    "guard let delegate = find() else { return }; delegate.title",
    "do {} catch let delegate { delegate.title }",
  ])
  func `aren't the types of names that mean something else`(ios: String) {
    #expect(ambiguous(ios) == ios)
  }

  @Test(arguments: [
    ("if let DECK = owner as? ADelegate { DECK?.title }", ""),
    ("if let DECK = owner as? ADelegate, let t = DECK?.title {}", ""),
    ("guard let DECK = owner as? ADelegate else { return }; DECK?.title", ""),
    ("while let DECK = owner as? ADelegate { DECK?.title }", ""),
    ("run { (DECK: ADelegate) in DECK?.title }", ""),
    ("for DECK: ADelegate in all { DECK?.title }", ""),
    ("switch owner { case let DECK as ADelegate: DECK?.title; default: break }", ""),
    ("switch owner { case let DECK as ADelegate where DECK?.title != nil: break }", ""),
    ("if case let DECK as ADelegate = owner { DECK?.title }", ""),
    ("let DECK = owner as! ADelegate; run { DECK?.title }", ""),
    ("func g(_ DECK: ADelegate) { DECK?.title }", ""),
    ("#if DEBUG\u{2028}let DECK = owner as? ADelegate\u{2028}#endif\u{2028}DECK?.title", ""),
    ("let cell: UITableViewCell; do { let DECK: ADelegate; DECK?.title }", ""),
    ("if let DECK { DECK?.title }", "delegate"), ("let a = delegate; a?.title", "a"),
    ("run { [weak DECK] in DECK?.title }", "delegate"),
    ("if let delegate = self.delegate { delegate?.title }", "delegate"),
    ("guard let delegate = delegate else { return }; delegate?.title", "delegate"),
  ])
  func `are the types of names in the scopes that declare them`(ios: String, name: String) {
    let ios = ios.replacing("\u{2028}", with: "\n")
      .replacing("DECK", with: name.isEmpty ? "cell" : name)
    let used = name.isEmpty ? "cell" : name
    let linux = ios.replacing(
      "\(used)?.title", with: "(\(used) as? any ADelegate_title)?.title")
    #expect(ambiguous(ios) == linux)
  }

  @Test(
    .bug(id: "A9"),
    arguments: [
      ("scroll?.scrollViewDidScroll?(s)", "scroll?.scrollViewDidScroll(s)"),
      ("(x as? BDelegate)?.scrollViewDidScroll?(s)", "(x as? BDelegate)?.scrollViewDidScroll(s)"),
      ("list?.scrollViewDidScroll?(s)", "list?.scrollViewDidScroll?(s)"),
      ("other.scrollViewDidScroll?(s)", "other.scrollViewDidScroll?(s)"),
      ("List().scrollViewDidScroll?(s)", "List().scrollViewDidScroll?(s)"),
      ("(x as? BDelegate)?.scrolled?()", "(x as? BDelegate)?.scrolled_optional()"),
      ("list?.scrolled?()", "list?.scrolled?()"),
      ("edits?.delete?(self)", "edits?.delete(self)"),
      ("handlers.delete?(3)", "handlers.delete?(3)"),
      ("box?.select?(self)", "box?.select?(self)"),
      ("Local().paste?(nil)", "Local().paste?(nil)"),
      ("view.supports?(configuration)", "view.supports?(configuration)"),
    ])
  func `aren't asked for what closures in properties are called`(ios: String, linux: String) {
    #expect(ambiguous(ios) == linux)
  }
}
