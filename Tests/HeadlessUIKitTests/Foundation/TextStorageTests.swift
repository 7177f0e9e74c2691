import Foundation
import HeadlessUIKit
import Testing

extension HeadlessUIKitTests {
  @Suite struct TextStorageTests {
    private final class Recorder: NSObject, NSTextStorageDelegate {
      nonisolated(unsafe) var lines: [String] = []

      nonisolated func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        let range = "\(editedRange.location) \(editedRange.length)"
        lines.append("\(editedMask.rawValue) \(range) \(delta)")
      }
    }

    @Test(.bug(id: "U18"))
    func `a text storage calls its delegate once for a change and once for a group`() {
      let storage = NSTextStorage(string: "one two")
      let recorder = Recorder()
      storage.delegate = recorder
      storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
      #expect(storage.string == "three two" && recorder.lines == ["2 0 5 2"])
      storage.beginEditing()
      storage.replaceCharacters(in: NSRange(location: 5, length: 4), with: "")
      storage.setAttributes([.kern: 1], range: NSRange(location: 0, length: 2))
      #expect(recorder.lines.count == 1)
      storage.endEditing()
      #expect(recorder.lines.last == "3 0 5 -4" && recorder.lines.count == 2)
      #expect(storage.editedRange.location == NSNotFound)
    }

