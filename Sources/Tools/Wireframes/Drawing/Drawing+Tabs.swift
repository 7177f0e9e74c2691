import AppDriver

extension Drawing {
  /// Draws a tab with its icon, title, and badge.
  mutating func drawTab(_ tabs: TabBarSnapshot, _ place: Int, in frame: Rectangle) {
    let isSelected = place == tabs.selectedIndex
    let badge = tabs.badge(at: place)
    open(
      role: "img",
      tabs.titles[place].spoken + (isSelected ? ", selected tab" : ", tab")
        + (badge.map { ", badge " + $0.spoken } ?? ""))
    if let icon = drawItem(tabs.titles[place], isSelected, in: frame) {
      canvas.rectangle(icon, radius: 6, isSelected ? "fw-p" : "fw-box")
    }
    if let badge, !badge.isEmpty { drawBadge(badge, in: frame) }
    close()
  }

  /// Draws the tab that shows a list of those for which there is no space.
  mutating func drawMore(_ tabs: TabBarSnapshot, _ first: Int, in frame: Rectangle) {
    let isSelected = tabs.selectedIndex >= first && tabs.selectedIndex < tabs.titles.count
    let titles = tabs.titles[first...].prefix(100).joined(separator: ", ").spoken
    let end =
      isSelected ? ", \(tabs.titles[tabs.selectedIndex].spoken), selected tab" : ", tab"
    open(role: "img", "More: " + titles + end)
    if let icon = drawItem("More", isSelected, in: frame) {
      for dot in -1...1 {
        canvas.circle(icon.midX + 8 * dot, icon.midY, radius: 3, isSelected ? "fw-p" : "fw-g")
      }
    }
    close()
  }

  /// Draws the title of a tab; returns the place of its icon, `nil` if there is no space for one.
  private mutating func drawItem(
    _ title: String, _ isSelected: Bool, in frame: Rectangle
  ) -> Rectangle? {
    let isFlat = Self.isFlat(frame)
    canvas.text(
      title, x: frame.midX, baseline: frame.maxY - (isFlat ? 11 : 7), width: frame.width - 6,
      TextStyle(font: .tiny, color: isSelected ? .accent : .gray, anchor: .middle))
    return isFlat ? nil : Rectangle(frame.midX - 10, frame.y + 7, 20, 20)
  }

  private mutating func drawBadge(_ badge: String, in frame: Rectangle) {
    let width = min(40, max(18, TextMeasure(.tiny).width(of: badge, atMost: 40) + 8))
    let x =
      Self.isFlat(frame) ? frame.maxX - width : min(frame.midX + 4, frame.maxX - width)
    let pill = Rectangle(x, frame.y + 2, width, 16)
    canvas.rectangle(pill, radius: 8, "fw-u")
    drawLine(badge, in: pill.inset(2), TextStyle(font: .tiny, color: .onAccent, anchor: .middle))
  }

  /// Whether a tab has the height that it has on a phone in landscape orientation.
  private static func isFlat(_ frame: Rectangle) -> Bool { frame.height < 40 }
}
