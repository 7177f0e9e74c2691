import Wireframes

@testable import AppDriver

/// Texts and sizes that a drawing must survive.
enum Inputs {
  nonisolated static let all = [
    "", "Home", String(repeating: "Very long ", count: 100), String(repeating: "W", count: 2_000),
    "مرحبا بالعالم هذا نص طويل من اليمين إلى اليسار", "日本語のとても長いタイトルが収まらない", "👩‍👩‍👧‍👦🇩🇪👍🏽❤️",
    "e" + String(repeating: "\u{301}", count: 200), "\u{0}\u{1B}[31m\u{7F}\u{202E}\u{2028}\u{FFFE}",
    "a\nb\r\nc\td", "</script><script>alert(1)</script>", "]]><!-- <![CDATA[ -->",
    "\" onload=\"x\" '<&>", "&amp;&#0;",
  ]

  static let attributes: Set = [
    "x", "y", "width", "height", "rx", "cx", "cy", "r", "d", "class", "role", "aria-label",
    "aria-hidden", "viewBox", "textLength", "lengthAdjust",
  ]

  private static let looks: [ElementLook] = [
    .standard, .slider(.nan), .slider(2), .stepper, .segments, .menu, .wheel, .date, .image,
    .progress(.infinity), .spinner, .pages(count: 1_000_000, current: -3), .textView, .footer,
    .label(lines: 0), .label(lines: .max), .label(lines: -1), .button(.tinted), .button(.gray),
    .button(.done), .button(.plain), .button(.prominent), .button(.destructive), .button(.cancel),
    .button(.image),
    .row(RowLook(accessory: .info, hasSubtitle: true, image: "i")), .row(RowLook(columns: 900)),
    .row(RowLook(startsSection: true, hasLabelColumn: true, list: .grouped(isInset: true))),
    .button(.destructiveFilled),
  ]

  /// The columns of stacks, some of which can't be.
  private static let columns: [[StackColumn]] = [
    [StackColumn(stack: 0, column: 0)], [StackColumn(stack: 0, column: 1, distribution: .equal)],
    [StackColumn(stack: 0, column: .max, distribution: .spaced, spacers: [0, .max, -1])],
    (0..<100).map { StackColumn(stack: $0, column: -$0) },
    (0..<9).map { StackColumn(stack: -$0, column: $0, distribution: .equal) },
  ]

  private static let popovers: [DisplayPopover] = [
    DisplayPopover(), DisplayPopover(arrows: []),
    DisplayPopover(
      anchor: .area(controller: 0, x: .max, y: .min, width: -1, height: .max), arrows: [.right]),
    DisplayPopover(anchor: .area(controller: 0, x: 0, y: 600, width: 30, height: 30)),
    DisplayPopover(
      anchor: .element(ElementTarget(controller: 0, kind: .button, label: "", ordinal: 0))),
  ]

  /// Pictures of displays that have a text in all places.
  static func pictures(of text: String) -> [Picture] {
    let kinds = ElementKind.allCases
    let elements = looks.enumerated().flatMap { place, look in
      kinds.enumerated().map { index, kind in
        element(
          kind, text, value: index.isMultiple(of: 2) ? text : nil, place,
          enabled: place.isMultiple(of: 2), indentation: place * 100, options: [text, "a", text],
          row: kind == .row || place.isMultiple(of: 3) ? nil : place, editing: kind == .field,
          selected: place.isMultiple(of: 2), look: look,
          columns: place.isMultiple(of: 4) ? columns[index % columns.count] : [])
      }
    }
    let bar = DisplayBar(
      title: text, isLarge: true, prompt: text, back: text,
      leading: Array(elements.prefix(20)), trailing: Array(elements.suffix(20)),
      accessories: [element(.search, text)])
    let tabs = TabBarSnapshot(
      titles: Array(repeating: text, count: 12), selectedIndex: 99, isReachable: true,
      badges: [text])
    // The display has room for fewer than 60 rows.
    let chunks = stride(from: 0, to: elements.count, by: 30).map {
      DisplayPane(
        title: text, bar: $0 == 0 ? bar : nil,
        elements: Array($0 == 0 ? elements[...] : elements[$0...].prefix(60)), rowsBefore: 1,
        rowsAfter: .max, toolbar: $0 == 0 ? elements : [],
        dots: PageDots(count: .max, current: -1))
    }
    let styles: [DisplayLayer.Style] = [
      .full, .sheet(height: 1, hasGrabber: true), .sheet(height: .nan, hasGrabber: false),
      .sheet(height: -1, hasGrabber: true), .popover, .alert, .actionSheet,
    ]
    let layers = styles.enumerated().map { place, style in
      DisplayLayer(
        style: style, panes: [chunks[0]], tabs: tabs,
        popover: popovers[place % popovers.count],
        preferredSize: PreferredSize(width: .nan, height: Double(place) * 1e30))
    }
    let popped = popovers.flatMap { popover in
      [DisplayLayer.Style.popover, .actionSheet].map {
        DisplaySnapshot(
          layers: [
            // What is behind is drawn above, so some of it is enough here.
            DisplayLayer(panes: [chunks[1]]),
            DisplayLayer(style: $0, panes: [chunks[0]], popover: popover),
          ])
      }
    }
    let single = chunks.map { DisplaySnapshot(layers: [DisplayLayer(panes: [$0])]) }
    let sized = [(390.0, 844.0), (844, 390), (1_180, 820), (.nan, 0), (1, 1e300)].flatMap {
      width, height in
      let traits = TraitSnapshot(
        width: width > 850 ? .regular : .compact, height: height < 400 ? .compact : .regular,
        isLandscape: width > height)
      return [
        DisplaySnapshot(width: width, height: height, traits: traits, layers: layers),
        DisplaySnapshot(
          width: width, height: height, traits: traits,
          layers: [DisplayLayer(bar: bar, panes: Array(chunks.prefix(3)), tabs: tabs)]),
      ]
    }
    return (single + sized + popped + [DisplaySnapshot(layers: [])]).map { Picture($0) }
  }
}