    @Test func `a subclass changes attributes before its changes are processed`() {
      final class Spaced: NSTextStorage {
        override func processEditing() {
          addAttribute(.kern, value: 1, range: NSRange(location: 0, length: length))
          super.processEditing()
        }
      }
      let storage = Spaced(string: "")
      let recorder = Recorder()
      storage.delegate = recorder
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "one")
      storage.beginEditing()
      storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "O")
      storage.endEditing()
      #expect(recorder.lines == ["3 0 3 3", "3 0 3 0"])
      #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    }

    @Test func `the range of several changes lies in the text that they leave`() {
      let storage = NSTextStorage(string: String(repeating: "a", count: 20))
      let recorder = Recorder()
      storage.delegate = recorder
      func edit(_ changes: () -> Void) {
        storage.beginEditing()
        changes()
        storage.endEditing()
      }
      edit {
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 20))
        storage.deleteCharacters(in: NSRange(location: 10, length: 10))
      }
      edit {
        storage.deleteCharacters(in: NSRange(location: 5, length: 5))
        storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
      }
      edit {
        storage.addAttribute(.kern, value: 3, range: NSRange(location: 3, length: 2))
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "bb")
      }
      #expect(recorder.lines == ["3 0 10 -10", "3 0 5 -5", "3 0 7 2"])
    }

    @Test func `typing into a text keeps its attributes, and changes only what is typed`() {
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "link", attributes: [.link: "a"])
      let recorder = Recorder()
      view.textStorage.delegate = recorder
      view.insertText("s")
      #expect(view.text == "links" && recorder.lines == ["2 4 1 1"])
      for place in [0, 4] {
        let link = view.attributedText.attribute(.link, at: place, effectiveRange: nil)
        #expect(link as? String == "a")
      }
      view.attributedText = NSAttributedString(string: "new")
      #expect(recorder.lines == ["2 4 1 1", "3 0 3 -2"])
      view.text = "plain"
      #expect(recorder.lines.count == 3 && view.textStorage.string == "plain")
    }

    @Test func `a text view shows what the delegate of its text storage makes of a text`() {
      final class Capitals: NSObject, NSTextStorageDelegate {
        nonisolated func textStorage(
          _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
          range editedRange: NSRange, changeInLength delta: Int
        ) {
          let new = (textStorage.string as NSString).substring(with: editedRange)
          textStorage.replaceCharacters(in: editedRange, with: new.uppercased())
        }
      }
      let (view, capitals) = (UITextView(), Capitals())
      view.textStorage.delegate = capitals
      view.text = "a"
      view.insertText("b")
      #expect(view.text == "AB" && view.attributedText.string == "AB")
      view.attributedText = NSAttributedString(string: "c")
      #expect(view.text == "C" && view.selectedRange == NSRange(location: 1, length: 0))
    }

    @Test func `the cursor stays in the text when the text storage changes`() {
      let view = UITextView()
      view.text = "before"
      view.textStorage.setAttributedString(NSAttributedString(string: "behind"))
      #expect(view.selectedRange == NSRange(location: 6, length: 0))
      view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 4))
      #expect(view.selectedRange == NSRange(location: 2, length: 0))
      view.insertText("!")
      #expect(view.text == "be!")
    }

    @Test func `a text view shows what its text storage holds, and the reverse`() {
      let view = UITextView()
      view.text = "before"
      let storage = view.textStorage
      storage.append(NSAttributedString(string: " and after"))
      #expect(view.text == "before and after")
      view.text = "new"
      #expect(storage.string == "new")
      view.selectedRange = NSRange(location: 3, length: 0)
      view.insertText("er")
      #expect(storage.string == "newer" && view.layoutManager.textStorage === storage)
    }

    @Test func `a text view takes the text of its container`() {
      let storage = NSTextStorage(string: "given")
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: .zero)
      manager.addTextContainer(container)
      let view = UITextView(frame: .zero, textContainer: container)
      #expect(view.text == "given" && view.textStorage === storage)
      #expect(view.layoutManager === manager && container.layoutManager === manager)
    }

    @Test func `an app's own text storage is asked for its text`() {
      final class Own: NSTextStorage {
        private let text = NSMutableAttributedString(string: "")
        override var string: String { text.string }
        override func attributes(
          at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] {
          text.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
          text.replaceCharacters(in: range, with: str)
          edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
        }
        override func setAttributes(
          _ attrs: [NSAttributedString.Key: Any]?, range: NSRange
        ) {
          text.setAttributes(attrs, range: range)
          edited(.editedAttributes, range: range, changeInLength: 0)
        }
      }
      let storage = Own()
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "own")
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      #expect(manager.numberOfGlyphs == 3 && storage.length == 3)
      let link = NSAttributedString(string: " text", attributes: [.link: "a"])
      storage.append(link)
      storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 3))
      var range = NSRange()
      let all = NSRange(location: 0, length: 8)
      #expect(
        storage.attribute(.link, at: 5, longestEffectiveRange: &range, in: all) as? String == "a")
      #expect(range == NSRange(location: 3, length: 5))
      #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 2)
      storage.deleteCharacters(in: NSRange(location: 0, length: 4))
      let container = NSTextContainer(size: .zero)
      manager.addTextContainer(container)
      let view = UITextView(frame: .zero, textContainer: container)
      #expect(view.text == "text")
      #expect(view.attributedText.attribute(.link, at: 0, effectiveRange: nil) as? String == "a")
    }

    @Test func `a layout manager finds the character that it places`() {
      let storage = NSTextStorage(string: "first line\nsecond")
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 300, height: 300))
      manager.addTextContainer(container)
      let second = NSRange(location: 11, length: 6)
      let place = manager.boundingRect(forGlyphRange: second, in: container)
      #expect(place.minY > 0)
      let index = manager.characterIndex(
        for: CGPoint(x: place.minX + 1, y: place.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(index == 11)
      #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 17))
      #expect(manager.usedRect(for: container).maxY == place.maxY)
      let places: [(CGFloat, Int)] = [(.infinity, 16), (-.infinity, 0), (.nan, 0), (1e300, 16)]
      for (place, nearest) in places {
        #expect(manager.glyphIndex(for: CGPoint(x: place, y: place), in: container) == nearest)
      }
      let all = NSRange(location: 0, length: 17)
      storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 0), range: all)
      #expect(manager.glyphIndex(for: .zero, in: container) == 0)
      #expect(manager.usedRect(for: container).width.isFinite)
    }

    @Test func `a text that isn't shown is measured on any thread`() async {
      let storage = NSTextStorage(string: "two\nlines")
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: 300, height: 300))
      manager.addTextContainer(container)
      let height = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: manager.usedRect(for: container).height)
        }
      }
      #expect(height == manager.usedRect(for: container).height && height > 0)
      withExtendedLifetime(storage) {}
    }
  }
}
