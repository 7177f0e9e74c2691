import Foundation
import HeadlessUIKit
import Testing

// State that a comparison with Apple's interfaces found to be missing.

private final class Avatar: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

private final class Spinner: UIRefreshControl {
  override init() {
    super.init()
    tag = 7
  }
  required init?(coder: NSCoder) { nil }
}

private final class Place: UITextPosition {
  let place: Int
  init(_ place: Int) { self.place = place }
}

private final class Icon: NSTextAttachment {
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { CGRect(x: 0, y: -2, width: 16, height: 16) }
}

private final class Cards: UICollectionViewLayout {
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var calls: [String] = []
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    calls.append("should")
    return false
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
}

extension HeadlessUIKitTests {
  @Suite struct StateTests {
    @Test func `initializers that UIKit designates can be overridden`() {
      #expect(Avatar(image: UIImage(systemName: "star")).tag == 7)
      #expect(Spinner().tag == 7 && Place(3).place == 3)
    }

    @Test func `a copy of what can be changed is another object with the same properties`() {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
      path.lineWidth = 3
      let copy = path.copy() as? UIBezierPath
      path.removeAllPoints()
      #expect(copy?.bounds.width == 2 && copy?.lineWidth == 3)

      let bar = UINavigationBarAppearance()
      bar.backgroundColor = .red
      bar.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
      let other = bar.copy() as? UINavigationBarAppearance
      bar.backgroundColor = .blue
      bar.buttonAppearance.normal.titlePositionAdjustment = .zero
      #expect(other?.backgroundColor == .red && other !== bar)
      #expect(other?.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)

      let shadow = NSShadow()
      shadow.shadowBlurRadius = 4
      #expect((shadow.copy() as? NSShadow)?.shadowBlurRadius == 4)

      let style = NSMutableParagraphStyle()
      style.lineSpacing = 5
      let fixed: any NSCopying & NSMutableCopying = style
      #expect((fixed.mutableCopy(with: nil) as? NSMutableParagraphStyle)?.lineSpacing == 5)
    }

    @Test func `a pasteboard has items with types, and its objects for one name share them`() {
      _ = App()
      let general = UIPasteboard.general
      #expect(general === UIPasteboard.general)
      general.string = "Fred"
      #expect(general.items.count == 1 && general.types == ["public.utf8-plain-text"])
      #expect(general.data(forPasteboardType: "public.utf8-plain-text") == Data("Fred".utf8))
      general.addItems([[UIPasteboard.typeAutomatic: URL(fileURLWithPath: "/")]])
      #expect(general.numberOfItems == 2 && general.hasURLs && general.strings == ["Fred"])
      #expect(general.itemSet(withPasteboardTypes: ["public.url"]) == [1])
      #expect(UIPasteboard(name: .init("own"), create: false) == nil)
      let own = UIPasteboard(name: .init("own"), create: true)
      own?.setValue("x", forPasteboardType: "type")
      #expect(
        UIPasteboard(name: .init("own"), create: false)?.value(forPasteboardType: "type") as? String
          == "x")
      UIPasteboard.remove(withName: .init("own"))
      #expect(UIPasteboard(name: .init("own"), create: false) == nil && own?.items.isEmpty == true)
    }

    @Test func `a pasteboard's text has a type for plain text, and its URL one for URLs`() {
      _ = App()
      let general = UIPasteboard.general
      general.items = [["public.html": "<b>Fred</b>", "public.utf8-plain-text": "Fred"]]
      #expect(general.string == "Fred" && general.strings == ["Fred"])
      general.items = [["com.example.note": "private"], ["public.html": "<b>Fred</b>"]]
      #expect(general.string == nil && !general.hasStrings)
      general.setData(Data("Fred".utf8), forPasteboardType: "public.text")
      #expect(general.string == "Fred" && general.url == nil)
      general.setData(Data("https://a.example/".utf8), forPasteboardType: "public.url")
      #expect(general.url == URL(string: "https://a.example/") && general.string == nil)
    }

