import Foundation
import HeadlessUIKit
import Testing

// Much of this file is a test by being compiled: its classes are declared as on iOS.

@MainActor
private protocol Loadable {
  init()
  init(model: String)
  init(nibName: String?, bundle: Bundle?)
}

extension Loadable {
  init() { self.init(model: "own") }
  init(nibName: String?, bundle: Bundle?) { self.init(model: nibName ?? "none") }
}

private class LoadableController: UIViewController, Loadable {
  let model: String
  required init(model: String) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

private final class LoadableView: UIView, Loadable {
  let model: String
  required init(model: String) {
    self.model = model
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
private func loaded<Object: Loadable>(_ type: Object.Type) -> Object { Object() }

private final class NamedConstraint: NSLayoutConstraint {
  var label = "constraint"
}

private final class CountedImage: UIImage, @unchecked Sendable {
  var count = 1
}

private final class FramedImage: UIImage, @unchecked Sendable {
  let frames: Int
  init(_ bitmap: CGImage, frames: Int) {
    self.frames = frames
    super.init(cgImage: bitmap, scale: 2, orientation: .up)
  }
  required init?(coder: NSCoder) { nil }
  required convenience init(imageLiteralResourceName name: String) { fatalError(name) }
}

private final class CountedAction: UIAction {
  var count = 0
}

private final class Line: UITextPosition {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init()
  }
}

private final class Lines: UITextRange {
  private let first = Line(1)
  override var start: UITextPosition { first }
}

private final class BlockTap: UITapGestureRecognizer {
  let block: () -> Void
  init(_ block: @escaping () -> Void) {
    self.block = block
    super.init(target: nil, action: nil)
  }
}

private final class Avatar: UIImageView {
  var wasCreated = false
  override init(image: UIImage?) {
    super.init(image: image)
    wasCreated = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Spinner: UIRefreshControl {
  override init() {
    super.init()
    tag = 7
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Emoji: NSTextAttachment {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(data: nil, ofType: nil)
  }
  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}

private final class Fade: CABasicAnimation {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init() { super.init() }
}

private final class Frost: UIVisualEffect {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Column: NSTextContainer {
  required init(coder: NSCoder) { super.init(coder: coder) }
  override init(size: CGSize) { super.init(size: size) }
}

private final class RoundBar: UINavigationBar {}
private final class OwnNavigation: UINavigationController {
  var roots: [UIViewController] = []
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    roots.append(rootViewController)
  }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

private final class OwnTap: UITapGestureRecognizer {
  var targets = 0
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    if target != nil, action != nil { targets += 1 }
  }
}

private final class Counter: NSObject {
  var count = 0
  func tapped() { count += 1 }
}

extension HeadlessUIKitTests {
  @Suite struct InitializerTests {
    @Test(.bug(id: "U16"))
    func `a protocol's own initializer is that of a class that doesn't inherit UIKit's`() {
      #expect(loaded(LoadableController.self).model == "own")
      #expect(LoadableController(nibName: "Page", bundle: nil).model == "Page")
      #expect(loaded(LoadableView.self).model == "own")
      #expect(LoadableView().model == "own")
    }

    @Test(.bug(id: "U17"))
    func `a subclass without initializers inherits those of UIKit`() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let constraint = NamedConstraint(
        item: inner, attribute: .width, relatedBy: .equal, toItem: outer, attribute: .width,
        multiplier: 2, constant: 3)
      constraint.isActive = true
      #expect(constraint.multiplier == 2 && constraint.constant == 3)
      #expect(constraint.firstItem === inner && outer.constraints == [constraint])
      #expect(CountedImage(systemName: "star")?.name == "star")
      #expect(FramedImage(UIImage.dot, frames: 3).size == CGSize(width: 2, height: 1))
      var ran = 0
      let action = CountedAction(title: "Go") { _ in ran += 1 }
      action.performWithSender(nil, target: nil)
      #expect(action.title == "Go" && action.count == 0 && ran == 1)
      #expect((Lines().start as? Line)?.number == 1)
    }

    @Test func `a constraint that isn't finite is one fault`() {
      let app = App()
      let view = UIView()
      let constraint = NamedConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: .nan)
      #expect(constraint.constant == 0 && app.broken == [.constraintNotFinite])
    }

    @Test func `initializers that UIKit designates can be overridden`() {
      let avatar = Avatar(image: FramedImage(UIImage.dot, frames: 1))
      #expect(avatar.wasCreated && avatar.frame.size == CGSize(width: 2, height: 1))
      #expect(!avatar.isUserInteractionEnabled)
      #expect(Spinner().tag == 7)
      #expect(Emoji("smile").name == "smile" && Fade(keyPath: "opacity").keyPath == "opacity")
      #expect(Column(size: CGSize(width: 1, height: 2)).size.height == 2)
    }

    @Test(.bug(id: "U21"))
    func `a gesture recognizer with an initializer of its own needs no other`() {
      var ran = 0
      BlockTap { ran += 1 }.block()
      #expect(ran == 1)
    }

    @Test(.bug(id: "U23"))
    func `a class that is known only when the app runs creates its objects`() {
      let root = UIViewController()
      let type: UINavigationController.Type = OwnNavigation.self
      let navigation = type.init(rootViewController: root)
      #expect((navigation as? OwnNavigation)?.roots == [root])
      let controllers: [UIViewController.Type] = [OwnNavigation.self, UIViewController.self]
      #expect(controllers.map { $0.init() is OwnNavigation } == [true, false])
      let views: [UIView.Type] = [UILabel.self, UIView.self]
      #expect(views.map { $0.init(frame: .unit) is UILabel } == [true, false])
      #expect(navigation.viewControllers == [root])
      let barred = type.init(navigationBarClass: RoundBar.self, toolbarClass: nil)
      #expect(barred.navigationBar is RoundBar && barred is OwnNavigation)

      let table = made(UITableView.self) { $0.init(frame: .unit, style: .insetGrouped) }
      #expect(table.style == .insetGrouped && table.frame == .unit)
      let layout = UICollectionViewFlowLayout()
      let collection = made(UICollectionView.self) {
        $0.init(frame: .unit, collectionViewLayout: layout)
      }
      #expect(collection.collectionViewLayout === layout && collection.frame == .unit)
      let cell = made(UITableViewCell.self) {
        $0.init(style: .subtitle, reuseIdentifier: "a name that is too long for two words")
      }
      #expect(cell.reuseIdentifier == "a name that is too long for two words")
      #expect(cell.detailTextLabel != nil)
      #expect(
        made(UITableViewController.self) { $0.init(style: .grouped) }.tableView.style == .grouped)
      let pages = made(UIPageViewController.self) {
        $0.init(
          transitionStyle: .pageCurl, navigationOrientation: .vertical,
          options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
      }
      #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .vertical)
      #expect(pages.spineLocation == .max)
      #expect(
        made(UISplitViewController.self) { $0.init(style: .tripleColumn) }.style == .tripleColumn)
      #expect(Swift.type(of: made(CALayer.self) { $0.init() }) == CALayer.self)
      #expect(made(UICollectionViewFlowLayout.self) { $0.init() }.itemSize.width == 50)
      #expect(made(UIBarButtonItem.self) { $0.init() }.title == nil)
      let segue = made(UIStoryboardSegue.self) {
        $0.init(identifier: "detail", source: pages, destination: navigation)
      }
      #expect(segue.identifier == "detail" && segue.source === pages)
      #expect(segue.destination === navigation)
    }

    @Test(.bug(id: "U23"))
    func `a class of gesture recognizers creates one with a target, and releases everything`() {
      let view = UIView()
      weak var freed: Counter?
      do {
        let counter = Counter()
        freed = counter
        let tap = made(OwnTap.self) {
          $0.init(target: counter, action: Selector("tapped", Counter.tapped))
        }
        view.addGestureRecognizer(tap)
        #expect(tap.targets == 1)
        #expect(tap.personMakesGesture() && counter.count == 1)
      }
      #expect(freed == nil)
      #expect(made(OwnTap.self) { $0.init(target: nil, action: nil) }.targets == 0)
    }

    @Test func `a class of controllers releases what its initializers were given`() {
      weak var freed: UIViewController?
      do {
        let root = UIViewController()
        freed = root
        _ = made(UINavigationController.self) { $0.init(rootViewController: root) }
      }
      #expect(freed == nil)
    }
  }
}

@MainActor
private func made<Object: NSObject>(
  _ type: Object.Type, _ make: (Object.Type) -> Object
) -> Object { make(type) }

extension CGRect {
  fileprivate static let unit = CGRect(x: 1, y: 2, width: 3, height: 4)
}

extension UIImage {
  /// A bitmap of four by two pixels.
  @MainActor
  fileprivate static var dot: CGImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: .unscaled)
    guard let bitmap = renderer.image(actions: { _ in }).cgImage else {
      preconditionFailure("an image of a size has a bitmap")
    }
    return bitmap
  }
}

extension UIGraphicsImageRendererFormat {
  @MainActor
  fileprivate static var unscaled: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
