import Foundation

/// The content of a section's header or footer: its texts and its controls.
struct SectionViewContent {
  /// The texts; `nil` if there are none, or if they are the name of a button.
  private(set) var text: String?
  /// The header itself, if it can be tapped, and the controls inside it.
  private(set) var controls: [Content.Element]

  /// Reads the header or footer.
  ///
  /// A view with a recognizer for taps, such as the header of a section that the user opens and
  /// closes, is a button named by its texts.
  init(_ view: UIView) {
    let inner = ViewReader(ofCell: ())
    inner.readBesidesTap(view)
    let texts = inner.texts
    let title = texts.joined(separator: " · ")
    controls = CellContent.controls(in: inner.elements, named: title)
    guard let tap = view.tapRecognizer, texts.isEmpty == false || controls.isEmpty else {
      text = texts.isEmpty ? nil : title
      return
    }
    let name = view.accessibilityLabel ?? texts.joined(separator: " ")
    var button = Content.Button(name.isBlank ? "Section" : name) { tap.personMakesGesture() }
    button.extras = inner.extras(of: view)
    controls.insert(.button(button), at: 0)
  }
}

extension ItemHost {
  /// Adds what the user can do with the displayed headers of a section, together with their texts.
  ///
  /// - Returns: Whether there is anything; if not, the texts aren't added either.
  func readHeaders(ofSection section: Int, into reader: ViewReader) -> Bool {
    let contents = sectionViews(of: section, footers: false).map { SectionViewContent($0) }
    guard contents.contains(where: { !$0.controls.isEmpty }) else { return false }
    for content in contents {
      if let text = content.text {
        reader.add(.rows(Content.Rows(count: 0, header: text) { _ in Content.Row("") }))
      }
      for control in content.controls { reader.add(control) }
    }
    return true
  }

  /// Adds the footers of a section: their texts, and what the user can do with them.
  func readFooters(ofSection section: Int, into reader: ViewReader) {
    let contents = sectionViews(of: section, footers: true).map { SectionViewContent($0) }
    guard contents.contains(where: { !$0.controls.isEmpty }) else {
      if let footer = footerText(section) { reader.addLabel(footer, of: self) }
      return
    }
    for content in contents {
      if let text = content.text { reader.addLabel(text, of: self) }
      for control in content.controls { reader.add(control) }
    }
  }
}