    @Test func `a path, a shadow, and an appearance are copied on any thread`() async {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7))
      let (shadow, appearance) = (NSShadow(), UITabBarAppearance())
      shadow.shadowBlurRadius = 4
      appearance.stackedItemWidth = 9
      let copies = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(
            returning: (
              path.copy() as? UIBezierPath, shadow.copy() as? NSShadow,
              appearance.copy() as? UITabBarAppearance
            ))
        }
      }
      #expect(copies.0?.bounds.width == 7 && copies.1?.shadowBlurRadius == 4)
      #expect(copies.2?.stackedItemWidth == 9)
    }

    @Test func `a pasteboard posts its changes, with the types that came and went`() {
      _ = App()
      nonisolated final class Heard: @unchecked Sendable { var types: [[String]] = [] }
      let heard = Heard()
      UIPasteboard.general.string = "Fred"
      let token = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
      ) {
        for key in [
          UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
        ] { heard.types.append($0.userInfo?[key] as? [String] ?? ["none"]) }
      }
      UIPasteboard.general.url = URL(fileURLWithPath: "/")
      NotificationCenter.default.removeObserver(token)
      #expect(heard.types == [["public.url"], ["public.utf8-plain-text"]])
    }

    @Test func `text between positions is read, and replaced without asking the delegate`() {
      _ = App()
      let (field, delegate) = (UITextField(), FieldDelegate())
      field.text = "one two"
      field.delegate = delegate
      let input: any UITextInput = field
      let middle = input.position(from: input.beginningOfDocument, offset: 4)
      let word = middle.flatMap { input.textRange(from: $0, to: input.endOfDocument) }
      #expect(word.flatMap { input.text(in: $0) } == "two" && input.markedTextRange == nil)
      #expect(
        input.compare(input.beginningOfDocument, to: input.endOfDocument) == .orderedAscending)
      if let word { input.replace(word, withText: "three") }
      #expect(field.text == "one three" && delegate.calls == ["selection"])

      let view = UITextView()
      view.text = "one"
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument).map {
        view.replace($0, withText: "two")
      }
      #expect(view.text == "two")
    }

    @Test func `layers have a time, and convert points between each other`() {
      let (outer, inner) = (CALayer(), CALayer())
      outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      outer.addSublayer(inner)
      #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 6, y: 6))
      #expect(inner.convert(CGPoint(x: 6, y: 6), from: outer) == CGPoint(x: 1, y: 1))
      #expect(outer.hitTest(CGPoint(x: 16, y: 16)) === inner)
      #expect(outer.hitTest(CGPoint(x: 60, y: 60)) === outer)
      #expect(outer.hitTest(CGPoint(x: 1, y: 1)) == nil)
      let timed: any CAMediaTiming = inner
      timed.timeOffset = inner.convertTime(2, from: nil)
      timed.speed = 0
      #expect(inner.speed == 0 && inner.timeOffset == 2 && outer.speed == 1)
      inner.actions = ["position": NSNull()]
      #expect(inner.action(forKey: "position") is NSNull)
      inner.magnificationFilter = .nearest
      #expect(inner.magnificationFilter == .nearest && outer.magnificationFilter == .linear)
    }

    @Test func `groups of animations have values, which nested groups begin with`() {
      _ = App()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(!CATransaction.disableActions())
      var point: [Float] = [0, 0]
      CATransaction.animationTimingFunction()?.getControlPoint(at: 1, values: &point)
      #expect(point == [0.42, 0])
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `an image can consist of others, and the system has images`() {
      let images = ["1.circle", "2.circle"].compactMap { UIImage(systemName: $0) }
      let image = UIImage.animatedImage(with: images, duration: 0.5)
      #expect(image?.images?.count == 2 && image?.duration == 0.5)
      #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
      #expect(UIImage.checkmark.isSymbolImage)
    }

    @Test func `what only has names and state is declared`() {
      let picker = UIImagePickerController()
      picker.cameraDevice = .front
      picker.videoMaximumDuration = 10
      #expect(
        picker.cameraDevice == .front && !UIImagePickerController.isCameraDeviceAvailable(.rear))
      #expect(UIScreen.screens == [UIScreen.main])
      #expect(UIMenu.Identifier.file != .edit)
      let action = UIAccessibilityCustomAction(
        attributedName: NSAttributedString(string: "Delete")
      ) { _ in true }
      #expect(action.name == "Delete")
      let (one, other) = (UIView(), UIView())
      let constraint = NSLayoutConstraint(
        item: one, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .trailing,
        multiplier: 1, constant: 0)
      #expect(constraint.firstAnchor.item === one && constraint.secondAnchor?.item === other)
      let create: @MainActor (NSLayoutXAxisAnchor) -> NSLayoutConstraint = one.leadingAnchor
        .constraint(
          equalTo:)
      #expect(create(other.leadingAnchor).constant == 0)
      let text = NSAttributedString(attachment: Icon())
      #expect(text.containsAttachments(in: NSRange(location: 0, length: 1)))
      let adjusting: any UIContentSizeCategoryAdjusting = UILabel()
      adjusting.adjustsFontForContentSizeCategory = true
      #expect(adjusting.adjustsFontForContentSizeCategory)
      #expect(Cards().indexPathsToDeleteForDecorationView(ofKind: "line").isEmpty)
    }

    @Test func `a path is copied, and its points transformed`() {
      var move = CGAffineTransform(translationX: 10, y: 20)
      let square = CGRect(x: 0, y: 0, width: 2, height: 2)
      let moved = square.offsetBy(dx: 10, dy: 20)
      let path = CGPath(rect: square, transform: nil)
      #expect(path.copy(using: &move)?.boundingBox == moved && path.boundingBox == square)
      #expect(CGPath(ellipseIn: square, transform: &move).boundingBox == moved)
      let longer: CGMutablePath? = path.mutableCopy()
      longer?.addPath(path, transform: move)
      #expect(longer?.boundingBox == square.union(moved) && path.boundingBox == square)
      let copy: CGPath? = longer?.copy()
      #expect(copy?.boundingBox == longer?.boundingBox && copy !== longer)
    }

    @Test func `a press has no key, and keys have the numbers of USB's tables`() {
      #expect(UIPress().key == nil)
      let usages: [UIKeyboardHIDUsage] = [
        .keyboardA, .keyboardTab, .keyboardUpArrow, .keypad0, .keyboardExSel, .keyboardRightGUI,
      ]
      #expect(usages.map(\.rawValue) == [4, 43, 82, 98, 164, 231])
    }

    @Test func `an animation between begin and commit makes its changes immediately`() {
      let view = UIView()
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.3)
      UIView.setAnimationCurve(.easeOut)
      view.alpha = 0
      UIView.commitAnimations()
      #expect(view.alpha == 0)
    }

    @Test func `attributed strings have UIKit's attributes`() {
      var text = AttributedString("Fred")
      text.uiKit.strokeWidth = 2
      text.underlineColor = .red
      text.shadow = NSShadow()
      #expect(text.strokeWidth == 2 && text.uiKit.underlineColor == .red && text.shadow != nil)
    }

    @Test func `images can grow with the size of text`() {
      let views: [any UIAccessibilityContentSizeCategoryImageAdjusting] = [
        UIImageView(), UIButton(), NSTextAttachment(),
      ]
      for view in views { view.adjustsImageSizeForAccessibilityContentSizeCategory = true }
      #expect(
        views.allSatisfy { $0.adjustsImageSizeForAccessibilityContentSizeCategory })
    }

    @Test func `drawing code compiles, and draws nothing`() {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { drawing in
        let context = drawing.cgContext
        let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(),
          colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1])
        if let gradient {
          context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 4, y: 4), options: [.drawsAfterEndLocation])
        }
        context.interpolationQuality = .high
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.drawPath(using: .fillStroke)
        ("Fred" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      }
      #expect(image.size.width == 4)
      #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    }
  }
}
